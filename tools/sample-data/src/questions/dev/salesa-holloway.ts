import type { QuestionSet } from '../question-set.ts';
import { salesaHollowayCalendars } from './salesa-holloway-calendars.ts';
import { salesaHollowayAskedQuestions } from './salesa-holloway-questions.ts';
import { salesaHollowaySources } from './salesa-holloway-sources.ts';

const family = `family_id: salesa-holloway
timezone: Pacific/Auckland
locale: en-NZ
home_address: 14 Ferrier Street, Karewa Bay
members:
  - { id: tess, name: Tess Holloway, nickname: Mum, role: parent, messenger_user_id: "7311", designated: true, emails: [tess@example.org] }
  - { id: ioane, name: Ioane Salesa, nickname: Dad, role: parent, messenger_user_id: "7312", emails: [ioane@example.org] }
  - { id: mele, name: Mele Salesa-Holloway, role: child, messenger_user_id: "7313", current_grade: "10", school: Karewa College }
  - { id: finn, name: Finn Munro, role: child, messenger_user_id: "7314", current_grade: "6", school: Karewa Bay School, teacher: Ms. Rewi }
  - { id: lupe, name: Lupe Salesa-Holloway, aliases: [Lulu], role: child, messenger_user_id: "7315", current_grade: "2", school: Karewa Bay School }
calendars:
  - { id: family, default: true }
  - { id: tess, owner: tess }
  - { id: ioane, owner: ioane }
  - { id: mele, owner: mele }
  - { id: finn, owner: finn }
places:
  - { match: Harbour Dental, minutes_from_home: 10 }
  - { match: Wellington Airport, minutes_from_home: 40 }
  - { match: Karewa Bus Station, minutes_from_home: 15 }
  - { match: Zap Zone, minutes_from_home: 25 }
  - { match: Bay Motors, minutes_from_home: 5 }
`;

/** Blended family in New Zealand in the last weeks of a school term, asked before the clocks go forward. */
export const salesaHollowayQuestions: QuestionSet = {
  id: 'salesa-holloway',
  now: '2030-09-18T19:10:00+12:00',
  family,
  calendars: salesaHollowayCalendars,
  sources: salesaHollowaySources,
  questions: salesaHollowayAskedQuestions,
};
