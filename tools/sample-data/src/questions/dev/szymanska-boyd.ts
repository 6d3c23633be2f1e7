import type { QuestionSet } from '../question-set.ts';
import { szymanskaBoydCalendars } from './szymanska-boyd-calendars.ts';
import { szymanskaBoydAskedQuestions } from './szymanska-boyd-questions.ts';
import { szymanskaBoydSources } from './szymanska-boyd-sources.ts';

const family = `family_id: szymanska-boyd
timezone: America/Chicago
locale: en-US
home_address: 2207 Tamarack Avenue, Lundeen
members:
  - { id: kasia, name: Katarzyna Szymańska, nickname: Mama, aliases: [Kasia, Kasha], role: parent, messenger_user_id: "8801", designated: true, emails: [kasia@example.org] }
  - { id: del, name: Delphine Boyd, nickname: Mom, aliases: [Del, Delphie], role: parent, messenger_user_id: "8802", emails: [del@example.org] }
  - { id: tad, name: Tadeusz Boyd, nickname: Tad, aliases: [Tadzio], role: child, messenger_user_id: "8803", current_grade: "9", school: Halvorson High School }
  - { id: zosia, name: Zofia Boyd, nickname: Zosia, aliases: [Zo, Zofia], role: child, messenger_user_id: "8804", current_grade: "6", school: Lundeen Middle School, teacher: Mr. Vang }
  - { id: iggy, name: Ignacy Boyd, nickname: Iggy, aliases: [Ig, Igs], role: child, school: Little Loons }
calendars:
  - { id: fam, default: true }
  - { id: kasia, owner: kasia }
  - { id: del, owner: del }
  - { id: tad, owner: tad }
  - { id: blizzard, owner: zosia }
places:
  - { match: Rapids Ice Center, minutes_from_home: 45 }
  - { match: Woodlake Arena, minutes_from_home: 30 }
  - { match: Carver College, minutes_from_home: 50 }
  - { match: Twin Rivers Airport, minutes_from_home: 35 }
  - { match: Northgate Clinic, minutes_from_home: 15 }
`;

/** Two mothers with a toddler, a girl in travel hockey and a trombone, asked about late on a Tuesday in January. */
export const szymanskaBoydQuestions: QuestionSet = {
  id: 'szymanska-boyd',
  now: '2028-01-11T21:45:00-06:00',
  family,
  calendars: szymanskaBoydCalendars,
  sources: szymanskaBoydSources,
  questions: szymanskaBoydAskedQuestions,
};
