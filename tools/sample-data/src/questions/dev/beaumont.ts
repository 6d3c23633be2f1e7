import type { QuestionSet } from '../question-set.ts';
import { beaumontCalendars } from './beaumont-calendars.ts';
import { beaumontAskedQuestions } from './beaumont-questions.ts';
import { beaumontSources } from './beaumont-sources.ts';

const family = `family_id: beaumont
timezone: America/Los_Angeles
locale: en-US
home_address: 27 Lupine Street, Alder Point
members:
  - { id: ray, name: Ray Beaumont, nickname: Dad, aliases: [Daddy, Raymond], role: parent, messenger_user_id: "8201", designated: true, emails: [ray@example.org] }
  - { id: walt, name: Walt Beaumont, nickname: Pop, aliases: [Grandpa, Walter], role: parent, messenger_user_id: "8202", emails: [walt@example.org] }
  - { id: loretta, name: Loretta Beaumont, nickname: Mimi, aliases: [Grandma], role: parent, messenger_user_id: "8203", emails: [loretta@example.org] }
  - { id: ellie, name: Eleanor Beaumont, nickname: Ellie, aliases: [El], role: child, messenger_user_id: "8204", current_grade: "4", school: Cedar Bluff Elementary, teacher: Mr. Ostrander }
  - { id: sam, name: Samuel Beaumont, nickname: Sam, aliases: [Sammy], role: child, messenger_user_id: "8205", current_grade: "4", school: Cedar Bluff Elementary, teacher: Ms. Yoon }
calendars:
  - { id: family, default: true }
  - { id: ray, owner: ray }
  - { id: choir, owner: ray }
  - { id: garden, owner: walt }
places:
  - { match: Fort Lowell Park, minutes_from_home: 35 }
  - { match: Soundview Hearing, minutes_from_home: 20 }
  - { match: Tidepool Lanes, minutes_from_home: 15 }
  - { match: Sound Airport, minutes_from_home: 75 }
  - { match: Larch Valley, minutes_from_home: 90 }
`;

/** A father alone with twins, whose parents garden and help, asked about on a Monday before breakfast. */
export const beaumontQuestions: QuestionSet = {
  id: 'beaumont',
  now: '2028-05-01T06:50:00-07:00',
  family,
  calendars: beaumontCalendars,
  sources: beaumontSources,
  questions: beaumontAskedQuestions,
};
