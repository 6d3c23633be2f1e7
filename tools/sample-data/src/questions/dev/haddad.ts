import type { QuestionSet } from '../question-set.ts';
import { haddadCalendars } from './haddad-calendars.ts';
import { haddadMoreQuestions } from './haddad-more-questions.ts';
import { haddadQuestionList } from './haddad-questions.ts';
import { haddadSources } from './haddad-sources.ts';

/** Household in the Mountain zone on the Sunday evening before the clocks go forward. The people are invented. */
export const haddadQuestions: QuestionSet = {
  id: 'haddad',
  now: '2027-03-07T18:40:00-07:00',
  family: `family_id: haddad
timezone: America/Denver
locale: en-US
home_address: 418 Juniper Court, Larkspur Flats
members:
  - { id: nadia, name: Nadia Haddad, nickname: Mom, aliases: [Mama], role: parent, messenger_user_id: "7001", designated: true, calendar_color: "#0b8043", emails: [nadia@haddad.example] }
  - { id: samir, name: Samir Haddad, nickname: Dad, aliases: [Sam, Baba], role: parent, messenger_user_id: "7002", calendar_color: "#e8710a", emails: [samir@haddad.example] }
  - { id: elias, name: Elias Haddad, nickname: Eli, role: child, messenger_user_id: "7003", current_grade: "6", school: Pine Hollow Middle School, calendar_color: "#1a73e8" }
  - { id: juliette, name: Juliette Haddad, nickname: Jules, aliases: [Juju], role: child, current_grade: "3", school: Cottonwood Elementary, teacher: Ms. Abara, calendar_color: purple }
  - { id: omar, name: Omar Haddad, aliases: [Omi], role: child, current_grade: "K", school: Cottonwood Elementary, teacher: Mr. Stroud, calendar_color: "#d50000" }
calendars:
  - { id: family, default: true }
  - { id: work, owner: nadia }
  - { id: eli, owner: elias }
  - { id: school }
group_chat_id: "-100771100"
rules:
  - { id: soccer, description: Soccer mail goes to Eli, pattern: "soccer|shin guards", assign_to: [elias], confidence: 0.8 }
places:
  - { match: Ridgeline Sports Park, minutes_from_home: 35 }
  - { match: Harmony Rec Center, minutes_from_home: 10 }
  - { match: Willow Fields, minutes_from_home: 8 }
`,
  calendars: haddadCalendars,
  sources: haddadSources,
  questions: [...haddadQuestionList, ...haddadMoreQuestions],
};
