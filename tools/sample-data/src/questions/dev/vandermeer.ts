import type { QuestionSet } from '../question-set.ts';
import { vandermeerAsked } from './vandermeer-questions.ts';
import { vandermeerChats } from './vandermeer-sources-1.ts';
import { vandermeerSchoolMails } from './vandermeer-sources-2.ts';
import { vandermeerHomeMails } from './vandermeer-sources-3.ts';
import { vandermeerPapers } from './vandermeer-sources-4.ts';

const family = `family_id: vandermeer
timezone: America/Denver
locale: en-US
home_address: 617 Quarry Street, Larkmoor
members:
  - { id: thea, name: Thea Vandermeer, nickname: Mom, role: parent, messenger_user_id: "6101", designated: true, calendar_color: "#1a73e8", emails: [thea@vandermeer.example] }
  - { id: garrett, name: Garrett Vandermeer, nickname: Dad, role: parent, messenger_user_id: "6102", calendar_color: "#e8710a", emails: [garrett@vandermeer.example] }
  - { id: lotte, name: Lotte Vandermeer, role: child, current_grade: "6", school: Pinyon Middle School, teacher: Mr. Esterhaus, calendar_color: "#0b8043" }
  - { id: casper, name: Casper Vandermeer, role: child, current_grade: "3", school: Juniper Flats Elementary, teacher: Mrs. Okabe, calendar_color: purple }
  - { id: tilly, name: Tilly Vandermeer, role: child, school: Magpie Nest Preschool, teacher: Miss Renata, calendar_color: teal }
calendars:
  - { id: family, default: true }
group_chat_id: "-100600410"
`;

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Homeroom//Vandermeer//EN
BEGIN:VEVENT
UID:vandermeer-haircut
DTSTAMP:20260110T120000Z
DTSTART:20260214T170000Z
DTEND:20260214T173000Z
SUMMARY:Dad haircut
END:VEVENT
BEGIN:VEVENT
UID:vandermeer-game-night
DTSTAMP:20260110T120000Z
DTSTART:20260223T020000Z
DTEND:20260223T043000Z
SUMMARY:Game night
END:VEVENT
BEGIN:VEVENT
UID:vandermeer-plants
DTSTAMP:20260110T120000Z
DTSTART;VALUE=DATE:20260301
DTEND;VALUE=DATE:20260302
SUMMARY:Water the big plants
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

/** The Vandermeers of Larkmoor: a year of chats, mails and papers in which most subjects come up more than once. */
export const vandermeerQuestions: QuestionSet = {
  id: 'vandermeer',
  now: '2026-02-12T18:40:00-07:00',
  family,
  calendars: { family: calendar },
  sources: [...vandermeerChats, ...vandermeerSchoolMails, ...vandermeerHomeMails, ...vandermeerPapers],
  questions: vandermeerAsked,
};
