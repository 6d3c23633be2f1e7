import type { QuestionSet } from '../question-set.ts';
import { brennanCalendars } from './brennan-calendars.ts';
import { brennanAskedQuestions } from './brennan-questions.ts';
import { brennanSources } from './brennan-sources.ts';

const family = `family_id: brennan
timezone: Europe/London
locale: en-GB
home_address: 8 Cooper's Row, Fairlea
members:
  - { id: aoife, name: Aoife Brennan, nickname: Mum, aliases: [Mummy, Mam], role: parent, messenger_user_id: "7101", designated: true, emails: [aoife@example.org] }
  - { id: gareth, name: Gareth Pryce, nickname: Dad, aliases: [Daddy], role: parent, messenger_user_id: "7102", emails: [gareth@example.org] }
  - { id: steph, name: Stephanie Wren, nickname: Steph, role: parent, messenger_user_id: "7103", emails: [steph@example.org] }
  - { id: lucia, name: Lucía Ferrer, nickname: Lucía, aliases: [Lucia, Lu], role: parent, messenger_user_id: "7104", emails: [lucia@example.org] }
  - { id: niamh, name: Niamh Pryce, aliases: [Neevy], role: child, messenger_user_id: "7105", current_grade: "10", school: Penrose Academy }
  - { id: callum, name: Callum Pryce, aliases: [Cal], role: child, messenger_user_id: "7106", current_grade: "7", school: Penrose Academy }
  - { id: orla, name: Orla Pryce, role: child, current_grade: "2", school: Hawthorn Primary, teacher: Mrs Adeyemi }
calendars:
  - { id: family, default: true }
  - { id: dad, owner: gareth }
  - { id: lucia, owner: lucia }
places:
  - { match: Sandpit Lane, minutes_from_home: 15 }
  - { match: Millbrook Rec, minutes_from_home: 10 }
  - { match: Coldharbour Park, minutes_from_home: 35 }
  - { match: Elmstead cricket club, minutes_from_home: 12 }
  - { match: Whitecombe Wildlife Park, minutes_from_home: 45 }
  - { match: Kingsbridge station, minutes_from_home: 25 }
`;

/** Three children between two homes and an au pair, asked about on the Sunday morning after the clocks went back. */
export const brennanQuestions: QuestionSet = {
  id: 'brennan',
  now: '2026-10-25T09:10:00+00:00',
  family,
  calendars: brennanCalendars,
  sources: brennanSources,
  questions: brennanAskedQuestions,
};
