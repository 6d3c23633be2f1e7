import type { QuestionSet } from '../question-set.ts';
import { gallagherCalendars } from './gallagher-calendars.ts';
import { gallagherAskedQuestions } from './gallagher-questions.ts';
import { gallagherSources } from './gallagher-sources.ts';

const family = `family_id: gallagher
timezone: Europe/Dublin
locale: en-IE
home_address: 14 Clareville Road, Dublin
members:
  - { id: cian, name: Cian Gallagher, nickname: Dad, role: parent, messenger_user_id: "9501", designated: true, emails: [cian@example.org] }
  - { id: grace, name: Grace Gallagher, nickname: Auntie Grace, role: parent, messenger_user_id: "9502", emails: [grace@example.org] }
  - { id: roisin, name: Róisín Gallagher, nickname: Ro, aliases: [Roisin], role: child, messenger_user_id: "9503", current_grade: "6", school: "St. Clare's", teacher: Ms. Fahy }
  - { id: tom, name: Tom Gallagher, aliases: [Tommy], role: child }
calendars:
  - { id: home, default: true }
  - { id: cian, owner: cian }
  - { id: share, owner: tom }
  - { id: roisin, owner: roisin }
places:
  - { match: Marlay Park, minutes_from_home: 20 }
  - { match: National Aquatic Centre, minutes_from_home: 35 }
  - { match: "Training Centre, Tallaght", minutes_from_home: 25 }
  - { match: Markievicz Pool, minutes_from_home: 15 }
  - { match: Jump Zone, minutes_from_home: 20 }
  - { match: Ambulance base, minutes_from_home: 15 }
  - { match: Loreto Crumlin, minutes_from_home: 10 }
`;

/** A father alone who drives an ambulance, with two children and half a nanny, asked about on a Friday in June. */
export const gallagherQuestions: QuestionSet = {
  id: 'gallagher',
  now: '2029-06-15T14:10:00+01:00',
  family,
  calendars: gallagherCalendars,
  sources: gallagherSources,
  questions: gallagherAskedQuestions,
};
