import type { QuestionSet } from '../question-set.ts';
import { brandvoldOduyaCalendars } from './brandvold-oduya-calendars.ts';
import { brandvoldOduyaAskedQuestions } from './brandvold-oduya-questions.ts';
import { brandvoldOduyaSources } from './brandvold-oduya-sources.ts';

const family = `family_id: brandvold-oduya
timezone: America/Halifax
locale: en-CA
home_address: 12 Kelp Street, Harrow Cove
members:
  - { id: kari, name: Kari Brandvold, nickname: Mom, aliases: [Mum, Mama], role: parent, messenger_user_id: "7301", designated: true, emails: [kari@example.org] }
  - { id: tunde, name: Tunde Oduya, nickname: Dad, aliases: [Daddy, Baba], role: parent, messenger_user_id: "7302", emails: [tunde@example.org] }
  - { id: solveig, name: Solveig Brandvold, nickname: Mormor, aliases: [Grandma, Gran], role: parent, messenger_user_id: "7303" }
  - { id: elias, name: Elias Brandvold-Oduya, nickname: Eli, role: child, messenger_user_id: "7304", current_grade: "8", school: Harrow Cove Junior High }
  - { id: ida, name: Idunn Brandvold-Oduya, nickname: Ida, role: child, messenger_user_id: "7305", current_grade: "4", school: Harrow Cove Elementary, teacher: Ms. Tallis }
  - { id: noah, name: Noah Brandvold-Oduya, nickname: Noah, aliases: [Nono], role: child, school: Little Lantern Nursery }
calendars:
  - { id: family, default: true }
  - { id: dad, owner: tunde }
  - { id: elias, owner: elias }
places:
  - { match: Ferryfield Turf, minutes_from_home: 12 }
  - { match: Northend Dome, minutes_from_home: 25 }
  - { match: Rockport Field, minutes_from_home: 35 }
  - { match: Tumble Barn, minutes_from_home: 15 }
  - { match: Seaview Dental, minutes_from_home: 20 }
`;

/** Three children, the smallest at nursery, and their grandmother, asked about before the clocks go back in Canada. */
export const brandvoldOduyaQuestions: QuestionSet = {
  id: 'brandvold-oduya',
  now: '2027-10-27T11:20:00-03:00',
  family,
  calendars: brandvoldOduyaCalendars,
  sources: brandvoldOduyaSources,
  questions: brandvoldOduyaAskedQuestions,
};
