import type { QuestionSet } from '../question-set.ts';
import { hoangLeblancCalendars } from './hoang-leblanc-calendars.ts';
import { hoangLeblancAskedQuestions } from './hoang-leblanc-questions.ts';
import { hoangLeblancSources } from './hoang-leblanc-sources.ts';

const family = `family_id: hoang-leblanc
timezone: America/New_York
locale: en-US
home_address: 27 Sawyer Lane, Tannersfield
members:
  - { id: claire, name: Claire Leblanc, nickname: Mom, role: parent, messenger_user_id: "9641", designated: true, emails: [claire@example.org] }
  - { id: linh, name: Linh Hoang, nickname: Mama, role: parent, messenger_user_id: "9642", emails: [linh@example.org] }
  - { id: camille, name: Camille Adler, aliases: [Cam], role: child, messenger_user_id: "9643", current_grade: "12", school: Tannersfield High School }
  - { id: jade, name: Jade Hoang, role: child, messenger_user_id: "9644", current_grade: "9", school: Tannersfield High School }
  - { id: jonah, name: Jonah Adler, aliases: [Jo], role: child, messenger_user_id: "9645", current_grade: "4", school: Pine Hollow Elementary, teacher: Ms. Whitlock }
  - { id: bea, name: Beatrice Hoang-Leblanc, nickname: Bea, role: child }
calendars:
  - { id: family, default: true }
  - { id: claire, owner: claire }
  - { id: linh, owner: linh }
  - { id: camille, owner: camille }
  - { id: jade, owner: jade }
  - { id: jonah, owner: jonah }
places:
  - { match: Tannersfield Rink, minutes_from_home: 15 }
  - { match: Quannapog Boathouse, minutes_from_home: 20 }
  - { match: Harborview High School, minutes_from_home: 35 }
  - { match: Valley Allergy, minutes_from_home: 25 }
  - { match: Mill Street Animal Clinic, minutes_from_home: 10 }
  - { match: Logan Airport, minutes_from_home: 55 }
  - { match: Shah Orthodontics, minutes_from_home: 10 }
`;

/** Blended family in Massachusetts with shared custody and college applications, asked on the first of November. */
export const hoangLeblancQuestions: QuestionSet = {
  id: 'hoang-leblanc',
  now: '2029-11-01T16:20:00-04:00',
  family,
  calendars: hoangLeblancCalendars,
  sources: hoangLeblancSources,
  questions: hoangLeblancAskedQuestions,
};
