import type { QuestionSet } from '../question-set.ts';
import { solheimCalendars } from './solheim-calendars.ts';
import { solheimAskedQuestions } from './solheim-questions.ts';
import { solheimSources } from './solheim-sources.ts';

const family = `family_id: solheim
timezone: America/Chicago
locale: en-US
home_address: 1140 Linden Avenue, Birchwood
members:
  - { id: renata, name: Renata Moura Solheim, nickname: Mom, aliases: [Mama, Mamãe], role: parent, messenger_user_id: "7301", designated: true, emails: [renata@example.org] }
  - { id: erik, name: Erik Solheim, nickname: Dad, aliases: [Daddy], role: parent, messenger_user_id: "7302", emails: [erik@example.org] }
  - { id: inga, name: Inga Solheim, nickname: Farmor, aliases: [Grandma, Grandma Inga], role: parent, messenger_user_id: "7303", emails: [inga@example.org] }
  - { id: maja, name: Maja Solheim, role: child, messenger_user_id: "7304", current_grade: "10", school: Birchwood High }
  - { id: otto, name: Otto Solheim, role: child, messenger_user_id: "7305", current_grade: "6", school: Birchwood Middle }
  - { id: bea, name: Beatriz Solheim, nickname: Bea, aliases: [Beatriz], role: child, current_grade: "1", school: Larkspur Elementary, teacher: Ms. Tillery }
calendars:
  - { id: family, default: true }
  - { id: work, owner: erik }
  - { id: renata, owner: renata }
places:
  - { match: Prairie Dome, minutes_from_home: 40 }
  - { match: Northgate Ice Arena, minutes_from_home: 15 }
  - { match: Prairie Eye Clinic, minutes_from_home: 25 }
  - { match: Skyhop Trampolines, minutes_from_home: 20 }
  - { match: Studio Rua, minutes_from_home: 10 }
`;

/** Three children, a grandmother in the house and two shift plans, asked about before the clocks go forward. */
export const solheimQuestions: QuestionSet = {
  id: 'solheim',
  now: '2027-03-11T17:40:00-06:00',
  family,
  calendars: solheimCalendars,
  sources: solheimSources,
  questions: solheimAskedQuestions,
};
