import type { QuestionSet } from '../question-set.ts';
import { kowalskiCalendars } from './kowalski-calendars.ts';
import { kowalskiAskedQuestions } from './kowalski-questions.ts';
import { kowalskiSources } from './kowalski-sources.ts';

const family = `family_id: kowalski
timezone: America/Chicago
locale: en-US
home_address: 208 Hickory Street, Prairie Glen
members:
  - { id: renee, name: Renee Kowalski, nickname: Mom, aliases: [Mommy, Ma], role: parent, messenger_user_id: "7301", designated: true, emails: [renee@example.org] }
  - { id: pete, name: Pete Kowalski, nickname: Dad, aliases: [Peter, Daddy], role: parent, messenger_user_id: "7302", emails: [pete@example.org] }
  - { id: stan, name: Stan Kowalski, nickname: Grandpa, aliases: [Dziadzia, Stanley], role: parent, messenger_user_id: "7303", emails: [stan@example.org] }
  - { id: tessa, name: Tessa Kowalski, nickname: Tess, role: child, messenger_user_id: "7304", current_grade: "10", school: Prairie Glen High }
  - { id: owen, name: Owen Kowalski, role: child, messenger_user_id: "7305", current_grade: "6", school: Lindgren Middle School }
  - { id: josie, name: Josephine Kowalski, nickname: Josie, aliases: [JoJo, Jo], role: child, current_grade: "1", school: Birch Street Elementary, teacher: Ms. Albrecht }
calendars:
  - { id: family, default: true }
  - { id: tessa, owner: tessa }
  - { id: renee, owner: renee }
  - { id: pete, owner: pete }
places:
  - { match: Frostline Arena, minutes_from_home: 45 }
  - { match: Glacier Dome, minutes_from_home: 10 }
  - { match: Verity Heart Center, minutes_from_home: 35 }
  - { match: Skate Shack, minutes_from_home: 15 }
  - { match: Prairie Regional Airport, minutes_from_home: 50 }
`;

/** Three children, two parents and a grandfather upstairs, asked about on a Tuesday morning before the clocks change. */
export const kowalskiQuestions: QuestionSet = {
  id: 'kowalski',
  now: '2028-03-07T07:20:00-06:00',
  family,
  calendars: kowalskiCalendars,
  sources: kowalskiSources,
  questions: kowalskiAskedQuestions,
};
