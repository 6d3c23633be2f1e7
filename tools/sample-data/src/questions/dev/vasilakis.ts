import type { QuestionSet } from '../question-set.ts';
import { vasilakisCalendars } from './vasilakis-calendars.ts';
import { vasilakisAskedQuestions } from './vasilakis-questions.ts';
import { vasilakisSources } from './vasilakis-sources.ts';

const family = `family_id: vasilakis
timezone: Australia/Melbourne
locale: en-AU
home_address: 9 Bellbird Rise, Wattle Ridge
members:
  - { id: despina, name: Despina Vasilakis, nickname: Mum, aliases: [Mummy, Des], role: parent, messenger_user_id: "7401", designated: true, emails: [despina@example.org] }
  - { id: tom, name: Tom Garrity, nickname: Dad, aliases: [Daddy], role: parent, messenger_user_id: "7402", emails: [tom@example.org] }
  - { id: mei, name: Mei Tan, nickname: Mei, role: parent, messenger_user_id: "7403", emails: [mei@example.org] }
  - { id: soula, name: Soula Vasilakis, nickname: Yiayia, aliases: [Grandma, Yiayia Soula], role: parent, messenger_user_id: "7404", emails: [soula@example.org] }
  - { id: zoe, name: Zoe Garrity, role: child, messenger_user_id: "7405", current_grade: "11", school: Wattle Ridge College }
  - { id: leo, name: Leo Garrity, role: child, messenger_user_id: "7406", current_grade: "7", school: Wattle Ridge College }
  - { id: nell, name: Nell Garrity, aliases: [Nelly], role: child, current_grade: "2", school: Bellbird Primary }
calendars:
  - { id: family, default: true }
  - { id: tom, owner: tom }
  - { id: mei, owner: mei }
places:
  - { match: Park Street, minutes_from_home: 30 }
  - { match: Eastfield Stadium, minutes_from_home: 20 }
  - { match: Treehouse Play Centre, minutes_from_home: 15 }
  - { match: Memorial Park, minutes_from_home: 10 }
  - { match: Bayview Day Surgery, minutes_from_home: 35 }
`;

/** Three children in alternate weeks with a father who flies to a mine, asked about in the school holidays. */
export const vasilakisQuestions: QuestionSet = {
  id: 'vasilakis',
  now: '2027-03-31T07:25:00+11:00',
  family,
  calendars: vasilakisCalendars,
  sources: vasilakisSources,
  questions: vasilakisAskedQuestions,
};
