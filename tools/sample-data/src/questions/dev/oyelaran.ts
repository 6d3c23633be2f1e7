import type { QuestionSet } from '../question-set.ts';
import { oyelaranFamilyCalendar, oyelaranShiftsCalendar } from './oyelaran-calendars.ts';
import { oyelaranAsked } from './oyelaran-questions.ts';
import { oyelaranSources } from './oyelaran-sources.ts';

/**
 * Household of a nurse who raises four children with her father, who drives them, on a Tuesday at noon in late April.
 * Written without sight of the rules that answer. The people are invented.
 */
export const oyelaranQuestions: QuestionSet = {
  id: 'oyelaran',
  now: '2026-04-28T12:04:00-04:00',
  family: `family_id: oyelaran
timezone: America/New_York
locale: en-US
home_address: 118 Quince Street, Tarrow Falls
members:
  - { id: folasade, name: Folasade Oyelaran, nickname: Mom, aliases: [Sade, Mommy], role: parent, messenger_user_id: "8201", designated: true, calendar_color: "#d81b60", emails: [sade@example.org] }
  - { id: ezekiel, name: Ezekiel Oyelaran, nickname: Grandpa, aliases: [Zeke, Papa Zeke], role: parent, messenger_user_id: "8202", calendar_color: "#5d4037", emails: [ezekiel@example.org] }
  - { id: temitope, name: Temitope Oyelaran, nickname: Tope, role: child, messenger_user_id: "8203", current_grade: "12", school: Tarrow Falls High School, calendar_color: "#1e88e5" }
  - { id: kehinde, name: Kehinde Oyelaran, nickname: Kenny, role: child, messenger_user_id: "8204", current_grade: "8", school: Lindqvist Middle School, calendar_color: "#00897b" }
  - { id: morayo, name: Morayo Oyelaran, nickname: Mo, role: child, messenger_user_id: "8205", current_grade: "5", school: Quill Street Elementary, teacher: Ms. Abernathy, calendar_color: "#fb8c00" }
  - { id: ireti, name: Ireti Oyelaran, nickname: Reti, role: child, school: Quill Street Elementary, teacher: Mr. Fontaine, calendar_color: purple }
calendars:
  - { id: family, default: true }
  - { id: shifts, owner: folasade }
group_chat_id: "-100820820"
places:
  - { match: Rosewood Athletic Complex, minutes_from_home: 25 }
  - { match: Kettle Ridge Park, minutes_from_home: 35 }
  - { match: Easton Hill Airport, minutes_from_home: 70 }
`,
  calendars: {
    family: oyelaranFamilyCalendar,
    shifts: oyelaranShiftsCalendar,
  },
  sources: oyelaranSources,
  questions: oyelaranAsked,
};
