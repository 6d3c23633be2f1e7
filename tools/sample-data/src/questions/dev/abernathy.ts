import type { QuestionSet } from '../question-set.ts';
import { abernathyCalendars } from './abernathy-calendars.ts';
import { abernathyAskedQuestions } from './abernathy-questions.ts';
import { abernathySources } from './abernathy-sources.ts';

const family = `family_id: abernathy
timezone: Europe/London
locale: en-GB
home_address: 4 Tannery Row, Wexcombe
members:
  - { id: fiona, name: Fiona Abernathy, nickname: Mum, aliases: [Mummy, Fi], role: parent, messenger_user_id: "7401", designated: true, emails: [fiona@example.org] }
  - { id: gareth, name: Gareth Abernathy, nickname: Dad, aliases: [Daddy, G, Gaz], role: parent, messenger_user_id: "7402", emails: [gareth@example.org] }
  - { id: jean, name: Jean Abernathy, nickname: Gran, aliases: [Granny, Nana], role: parent, messenger_user_id: "7403", emails: [jean@example.org] }
  - { id: isla, name: Isla Abernathy, aliases: [Izzy], role: child, messenger_user_id: "7404", current_grade: "11", school: Calderbeck Academy }
  - { id: rory, name: Rory Abernathy, aliases: [Ror], role: child, messenger_user_id: "7405", current_grade: "6", school: Hollin Lane Primary }
  - { id: maisie, name: Maisie Abernathy, aliases: [Mouse], role: child, school: Hollin Lane Primary }
calendars:
  - { id: family, default: true }
  - { id: isla, owner: isla }
  - { id: fiona, owner: fiona }
  - { id: gareth, owner: gareth }
places:
  - { match: Cragtop Climbing Centre, minutes_from_home: 25 }
  - { match: Fenwick Park, minutes_from_home: 30 }
  - { match: St Aldwyn's Hospital, minutes_from_home: 20 }
  - { match: Wexcombe station, minutes_from_home: 10 }
  - { match: Fell Lane Vets, minutes_from_home: 12 }
`;

/** Three children, two parents and a grandmother in the annexe, asked about on the Thursday before half-term. */
export const abernathyQuestions: QuestionSet = {
  id: 'abernathy',
  now: '2028-10-19T16:25:00+01:00',
  family,
  calendars: abernathyCalendars,
  sources: abernathySources,
  questions: abernathyAskedQuestions,
};
