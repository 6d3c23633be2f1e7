import type { QuestionSet } from '../question-set.ts';
import { marchukDelormeCalendars } from './marchuk-delorme-calendars.ts';
import { marchukDelormeAskedQuestions } from './marchuk-delorme-questions.ts';
import { marchukDelormeSources } from './marchuk-delorme-sources.ts';

const family = `family_id: marchuk-delorme
timezone: America/Winnipeg
locale: en-CA
home_address: 418 Lyndale Bend, Winnipeg
members:
  - { id: oksana, name: Oksana Marchuk, nickname: Mom, role: parent, messenger_user_id: "9801", designated: true, emails: [oksana@example.org] }
  - { id: remi, name: Rémi Delorme, nickname: Dad, aliases: [Remi], role: parent, messenger_user_id: "9802", emails: [remi@example.org] }
  - { id: halyna, name: Halyna Marchuk, nickname: Baba, role: parent, messenger_user_id: "9803" }
  - { id: danylo, name: Danylo Delorme, nickname: Danny, aliases: [Dan], role: child, messenger_user_id: "9804", current_grade: "11", school: Seine Bend Collegiate }
  - { id: solene, name: Solène Delorme, nickname: Sol, aliases: [Solene], role: child, messenger_user_id: "9805", current_grade: "7", school: École Marchand }
  - { id: luc, name: Luc Delorme, aliases: [Lulu], role: child, current_grade: "2", school: École Marchand, teacher: Mme Fillion }
calendars:
  - { id: family, default: true }
  - { id: oksana, owner: oksana }
  - { id: remi, owner: remi }
  - { id: danylo, owner: danylo }
  - { id: solene, owner: solene }
places:
  - { match: Assiniboine Eye Centre, minutes_from_home: 22 }
  - { match: Bounce Barn, minutes_from_home: 20 }
  - { match: Dakota Arena, minutes_from_home: 15 }
  - { match: Tuxedo Arena, minutes_from_home: 25 }
  - { match: Kroft Orthodontics, minutes_from_home: 12 }
  - { match: Sawatzky, minutes_from_home: 18 }
`;

/** Parents in two homes in Winnipeg, a grandmother, shifts and hockey, asked about on a Tuesday before the clocks go ahead. */
export const marchukDelormeQuestions: QuestionSet = {
  id: 'marchuk-delorme',
  now: '2030-03-05T18:50:00-06:00',
  family,
  calendars: marchukDelormeCalendars,
  sources: marchukDelormeSources,
  questions: marchukDelormeAskedQuestions,
};
