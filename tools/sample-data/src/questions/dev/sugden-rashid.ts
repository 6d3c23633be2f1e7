import type { QuestionSet } from '../question-set.ts';
import { sugdenRashidCalendars } from './sugden-rashid-calendars.ts';
import { sugdenRashidAskedQuestions } from './sugden-rashid-questions.ts';
import { sugdenRashidSources } from './sugden-rashid-sources.ts';

const family = `family_id: sugden-rashid
timezone: Europe/London
locale: en-GB
home_address: 22 Ash Grove, Headingley, Leeds
members:
  - { id: gemma, name: Gemma Sugden, nickname: Mum, aliases: [Gem], role: parent, messenger_user_id: "9511", designated: true, emails: [gemma@example.org] }
  - { id: imran, name: Imran Rashid, aliases: [Im, Immy], role: parent, messenger_user_id: "9512", emails: [imran@example.org] }
  - { id: ellie, name: Ellie Sugden, aliases: [El, Els], role: child, messenger_user_id: "9513", current_grade: "11", school: Lawnside Academy }
  - { id: zara, name: Zara Rashid, aliases: [Zaz], role: child, current_grade: "5", school: St Chad's Primary }
  - { id: adam, name: Adam Rashid, role: child, current_grade: "3", school: St Chad's Primary, teacher: Mrs Whitaker }
  - { id: idris, name: Idris Rashid, aliases: [Iddy], role: child, school: Little Acorns }
calendars:
  - { id: family, default: true }
  - { id: gemma, owner: gemma }
  - { id: imran, owner: imran }
  - { id: ellie, owner: ellie }
places:
  - { match: Roundhay, minutes_from_home: 20 }
  - { match: Pudsey, minutes_from_home: 25 }
  - { match: Dadi, minutes_from_home: 30 }
  - { match: Otley Road Dental, minutes_from_home: 10 }
  - { match: Meanwood, minutes_from_home: 15 }
  - { match: Leeds station, minutes_from_home: 25 }
`;

/** A step-family with a nurse on shifts, exams and a toddler in nursery, asked about on a Wednesday evening in May. */
export const sugdenRashidQuestions: QuestionSet = {
  id: 'sugden-rashid',
  now: '2027-05-12T19:40:00+01:00',
  family,
  calendars: sugdenRashidCalendars,
  sources: sugdenRashidSources,
  questions: sugdenRashidAskedQuestions,
};
