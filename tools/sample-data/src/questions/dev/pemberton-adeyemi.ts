import type { QuestionSet } from '../question-set.ts';
import { pembertonAdeyemiCalendars } from './pemberton-adeyemi-calendars.ts';
import { pembertonAdeyemiAskedQuestions } from './pemberton-adeyemi-questions.ts';
import { pembertonAdeyemiSources } from './pemberton-adeyemi-sources.ts';

const family = `family_id: pemberton-adeyemi
timezone: Europe/London
locale: en-GB
home_address: 27 Allerton Rise, Leeds
members:
  - { id: ruth, name: Ruth Pemberton, nickname: Mum, role: parent, messenger_user_id: "9701", designated: true, emails: [ruth@example.org] }
  - { id: tunde, name: Babatunde Adeyemi, nickname: Dad, aliases: [Tunde], role: parent, messenger_user_id: "9702", emails: [tunde@example.org] }
  - { id: pam, name: Pamela Pemberton, nickname: Granny, aliases: [Pam, Granny Pam], role: parent, messenger_user_id: "9703" }
  - { id: femi, name: Oluwafemi Adeyemi, nickname: Femi, role: child, messenger_user_id: "9704", current_grade: "11", school: Thornhill Academy }
  - { id: grace, name: Grace Adeyemi, aliases: [Gracie], role: child, messenger_user_id: "9705", current_grade: "7", school: Thornhill Academy }
  - { id: toby, name: Tobias Adeyemi, nickname: Toby, aliases: [Tobes], role: child, current_grade: R, school: St Oswald's Primary, teacher: Miss Okoro }
calendars:
  - { id: family, default: true }
  - { id: ruth, owner: ruth }
  - { id: tunde, owner: tunde }
  - { id: femi, owner: femi }
  - { id: grace, owner: grace }
  - { id: toby, owner: toby }
places:
  - { match: Kirkstall Motors, minutes_from_home: 15 }
  - { match: Monkey Towers, minutes_from_home: 20 }
  - { match: Elmete Fields, minutes_from_home: 10 }
  - { match: Marley Suite, minutes_from_home: 30 }
  - { match: Moortown Dental, minutes_from_home: 10 }
  - { match: Thornhill Academy, minutes_from_home: 12 }
`;

/** Family in Leeds with shifts, mocks, scouts and a grandmother who collects, asked about on a Wednesday in October. */
export const pembertonAdeyemiQuestions: QuestionSet = {
  id: 'pemberton-adeyemi',
  now: '2029-10-10T17:35:00+01:00',
  family,
  calendars: pembertonAdeyemiCalendars,
  sources: pembertonAdeyemiSources,
  questions: pembertonAdeyemiAskedQuestions,
};
