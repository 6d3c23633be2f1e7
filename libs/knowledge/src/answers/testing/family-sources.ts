import { tokenIds, type FoundPassage } from '@homeroom/search';
import { buildPassage } from './build-passage.ts';

/** Sources of an invented family, by name. */
export const familySources = {
  trip: buildPassage({
    source: 'mail:trip',
    subject: 'Science museum trip',
    sender: 'Ms. Alvarez',
    passage:
      'Dear families,\n\nOur third graders are going to the science museum! It is on Friday, October 9. The bus leaves at 8:15 a.m. from the\nfront entrance and we are back by 2:30 p.m.\n\nThe permission slip is due by Friday, October 2. The cost is $14.50 per child, lunch not included. Please bring:\n- a packed lunch\n- a water bottle\n- a rain jacket\n\nWe still look for three chaperones. Questions? Call the front office at (555) 010-4477 or write to alvarez@lincoln.example.com.',
  }),
  soccer: buildPassage({
    source: 'message:soccer',
    type: 'message',
    subject: 'U10 Soccer Team Chat: practice and games',
    sender: 'Coach Ramirez',
    date: '2026-09-20',
    passage:
      'Hi team! Practice is every Tuesday and Thursday from 5:00 to 6:15 pm at Riverside Park, field 3. Our first game is on Saturday, September 26 at 10 am against the Hawks. The second game is on Saturday, October 10 at 9:30 am. Wear the blue jersey and bring shin guards. Snacks: Maria brings oranges for the first game.',
  }),
  soccerMoved: buildPassage({
    source: 'message:soccer-moved',
    type: 'message',
    subject: 'U10 Soccer Team Chat: change',
    sender: 'Coach Ramirez',
    date: '2026-10-01',
    passage:
      'Heads up: Thursday practice is moved to Jefferson Gym because of the wet field. The second game has been postponed to Sunday, October 11 at 1 pm.',
  }),
  dentist: buildPassage({
    source: 'calendar:dentist',
    type: 'calendar',
    subject: 'Dentist: Maya',
    sender: '',
    date: '2026-10-14',
    passage:
      "Maya's dentist appointment with Dr. Chen on Wednesday, October 14, 2026, 3:40 pm to 4:20 pm at Bright Smiles Clinic, 220 Oak Street.",
  }),
  dentistLeo: buildPassage({
    source: 'calendar:dentist-leo',
    type: 'calendar',
    subject: 'Dentist: Leo',
    sender: '',
    date: '2026-11-03',
    passage: "Leo's dentist appointment with Dr. Chen on Tuesday, November 3, 2026, 9:00 am at Bright Smiles Clinic.",
  }),
  newsletter: buildPassage({
    source: 'mail:newsletter',
    type: 'newsletter',
    subject: 'Lincoln Elementary Weekly',
    sender: 'Lincoln Elementary',
    date: '2026-10-01',
    passage:
      'Picture Day\nPicture day is Tuesday, October 6. Order forms went home on Monday; packages start at $18.\n\nBook Fair\nThe book fair runs from October 12 to October 16 in the library, 8 am to 3 pm. Volunteers sign up at https://lincoln.example.org/bookfair.\n\nNo School\nThere is no school on Monday, October 19 (teacher workday).\n\nUpcoming dates:\n- October 21: fall concert, 6:30 pm, auditorium\n- October 23: PTA meeting, 7 pm, cafeteria\n- October 30: costume parade\n\nNut policy: please do not send snacks with peanuts, because two students have severe allergies.',
  }),
  birthday: buildPassage({
    source: 'message:birthday',
    type: 'message',
    subject: 'Grade 3 Parents: party',
    sender: 'Priya Shah',
    date: '2026-09-30',
    passage:
      'Aarav turns nine! His birthday party is at Jump Zone, 41 Mill Road, on Sunday, October 18 from 2 to 4:30 pm. Please RSVP by October 11. I can pick up Leo and Maya if that helps. It lasts two and a half hours, socks are required.',
  }),
  piano: buildPassage({
    source: 'mail:piano',
    subject: 'Piano lessons this fall',
    sender: 'Helen Brooks',
    date: '2026-08-30',
    passage:
      'Lessons are 45 minutes long and cost $38 each, paid monthly. The recital is on December 5 at the community church. My new number is 555-014-2290. There are no lessons during Thanksgiving week.',
  }),
  library: buildPassage({
    source: 'document:library',
    type: 'document',
    subject: 'Library card renewal',
    sender: '',
    date: '',
    passage:
      'Cards are renewed once a year. You may borrow up to 12 books for three weeks. Late items cost 25 cents a day. Renew at www.citylibrary.example.org/renew or ask Mrs. Kaplan at the desk.',
  }),
  camp: buildPassage({
    source: 'mail:camp',
    subject: 'Nature camp',
    sender: 'Camp Willow',
    date: '2026-09-12',
    passage:
      'When: November 23 to 25, 9:00-15:00\nWhere: Willow Lake, lodge B\nCost: 120 dollars, siblings half\nBring: boots, a hat and a change of clothes\nContact: hello@willow.example.org\n\nThe camp counselor for the younger group is Tomas Lindqvist. Registration opens soon; the date is to be announced.',
  }),
} satisfies Record<string, FoundPassage>;

/** All of them, as a search that cannot decide would bring them. */
const allFamilySources: readonly FoundPassage[] = Object.values(familySources);

/** The sources that share the most words with a question, as a search would bring them; a source's words count once. */
export function findSimilar(question: string, count: number): FoundPassage[] {
  const asked = new Set(tokenIds(question));
  const share = ({ subject, sender, passage }: FoundPassage) => {
    const words = new Set(tokenIds(`${subject} ${sender} ${passage}`));
    return [...asked].filter((stem) => words.has(stem)).length / Math.max(1, asked.size);
  };
  const scored = allFamilySources.map((passage) => ({ ...passage, score: share(passage) }));
  return scored.sort((a, b) => b.score - a.score).slice(0, count);
}
