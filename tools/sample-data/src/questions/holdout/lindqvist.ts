import type { QuestionSet } from '../question-set.ts';
import { lindqvistCalendars } from './lindqvist-calendars.ts';
import { lindqvistQuestionList } from './lindqvist-questions.ts';
import { lindqvistSources } from './lindqvist-sources.ts';

const family = `family_id: lindqvist
timezone: Europe/Stockholm
locale: en-GB
home_address: Sparvgatan 8, Alund
members:
  - { id: karin, name: Karin Lindqvist, nickname: Mum, aliases: [Mamma], role: parent, messenger_user_id: "3001", designated: true, calendar_color: "#d81b60", emails: [karin@lindqvist.example] }
  - { id: johan, name: Johan Lindqvist, nickname: Dad, aliases: [Pappa], role: parent, messenger_user_id: "3002", calendar_color: "#1a73e8", emails: [johan@lindqvist.example] }
  - { id: tuva, name: Tuva Lindqvist, role: child, current_grade: "8", school: Sjövik Secondary School, messenger_user_id: "3003", calendar_color: "#0b8043" }
  - { id: albin, name: Albin Lindqvist, nickname: Abbe, role: child, current_grade: "5", school: Alund School, calendar_color: "#e8710a" }
  - { id: signe, name: Signe Lindqvist, nickname: Siggi, role: child, current_grade: "2", school: Alund School, teacher: Petra Holm, calendar_color: "#8e24aa" }
  - { id: otto, name: Otto Lindqvist, aliases: [Ottis], role: child, school: Hazel Preschool, calendar_color: "#f6bf26" }
calendars:
  - { id: home, default: true }
  - { id: tuva, owner: tuva }
  - { id: handball, owner: albin }
  - { id: duty, owner: johan }
group_chat_id: "-100200302"
places:
  - { match: Ekbacken stables, minutes_from_home: 20 }
`;

/**
 * A family of six in Sweden on the Tuesday before Easter and the change to summer time: shifts, a night train over the
 * change, and lessons that make way for the holidays.
 */
export const lindqvistQuestions: QuestionSet = {
  id: 'lindqvist',
  now: '2027-03-23T16:40:00+01:00',
  family,
  calendars: lindqvistCalendars,
  sources: lindqvistSources,
  questions: lindqvistQuestionList,
};
