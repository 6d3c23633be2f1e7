import type { QuestionSet } from '../question-set.ts';
import { pellewNguyenCalendars } from './pellew-nguyen-calendars.ts';
import { pellewNguyenAskedQuestions } from './pellew-nguyen-questions.ts';
import { pellewNguyenSources } from './pellew-nguyen-sources.ts';

const family = `family_id: pellew-nguyen
timezone: Australia/Adelaide
locale: en-AU
home_address: 8 Saltbush Street, Corella Park
members:
  - { id: bronte, name: Bronte Pellew, nickname: Mum, aliases: [Mama], role: parent, messenger_user_id: "8101", designated: true, emails: [bronte@example.org] }
  - { id: minh, name: Minh Nguyen, nickname: Dad, role: parent, messenger_user_id: "8102", emails: [minh@example.org] }
  - { id: colleen, name: Colleen Pellew, nickname: Nan, aliases: [Nanna, Grandma], role: parent, messenger_user_id: "8103" }
  - { id: jasper, name: Jasper Pellew-Nguyen, nickname: Jas, role: child, messenger_user_id: "8104", current_grade: "10", school: Corella High }
  - { id: lottie, name: Charlotte Pellew-Nguyen, nickname: Lottie, aliases: [Lots], role: child, current_grade: "4", school: Banksia Primary, teacher: Mr Abbas }
  - { id: teddy, name: Theodore Pellew-Nguyen, nickname: Teddy, aliases: [Ted], role: child, school: Possum Tree Kindy }
calendars:
  - { id: family, default: true }
  - { id: mum, owner: bronte }
  - { id: dad, owner: minh }
  - { id: jasper, owner: jasper }
places:
  - { match: Bounce Barn, minutes_from_home: 20 }
  - { match: Magpie Stadium, minutes_from_home: 25 }
  - { match: Marlin Aquatic Centre, minutes_from_home: 10 }
  - { match: Kestrel, minutes_from_home: 15 }
  - { match: Adelaide Airport, minutes_from_home: 35 }
  - { match: Harbour Rise Medical, minutes_from_home: 12 }
`;

/** Shift worker, traveller and teenager half an hour off whole zones, asked about in the week before the clocks change. */
export const pellewNguyenQuestions: QuestionSet = {
  id: 'pellew-nguyen',
  now: '2028-09-26T12:45:00+09:30',
  family,
  calendars: pellewNguyenCalendars,
  sources: pellewNguyenSources,
  questions: pellewNguyenAskedQuestions,
};
