import type { QuestionSet } from '../question-set.ts';
import { tamminenCalendars } from './tamminen-calendars.ts';
import { tamminenAskedQuestions } from './tamminen-questions.ts';
import { tamminenSources } from './tamminen-sources.ts';

const family = `family_id: tamminen
timezone: America/Detroit
locale: en-US
home_address: 480 Kallio Road, Skandia
members:
  - { id: kaisa, name: Kaisa Tamminen, nickname: Mom, aliases: [Kai], role: parent, messenger_user_id: "9301", designated: true, emails: [kaisa@example.org] }
  - { id: tuula, name: Tuula Tamminen, nickname: Auntie, aliases: [Tuu], role: parent, messenger_user_id: "9302", emails: [tuula@example.org] }
  - { id: eino, name: Eino Tamminen, nickname: Pappa, role: parent, messenger_user_id: "9303" }
  - { id: onni, name: Onni Tamminen, aliases: [Ons], role: child, messenger_user_id: "9304", current_grade: "12", school: Gwinn High }
  - { id: lempi, name: Lempi Tamminen-Hill, aliases: [Lem], role: child, messenger_user_id: "9305", current_grade: "9", school: Gwinn High }
  - { id: sulo, name: Sulo Tamminen-Hill, aliases: [Sully], role: child, current_grade: "3", school: Skandia Elementary, teacher: Ms. Dupuis }
calendars:
  - { id: farm, default: true }
  - { id: kaisa, owner: kaisa }
  - { id: tuula, owner: tuula }
  - { id: kids, owner: lempi }
  - { id: band, owner: onni }
places:
  - { match: Marquette Commons, minutes_from_home: 35 }
  - { match: Marquette High, minutes_from_home: 35 }
  - { match: Ishpeming gym, minutes_from_home: 40 }
  - { match: Bell Eye Center, minutes_from_home: 40 }
  - { match: Escanaba High, minutes_from_home: 60 }
  - { match: "Michigan Tech, Houghton", minutes_from_home: 110 }
`;

/** A goat dairy with a polka band, a grandfather and shared custody, asked about before breakfast in October. */
export const tamminenQuestions: QuestionSet = {
  id: 'tamminen',
  now: '2028-10-05T06:15:00-04:00',
  family,
  calendars: tamminenCalendars,
  sources: tamminenSources,
  questions: tamminenAskedQuestions,
};
