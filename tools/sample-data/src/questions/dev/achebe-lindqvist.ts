import type { QuestionSet } from '../question-set.ts';
import { achebeLindqvistCalendars } from './achebe-lindqvist-calendars.ts';
import { achebeLindqvistAskedQuestions } from './achebe-lindqvist-questions.ts';
import { achebeLindqvistSources } from './achebe-lindqvist-sources.ts';

const family = `family_id: achebe-lindqvist
timezone: America/Anchorage
locale: en-US
home_address: 22 Heron Court, Spruce Narrows
members:
  - { id: annika, name: Annika Lindqvist, nickname: Mom, aliases: [Mamma, Annie], role: parent, messenger_user_id: "7601", designated: true, emails: [annika@example.org] }
  - { id: dez, name: Desmond Achebe, nickname: Dez, aliases: [Dad, Des], role: parent, messenger_user_id: "7602", emails: [dez@example.org] }
  - { id: gunnar, name: Gunnar Lindqvist, nickname: Morfar, aliases: [Grandpa, Gunnar], role: parent, messenger_user_id: "7603", emails: [gunnar@example.org] }
  - { id: malik, name: Malik Achebe, aliases: [Leek], role: child, messenger_user_id: "7604", current_grade: "10", school: Spruce Narrows High }
  - { id: freja, name: Freja Lindqvist, nickname: Frey, aliases: [F], role: child, messenger_user_id: "7605", current_grade: "4", school: Tamarack Elementary, teacher: Mr. Aguilar }
  - { id: soren, name: Søren Lindqvist, nickname: Soren, aliases: [S], role: child, messenger_user_id: "7606", current_grade: "4", school: Tamarack Elementary, teacher: Ms. Tuttle }
  - { id: ebba, name: Ebba Lindqvist Achebe, aliases: [Ebbie], role: child, school: Little Puffins }
calendars:
  - { id: home, default: true }
  - { id: shifts, owner: dez }
  - { id: annika, owner: annika }
  - { id: gunnar, owner: gunnar }
  - { id: malik, owner: malik }
  - { id: school }
  - { id: swim, owner: freja }
places:
  - { match: Kestrel Aquatic Center, minutes_from_home: 55 }
  - { match: Borealis Rink, minutes_from_home: 15 }
  - { match: Narrows Medical Center, minutes_from_home: 25 }
  - { match: Aurora Eye Surgery, minutes_from_home: 40 }
  - { match: Fenn Orthodontics, minutes_from_home: 15 }
  - { match: Spruce Narrows Airport, minutes_from_home: 20 }
  - { match: Rumble Gym, minutes_from_home: 10 }
`;

/** A stepfamily with twins, a fire station's shifts and seven calendars, asked about before the clocks go back. */
export const achebeLindqvistQuestions: QuestionSet = {
  id: 'achebe-lindqvist',
  now: '2027-11-05T20:45:00-08:00',
  family,
  calendars: achebeLindqvistCalendars,
  sources: achebeLindqvistSources,
  questions: achebeLindqvistAskedQuestions,
};
