import type { QuestionSet } from '../question-set.ts';
import { harperFamilyCalendar, harperJulesCalendar, harperSchoolCalendar } from './harper-calendars.ts';
import { harperAsked } from './harper-questions.ts';
import { harperSources } from './harper-sources.ts';

/**
 * Household of two mothers, two children with many clubs and a dog, on a Friday afternoon in August. The school's
 * calendar is a subscribed feed. Written without sight of the rules that answer. The people are invented.
 */
export const harperQuestions: QuestionSet = {
  id: 'harper',
  now: '2026-08-14T15:35:00+12:00',
  family: `family_id: harper
timezone: Pacific/Auckland
locale: en-NZ
home_address: 27 Fernbank Road, Totara Inlet
members:
  - { id: ngaire, name: Ngaire Harper, nickname: Mum, aliases: [Nai], role: parent, messenger_user_id: "9301", designated: true, calendar_color: "#00897b", emails: [ngaire@example.org] }
  - { id: juliet, name: Juliet Harper, nickname: Mama, aliases: [Jules], role: parent, messenger_user_id: "9302", calendar_color: "#8e24aa", emails: [juliet@example.org] }
  - { id: otis, name: Otis Harper, nickname: Oti, role: child, messenger_user_id: "9303", current_grade: "9", school: Totara Inlet Area School, teacher: Mr Leota, calendar_color: "#3949ab" }
  - { id: wren, name: Wren Harper, nickname: Birdie, role: child, messenger_user_id: "9304", current_grade: "6", school: Totara Inlet Area School, teacher: Ms Tuhoro, calendar_color: "#fdd835" }
calendars:
  - { id: family, default: true }
  - { id: jules, owner: juliet }
  - { id: school }
group_chat_id: "-100930930"
places:
  - { match: Ridgeway Turf, minutes_from_home: 15 }
  - { match: Hillcrest Turf, minutes_from_home: 40 }
  - { match: Clover Lane Stables, minutes_from_home: 30 }
  - { match: Port Arden ferry terminal, minutes_from_home: 50 }
`,
  calendars: {
    family: harperFamilyCalendar,
    jules: harperJulesCalendar,
    school: harperSchoolCalendar,
  },
  sources: harperSources,
  questions: harperAsked,
};
