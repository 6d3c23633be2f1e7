import type { QuestionSet } from '../question-set.ts';
import { prosserHaleCalendars } from './prosser-hale-calendars.ts';
import { prosserHaleAskedQuestions } from './prosser-hale-questions.ts';
import { prosserHaleSources } from './prosser-hale-sources.ts';

const family = `family_id: prosser-hale
timezone: Europe/London
locale: en-GB
home_address: 3 Tan-y-Bryn, Abermelyn
members:
  - { id: gwen, name: Gwenda Prosser, nickname: Nain, aliases: [Gwen], role: parent, messenger_user_id: "8601", designated: true, emails: [gwenda@example.org] }
  - { id: emrys, name: Emrys Prosser, nickname: Taid, role: parent, messenger_user_id: "8602", emails: [emrys@example.org] }
  - { id: catrin, name: Catrin Prosser-Hale, nickname: Mam, aliases: [Cat], role: parent, messenger_user_id: "8603", emails: [catrin@example.org] }
  - { id: rhodri, name: Rhodri Prosser-Hale, nickname: Rhod, role: child, messenger_user_id: "8604", current_grade: "10", school: Aldermoor College, teacher: Mr Penhallow-Price }
  - { id: mali, name: Mali-Grace Prosser-Hale, nickname: Mali, aliases: [Mali Grace], role: child, messenger_user_id: "8605", current_grade: "4", school: Ysgol Pont-y-Felin, teacher: Mrs Rees-Jones }
calendars:
  - { id: house, default: true }
  - { id: railway, owner: emrys }
  - { id: aldermoor, owner: rhodri }
  - { id: ship, owner: catrin }
places:
  - { match: Aldermoor College, minutes_from_home: 80 }
  - { match: The Drovers, minutes_from_home: 25 }
  - { match: Glan Hospital, minutes_from_home: 30 }
  - { match: Marches Airport, minutes_from_home: 100 }
  - { match: Gelli Farm, minutes_from_home: 20 }
`;

/** Grandparents with a boy at boarding school, a girl at home and a daughter at sea, asked about on a Monday night. */
export const prosserHaleQuestions: QuestionSet = {
  id: 'prosser-hale',
  now: '2028-10-09T21:10:00+01:00',
  family,
  calendars: prosserHaleCalendars,
  sources: prosserHaleSources,
  questions: prosserHaleAskedQuestions,
};
