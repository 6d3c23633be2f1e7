import type { QuestionSet } from '../question-set.ts';
import { macaskillCalendars } from './macaskill-calendars.ts';
import { macaskillAskedQuestions } from './macaskill-questions.ts';
import { macaskillSources } from './macaskill-sources.ts';

const family = `family_id: macaskill
timezone: Europe/Berlin
locale: en-GB
home_address: Kochstrasse 58, Leipzig
members:
  - { id: fiona, name: Fiona MacAskill, nickname: Mum, aliases: [Fi], role: parent, messenger_user_id: "9101", designated: true, emails: [fiona@example.org] }
  - { id: jonas, name: Jonas Richter, nickname: Papa, aliases: [Joni], role: parent, messenger_user_id: "9102", emails: [jonas@example.org] }
  - { id: rory, name: Rory Richter, aliases: [Ror], role: child, messenger_user_id: "9103", current_grade: "9", school: Leibniz International }
  - { id: effie, name: Euphemia Richter, nickname: Effie, aliases: [Eff], role: child, messenger_user_id: "9104", current_grade: "6", school: Leibniz International }
  - { id: hamish, name: Hamish Richter, nickname: Hamie, aliases: [Mish], role: child, current_grade: "1", school: Linden Primary, teacher: Frau Otto }
calendars:
  - { id: home, default: true }
  - { id: fiona, owner: fiona }
  - { id: jonas, owner: jonas }
  - { id: rory, owner: rory }
  - { id: hamish, owner: hamish }
places:
  - { match: Gut Wachau, minutes_from_home: 35 }
  - { match: Children's Centre, minutes_from_home: 20 }
  - { match: St. Nicholas Church, minutes_from_home: 15 }
  - { match: Foreigners Office, minutes_from_home: 30 }
  - { match: Trampoline Hall, minutes_from_home: 25 }
  - { match: Praxis Lindner, minutes_from_home: 10 }
`;

/** A Scottish family in Leipzig with a tram driver and a boy in therapy, asked about before the clocks go forward. */
export const macaskillQuestions: QuestionSet = {
  id: 'macaskill',
  now: '2028-03-21T19:30:00+01:00',
  family,
  calendars: macaskillCalendars,
  sources: macaskillSources,
  questions: macaskillAskedQuestions,
};
