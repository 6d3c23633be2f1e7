import type { QuestionSet } from '../question-set.ts';
import { nakagawaReyesCalendars } from './nakagawa-reyes-calendars.ts';
import { nakagawaReyesAskedQuestions } from './nakagawa-reyes-questions.ts';
import { nakagawaReyesSources } from './nakagawa-reyes-sources.ts';

const family = `family_id: nakagawa-reyes
timezone: America/Phoenix
locale: en-US
home_address: 14 Ironwood Drive, Mesquite Flats
members:
  - { id: emi, name: Emi Nakagawa, nickname: Mom, aliases: [Mama], role: parent, messenger_user_id: "7701", designated: true, emails: [emi@example.org] }
  - { id: luis, name: Luis Reyes, nickname: Papi, aliases: [Dad], role: parent, messenger_user_id: "7702", emails: [luis@example.org] }
  - { id: carmen, name: Carmen Reyes, nickname: Abuela, aliases: [Grandma, Lita], role: parent, messenger_user_id: "7703", emails: [carmen@example.org] }
  - { id: kai, name: Kai Nakagawa-Reyes, role: child, messenger_user_id: "7704", current_grade: "8", school: Mesquite Middle School }
  - { id: paloma, name: Paloma Nakagawa-Reyes, nickname: Lomi, aliases: [Palomita], role: child, current_grade: "K", school: Saguaro Elementary, teacher: Mrs. Dunleavy }
calendars:
  - { id: casa, default: true }
  - { id: luis, owner: luis }
  - { id: emi, owner: emi }
  - { id: kusd }
  - { id: ball, owner: kai }
places:
  - { match: Sun Valley Heart, minutes_from_home: 25 }
  - { match: Papago Diamond, minutes_from_home: 35 }
  - { match: Copper Gym, minutes_from_home: 10 }
  - { match: Pham Orthodontics, minutes_from_home: 20 }
  - { match: Saltwash Airport, minutes_from_home: 30 }
  - { match: Desert Zoo, minutes_from_home: 40 }
`;

/** A household in Arizona, whose clocks stay while those of a father's office in New York go forward that Sunday. */
export const nakagawaReyesQuestions: QuestionSet = {
  id: 'nakagawa-reyes',
  now: '2027-03-10T16:10:00-07:00',
  family,
  calendars: nakagawaReyesCalendars,
  sources: nakagawaReyesSources,
  questions: nakagawaReyesAskedQuestions,
};
