import type { QuestionSet } from '../question-set.ts';
import { desrosiersPikeCalendars } from './desrosiers-pike-calendars.ts';
import { desrosiersPikeAskedQuestions } from './desrosiers-pike-questions.ts';
import { desrosiersPikeSources } from './desrosiers-pike-sources.ts';

const family = `family_id: desrosiers-pike
timezone: America/New_York
locale: en-US
home_address: 41 Spruce Point Road, Cobbs Mills
members:
  - { id: noella, name: Noëlla Desrosiers, nickname: Mémère, aliases: [Noella, Memere, Mem], role: parent, messenger_user_id: "8701", designated: true, emails: [noella@example.org] }
  - { id: roland, name: Roland Desrosiers, nickname: Pépère, aliases: [Rollie, Pepere, Pep], role: parent, messenger_user_id: "8702", emails: [roland@example.org] }
  - { id: mireille, name: Mireille Pike, nickname: Maman, aliases: [Mim, Mommy], role: parent, messenger_user_id: "8703", emails: [mireille@example.org] }
  - { id: gabe, name: Gabriel Pike, nickname: Gabe, role: child, messenger_user_id: "8704", current_grade: "7", school: Tannery Brook Middle School, teacher: Mr. Cotnoir }
  - { id: lodie, name: Élodie Pike, nickname: Lodie, aliases: [Elodie], role: child, current_grade: "2", school: Cobb Street School, teacher: Ms. Ferreira }
calendars:
  - { id: house, default: true }
  - { id: mem, owner: noella }
  - { id: pep, owner: roland }
  - { id: gabe, owner: gabe }
places:
  - { match: Tante Lise's, minutes_from_home: 55 }
  - { match: Probate Court, minutes_from_home: 40 }
  - { match: Ridge Surgical Center, minutes_from_home: 30 }
  - { match: Pineland Middle School, minutes_from_home: 35 }
  - { match: Coastal Retina, minutes_from_home: 50 }
`;

/** Grandparents who raise two children, whose mother has them in the middle of the week, asked about on a Saturday. */
export const desrosiersPikeQuestions: QuestionSet = {
  id: 'desrosiers-pike',
  now: '2028-04-08T09:20:00-04:00',
  family,
  calendars: desrosiersPikeCalendars,
  sources: desrosiersPikeSources,
  questions: desrosiersPikeAskedQuestions,
};
