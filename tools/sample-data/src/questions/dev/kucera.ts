import type { QuestionSet } from '../question-set.ts';
import { kuceraCalendars } from './kucera-calendars.ts';
import { kuceraAskedQuestions } from './kucera-questions.ts';
import { kuceraSources } from './kucera-sources.ts';

const family = `family_id: kucera
timezone: America/Chicago
locale: en-US
home_address: 80417 County Road 22, Ord NE
members:
  - { id: wade, name: Wade Kucera, nickname: Dad, role: parent, messenger_user_id: "8301", designated: true, emails: [wade@example.org] }
  - { id: shawna, name: Shawna Kucera, nickname: Mom, role: parent, messenger_user_id: "8302", emails: [shawna@example.org] }
  - { id: marlene, name: Marlene Kucera, nickname: Grandma, role: parent, messenger_user_id: "8303", emails: [marlene@example.org] }
  - { id: del, name: Delbert Kucera, nickname: Grandpa, aliases: [Del], role: parent }
  - { id: emmett, name: Emmett Kucera, role: child, messenger_user_id: "8304", current_grade: "11" }
  - { id: josie, name: Josie Kucera, aliases: [Josephine], role: child, messenger_user_id: "8305", current_grade: "7" }
  - { id: ruthie, name: Ruthie Kucera, aliases: [Ruth], role: child, current_grade: "2", teacher: Mrs. Osterholt }
calendars:
  - { id: home, default: true }
  - { id: farm, owner: wade }
  - { id: shawna, owner: shawna }
  - { id: kids }
  - { id: grandparents, owner: marlene }
places:
  - { match: Kearney Heart, minutes_from_home: 70 }
  - { match: "High school, Grand Island", minutes_from_home: 75 }
  - { match: "Clinic, Burwell", minutes_from_home: 20 }
  - { match: Ord Eye Care, minutes_from_home: 15 }
  - { match: Ravenna, minutes_from_home: 50 }
`;

/** Three generations on a farm in Nebraska, with corn, calves and three children, on a Monday morning in October. */
export const kuceraQuestions: QuestionSet = {
  id: 'kucera',
  now: '2030-10-14T06:10:00-05:00',
  family,
  calendars: kuceraCalendars,
  sources: kuceraSources,
  questions: kuceraAskedQuestions,
};
