import type { QuestionSet } from '../question-set.ts';
import { dunbarPereiraCalendars } from './dunbar-pereira-calendars.ts';
import { dunbarPereiraAskedQuestions } from './dunbar-pereira-questions.ts';
import { dunbarPereiraSources } from './dunbar-pereira-sources.ts';

const family = `family_id: dunbar-pereira
timezone: America/Toronto
locale: en-CA
home_address: 31 Inverhouse Drive, Mississauga
members:
  - { id: joana, name: Joana Pereira, nickname: Mom, aliases: [Jo], role: parent, messenger_user_id: "9401", designated: true, emails: [joana@example.org] }
  - { id: mark, name: Mark Dunbar, nickname: Dad, role: parent, messenger_user_id: "9402", emails: [mark@example.org] }
  - { id: sofia, name: Sofia Dunbar, aliases: [Sof], role: child, messenger_user_id: "9403", current_grade: "9", school: Erindale Secondary }
  - { id: lucas, name: Lucas Dunbar, aliases: [Luke], role: child, messenger_user_id: "9404", current_grade: "6", school: Maple Grove School, teacher: Mr. Papadakis }
  - { id: nina, name: Nina Dunbar, aliases: [Nini], role: child, current_grade: "1", school: Maple Grove School, teacher: Mme Roy }
calendars:
  - { id: family, default: true }
  - { id: joana, owner: joana }
  - { id: mark, owner: mark }
  - { id: sofia, owner: sofia }
places:
  - { match: Meadow Dome, minutes_from_home: 15 }
  - { match: Living Arts Hall, minutes_from_home: 20 }
  - { match: Lakeshore Dental, minutes_from_home: 10 }
  - { match: Mountain Fieldhouse, minutes_from_home: 50 }
  - { match: Pearson Airport, minutes_from_home: 25 }
  - { match: Putting Edge, minutes_from_home: 15 }
  - { match: Tia Lena, minutes_from_home: 35 }
`;

/** Two parents who work, three children and a grandmother who comes for Christmas, asked about on a Tuesday at noon. */
export const dunbarPereiraQuestions: QuestionSet = {
  id: 'dunbar-pereira',
  now: '2028-12-05T12:20:00-05:00',
  family,
  calendars: dunbarPereiraCalendars,
  sources: dunbarPereiraSources,
  questions: dunbarPereiraAskedQuestions,
};
