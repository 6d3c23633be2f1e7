import type { QuestionSet } from '../question-set.ts';
import { tilleryOseiCalendars } from './tillery-osei-calendars.ts';
import { tilleryOseiAskedQuestions } from './tillery-osei-questions.ts';
import { tilleryOseiSources } from './tillery-osei-sources.ts';

const family = `family_id: tillery-osei
timezone: America/New_York
locale: en-US
home_address: 62 Foundry Street, Millbrook
members:
  - { id: dana, name: Dana Tillery, nickname: Mom, aliases: [Mama], role: parent, messenger_user_id: "8101", designated: true, emails: [dana@example.org] }
  - { id: kwame, name: Kwame Osei, nickname: Dad, aliases: [Pops], role: parent, messenger_user_id: "8102", emails: [kwame@example.org] }
  - { id: ruth, name: Ruth Tillery, nickname: Nana, aliases: [Grandma Ruth], role: parent, messenger_user_id: "8103", emails: [ruth@example.org] }
  - { id: marcus, name: Marcus Tillery, nickname: Marc, role: child, messenger_user_id: "8104", current_grade: "10", school: Harding High }
  - { id: abi, name: Abena Osei, nickname: Abi, role: child, messenger_user_id: "8105", current_grade: "7", school: Millbrook Middle School }
  - { id: wren, name: Wren Tillery, nickname: Birdie, role: child, current_grade: "1", school: Sycamore Elementary, teacher: Ms. Adeyemi }
calendars:
  - { id: home, default: true }
  - { id: dana, owner: dana }
  - { id: marcus, owner: marcus }
  - { id: abi, owner: abi }
places:
  - { match: Eastgate Surgery Center, minutes_from_home: 25 }
  - { match: Kettle Creek Natatorium, minutes_from_home: 50 }
  - { match: Carver High, minutes_from_home: 40 }
  - { match: Jungle Gem, minutes_from_home: 20 }
  - { match: Columbine Airport, minutes_from_home: 55 }
`;

/** A blended family of three schools and shift work, asked about on a Wednesday evening two weeks before Thanksgiving. */
export const tilleryOseiQuestions: QuestionSet = {
  id: 'tillery-osei',
  now: '2027-11-10T19:20:00-05:00',
  family,
  calendars: tilleryOseiCalendars,
  sources: tilleryOseiSources,
  questions: tilleryOseiAskedQuestions,
};
