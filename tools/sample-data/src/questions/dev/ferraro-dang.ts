import type { QuestionSet } from '../question-set.ts';
import { ferraroDangCalendars } from './ferraro-dang-calendars.ts';
import { ferraroDangAskedQuestions } from './ferraro-dang-questions.ts';
import { ferraroDangSources } from './ferraro-dang-sources.ts';

const family = `family_id: ferraro-dang
timezone: Australia/Melbourne
locale: en-AU
home_address: 27 Cramer Grove, Preston VIC
members:
  - { id: jo, name: Jo Ferraro, nickname: Mum, role: parent, messenger_user_id: "7101", designated: true, emails: [jo@example.org] }
  - { id: linh, name: Linh Dang, nickname: Ma, role: parent, messenger_user_id: "7102", emails: [linh@example.org] }
  - { id: pina, name: Pina Ferraro, nickname: Nonna, role: parent, messenger_user_id: "7103" }
  - { id: tilda, name: Tilda Dang-Ferraro, nickname: Til, role: child, messenger_user_id: "7104", current_grade: "9", school: Yarra Bend College }
  - { id: hugo, name: Hugo Dang-Ferraro, role: child, current_grade: "4", school: Bellbird Primary, teacher: Mr. Whelan }
  - { id: bea, name: Bea Dang-Ferraro, aliases: [Beatrice], role: child, school: Bellbird Primary, teacher: Ms. Okello }
calendars:
  - { id: home, default: true }
  - { id: jo, owner: jo }
  - { id: linh, owner: linh }
  - { id: tilda, owner: tilda }
  - { id: littlies }
places:
  - { match: Springvale, minutes_from_home: 45 }
  - { match: "TAFE, Epping", minutes_from_home: 25 }
  - { match: Edwardes Lake, minutes_from_home: 10 }
  - { match: Mill Park, minutes_from_home: 20 }
  - { match: Darebin Smiles, minutes_from_home: 15 }
  - { match: Bounce Barn, minutes_from_home: 15 }
  - { match: Thornbury Vets, minutes_from_home: 10 }
`;

/** Two mothers in Melbourne, a gardener and a pharmacist, with three children, on a Tuesday evening in February. */
export const ferraroDangQuestions: QuestionSet = {
  id: 'ferraro-dang',
  now: '2029-02-13T19:40:00+11:00',
  family,
  calendars: ferraroDangCalendars,
  sources: ferraroDangSources,
  questions: ferraroDangAskedQuestions,
};
