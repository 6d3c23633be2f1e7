import type { QuestionSet } from '../question-set.ts';
import { villarrealAmesCalendars } from './villarreal-ames-calendars.ts';
import { villarrealAmesAskedQuestions } from './villarreal-ames-questions.ts';
import { villarrealAmesSources } from './villarreal-ames-sources.ts';

const family = `family_id: villarreal-ames
timezone: America/Chicago
locale: en-US
home_address: 418 Huisache Bend, San Antonio
members:
  - { id: marisol, name: Marisol Villarreal, nickname: Mom, aliases: [Mari], role: parent, messenger_user_id: "9521", designated: true, emails: [marisol@example.org] }
  - { id: travis, name: Travis Ames, nickname: Dad, aliases: [Trav], role: parent, messenger_user_id: "9522", emails: [travis@example.org] }
  - { id: danny, name: Daniel Ames, nickname: Danny, aliases: [Dan], role: child, messenger_user_id: "9523", current_grade: "10", school: Alamo Ridge High School }
  - { id: camila, name: Camila Ames, aliases: [Cami], role: child, messenger_user_id: "9524", current_grade: "7", school: Menger Creek Middle School }
  - { id: mateo, name: Mateo Ames, aliases: [Teo], role: child, current_grade: K, school: Oak Hollow Elementary, teacher: Ms. Barrera }
calendars:
  - { id: family, default: true }
  - { id: marisol, owner: marisol }
  - { id: travis, owner: travis }
  - { id: danny, owner: danny }
  - { id: camila, owner: camila }
places:
  - { match: Stone Creek Dental, minutes_from_home: 20 }
  - { match: Bexar Bowl, minutes_from_home: 30 }
  - { match: Bright Words, minutes_from_home: 15 }
  - { match: Northside Tech, minutes_from_home: 25 }
  - { match: New Braunfels, minutes_from_home: 45 }
  - { match: St. Brendan, minutes_from_home: 10 }
`;

/** Family in San Antonio with band, robotics, church and grandparents, asked about on a Thursday in October. */
export const villarrealAmesQuestions: QuestionSet = {
  id: 'villarreal-ames',
  now: '2028-10-05T16:50:00-05:00',
  family,
  calendars: villarrealAmesCalendars,
  sources: villarrealAmesSources,
  questions: villarrealAmesAskedQuestions,
};
