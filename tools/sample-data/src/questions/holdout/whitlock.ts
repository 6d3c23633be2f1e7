import type { QuestionSet } from '../question-set.ts';
import { whitlockCalendars } from './whitlock-calendars.ts';
import { whitlockQuestionList } from './whitlock-questions.ts';
import { whitlockSources } from './whitlock-sources.ts';

/** Household of a single mother near Sydney, on a Friday morning in spring. The people are invented. */
export const whitlockQuestions: QuestionSet = {
  id: 'whitlock',
  now: '2026-09-11T07:50:00+10:00',
  family: `family_id: whitlock
timezone: Australia/Sydney
locale: en-AU
home_address: 7 Banksia Street, Kellick Bay
members:
  - { id: fiona, name: Fiona Whitlock, nickname: Mum, aliases: [Fi, Mummy], role: parent, messenger_user_id: "8101", designated: true, calendar_color: "#8e24aa", emails: [fiona@whitlock.example] }
  - { id: callum, name: Callum Whitlock, nickname: Cal, role: child, messenger_user_id: "8102", current_grade: "9", school: Hargrave High, calendar_color: "#3f51b5" }
  - { id: theresa, name: Theresa Whitlock, nickname: Tess, aliases: [Tessie], role: child, current_grade: "5", school: Wattle Creek Public, teacher: Ms Quach, calendar_color: "#f4511e" }
  - { id: edmund, name: Edmund Whitlock, nickname: Ned, aliases: [Neddy], role: child, current_grade: "1", school: Wattle Creek Public, teacher: Mr Bell, calendar_color: green }
calendars:
  - { id: home, default: true }
  - { id: desk, owner: fiona }
  - { id: callum, owner: callum }
  - { id: wattle }
group_chat_id: "-100881200"
rules:
  - { id: netball, description: Netball mail goes to Tess, pattern: "netball", assign_to: [theresa], confidence: 0.8 }
places:
  - { match: Point Ferris Oval, minutes_from_home: 40 }
  - { match: Ferndale Netball Complex, minutes_from_home: 15 }
  - { match: Kellick Aquatic Centre, minutes_from_home: 9 }
`,
  calendars: whitlockCalendars,
  sources: whitlockSources,
  questions: whitlockQuestionList,
};
