import type { QuestionSet } from '../question-set.ts';
import { castellanFamilyCalendar, castellanImmyCalendar, castellanWorkCalendar } from './castellan-calendars.ts';
import { castellanAsked } from './castellan-questions.ts';
import { castellanSources } from './castellan-sources.ts';

/**
 * Household of a father, his mother and three children, on the Monday evening before half term and the end of summer
 * time. Written without sight of the rules that answer. The people are invented.
 */
export const castellanQuestions: QuestionSet = {
  id: 'castellan',
  now: '2026-10-19T18:40:00+01:00',
  family: `family_id: castellan
timezone: Europe/London
locale: en-GB
home_address: 4 Larkspur Rise, Thornley
members:
  - { id: gareth, name: Gareth Castellan, nickname: Dad, aliases: [Daddy, Gaz], role: parent, messenger_user_id: "7101", designated: true, calendar_color: "#1a73e8", emails: [gareth@example.org] }
  - { id: dilys, name: Dilys Castellan, nickname: Nan, aliases: [Nana, Gran], role: parent, messenger_user_id: "7102", calendar_color: "#e8710a", emails: [dilys@example.org] }
  - { id: imogen, name: Imogen Castellan, nickname: Immy, aliases: [Im], role: child, messenger_user_id: "7103", current_grade: "11", school: Foxcombe High, calendar_color: "#8e24aa" }
  - { id: rufus, name: Rufus Castellan, nickname: Roo, role: child, messenger_user_id: "7104", current_grade: "6", school: St Alder's Primary, teacher: Mr Bright, calendar_color: "#0b8043" }
  - { id: tabitha, name: Tabitha Castellan, nickname: Tabby, aliases: [Tabs], role: child, current_grade: "3", school: St Alder's Primary, teacher: Miss Larwood, calendar_color: purple }
calendars:
  - { id: family, default: true }
  - { id: immy, owner: imogen }
  - { id: work, owner: gareth }
group_chat_id: "-100710710"
places:
  - { match: Penn Lane, minutes_from_home: 10 }
  - { match: Brackwell Leisure Centre, minutes_from_home: 20 }
  - { match: Aldersgate Junction, minutes_from_home: 45 }
`,
  calendars: {
    family: castellanFamilyCalendar,
    immy: castellanImmyCalendar,
    work: castellanWorkCalendar,
  },
  sources: castellanSources,
  questions: castellanAsked,
};
