import type { QuestionSet } from '../question-set.ts';
import { tanakaCalendars } from './tanaka-calendars.ts';
import { tanakaAskedQuestions } from './tanaka-questions.ts';
import { tanakaSources } from './tanaka-sources.ts';

const family = `family_id: tanaka
timezone: America/Los_Angeles
locale: en-US
home_address: 31 Lantern Street, Port Halloway
members:
  - { id: naomi, name: Naomi Tanaka, nickname: Mom, aliases: [Mama, Mommy], role: parent, messenger_user_id: "6101", designated: true, emails: [naomi@example.org] }
  - { id: marcus, name: Marcus Reilly, nickname: Dad, aliases: [Daddy, Papa], role: parent, messenger_user_id: "6102", emails: [marcus@example.org] }
  - { id: haruko, name: Haruko Tanaka, nickname: Baachan, aliases: [Grandma, Obaachan], role: parent, messenger_user_id: "6103", emails: [haruko@example.org] }
  - { id: mika, name: Mika Tanaka, aliases: [Mimi], role: child, messenger_user_id: "6104", current_grade: "11", school: Port Halloway High }
  - { id: kenji, name: Kenji Tanaka, aliases: [Ken], role: child, messenger_user_id: "6105", current_grade: "4", school: Larkspur Elementary, teacher: Mr. Okafor }
  - { id: leo, name: Leo Tanaka, aliases: [Leo-chan], role: child }
calendars:
  - { id: family, default: true }
  - { id: mika, owner: mika }
  - { id: naomi, owner: naomi }
places:
  - { match: Tideway Dojo, minutes_from_home: 12 }
  - { match: Miller Fields, minutes_from_home: 15 }
  - { match: Halloway Eye Clinic, minutes_from_home: 30 }
  - { match: Hollow Hill Farm, minutes_from_home: 40 }
  - { match: Port Halloway station, minutes_from_home: 20 }
  - { match: Coldwater Ridge, minutes_from_home: 50 }
`;

/** Three children, two parents and a grandmother under one roof, asked about on a Wednesday evening in October. */
export const tanakaQuestions: QuestionSet = {
  id: 'tanaka',
  now: '2027-10-06T18:40:00-07:00',
  family,
  calendars: tanakaCalendars,
  sources: tanakaSources,
  questions: tanakaAskedQuestions,
};
