import type { QuestionSet } from '../question-set.ts';
import { callowayRuizCalendars } from './calloway-ruiz-calendars.ts';
import { callowayRuizAskedQuestions } from './calloway-ruiz-questions.ts';
import { callowayRuizSources } from './calloway-ruiz-sources.ts';

const family = `family_id: calloway-ruiz
timezone: America/Chicago
locale: en-US
home_address: 118 Cottonwood Loop, Fort Dunmore
members:
  - { id: teresa, name: Teresa Calloway-Ruiz, nickname: Mom, aliases: [Tere, Mami], role: parent, messenger_user_id: "8501", designated: true, emails: [teresa@example.org] }
  - { id: brandon, name: Brandon Calloway, nickname: Dad, aliases: [Bran], role: parent, messenger_user_id: "8502", emails: [brandon@example.org] }
  - { id: anne-marie, name: Anne-Marie Calloway, nickname: Annie, role: child, messenger_user_id: "8503", current_grade: "8", school: Harlow-Finch Middle School, teacher: Mr. Ortega-Lund }
  - { id: jonah, name: Jonah Calloway, nickname: Jojo, role: child, school: Bluestem Kindergarten, teacher: Ms. Fairweather }
  - { id: micah, name: Micah Calloway, nickname: Mikey, role: child, school: Bluestem Kindergarten, teacher: Ms. Fairweather }
calendars:
  - { id: home, default: true }
  - { id: teresa, owner: teresa }
  - { id: annie, owner: anne-marie }
  - { id: post, owner: brandon }
places:
  - { match: State Board of Nursing, minutes_from_home: 70 }
  - { match: Emory High School, minutes_from_home: 45 }
  - { match: Tallgrass Airport, minutes_from_home: 40 }
  - { match: Bounce Barn, minutes_from_home: 15 }
  - { match: Cannon Field, minutes_from_home: 5 }
`;

/** An army family six weeks after its move, with small twins and night shifts, asked about on a Thursday at noon. */
export const callowayRuizQuestions: QuestionSet = {
  id: 'calloway-ruiz',
  now: '2028-02-17T13:10:00-06:00',
  family,
  calendars: callowayRuizCalendars,
  sources: callowayRuizSources,
  questions: callowayRuizAskedQuestions,
};
