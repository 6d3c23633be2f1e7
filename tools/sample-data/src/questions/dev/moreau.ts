import type { QuestionSet } from '../question-set.ts';
import { moreauCalendars } from './moreau-calendars.ts';
import { moreauAskedQuestions } from './moreau-questions.ts';
import { moreauSources } from './moreau-sources.ts';

const family = `family_id: moreau
timezone: America/Chicago
locale: en-US
home_address: 48 Alder Lane, Larkfield
members:
  - { id: claire, name: Claire Fontaine, nickname: Mom, aliases: [Mommy, Mama], role: parent, messenger_user_id: "5101", designated: true, emails: [claire@example.org] }
  - { id: daniel, name: Daniel Moreau, nickname: Dad, aliases: [Daddy, Dan], role: parent, messenger_user_id: "5102", emails: [daniel@example.org] }
  - { id: ruth, name: Ruth Moreau, nickname: Ruthie, role: parent, messenger_user_id: "5103", emails: [ruth@example.org] }
  - { id: josie, name: Josephine Moreau, nickname: Josie, aliases: [Jo], role: child, messenger_user_id: "5104", current_grade: "10", school: Brookhaven High School }
  - { id: theo, name: Theodore Moreau, nickname: Theo, aliases: [Teddy], role: child, messenger_user_id: "5105", current_grade: "6", school: Brookhaven Middle School }
  - { id: bea, name: Beatrix Moreau, nickname: Bea, aliases: [Bee], role: child, current_grade: "2", school: Fernwood Elementary, teacher: Ms. Halloran }
calendars:
  - { id: family, default: true }
  - { id: josie, owner: josie }
  - { id: dad, owner: daniel }
places:
  - { match: Northgate Ice Arena, minutes_from_home: 20 }
  - { match: Kestrel Pool, minutes_from_home: 10 }
  - { match: Fernwood Elementary, minutes_from_home: 8 }
`;

/** Three children in two homes, asked about on the Thursday before the clocks go forward. */
export const moreauQuestions: QuestionSet = {
  id: 'moreau',
  now: '2027-03-11T12:10:00-06:00',
  family,
  calendars: moreauCalendars,
  sources: moreauSources,
  questions: moreauAskedQuestions,
};
