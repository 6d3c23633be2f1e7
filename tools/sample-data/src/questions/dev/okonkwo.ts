import type { QuestionSet } from '../question-set.ts';
import { okonkwoCalendars } from './okonkwo-calendars.ts';
import { okonkwoMoreQuestions } from './okonkwo-more-questions.ts';
import { okonkwoQuestionList } from './okonkwo-questions.ts';
import { okonkwoSources } from './okonkwo-sources.ts';

const family = `family_id: okonkwo
timezone: America/New_York
locale: en-US
home_address: 27 Walnut Street, Maple Falls
members:
  - { id: ada, name: Adaeze Okonkwo, nickname: Mom, aliases: [Ada, Mama], role: parent, messenger_user_id: "2001", designated: true, calendar_color: "#8e24aa", emails: [adaeze@okonkwo.example] }
  - { id: dan, name: Daniel Okonkwo, nickname: Dad, aliases: [Dan, Papa], role: parent, messenger_user_id: "2002", calendar_color: "#e8710a", emails: [daniel@okonkwo.example] }
  - { id: ify, name: Ifeoma Okonkwo, nickname: Ify, aliases: [Ife], role: child, current_grade: "8", school: Corbett Middle School, calendar_color: "#0b8043" }
  - { id: toby, name: Tobenna Okonkwo, nickname: Toby, aliases: [Tobe], role: child, current_grade: "5", school: Fernhill Elementary, calendar_color: "#1a73e8" }
  - { id: zora, name: Zora Okonkwo, aliases: [Zozo], role: child, current_grade: "1", school: Fernhill Elementary, teacher: Ms. Abernathy, calendar_color: "#f6bf26" }
calendars:
  - { id: family, default: true }
  - { id: ify, owner: ify }
  - { id: toby, owner: toby }
  - { id: work, owner: ada }
group_chat_id: "-100200301"
places:
  - { match: Harlan Field, minutes_from_home: 10 }
  - { match: Fernhill Elementary, minutes_from_home: 5 }
`;

/**
 * A family of five on the US East Coast on the Wednesday before the clocks go back: two school calendars, a mother who
 * works shifts, and a grandmother who flies in over the clock change.
 */
export const okonkwoQuestions: QuestionSet = {
  id: 'okonkwo',
  now: '2026-10-28T15:20:00-04:00',
  family,
  calendars: okonkwoCalendars,
  sources: okonkwoSources,
  questions: [...okonkwoQuestionList, ...okonkwoMoreQuestions],
};
