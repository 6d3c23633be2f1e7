import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter without any deadline of the family's, though "by" and "until" stand before four days. */
export const coldGymNothingToDo: TypesetDocument = {
  id: 'cold-gym-nothing-to-do',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'docx'],
  received: '2026-10-23',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-10-23',
    dates: [
      { date: '2026-10-28', words: 'heat by Wednesday, October 28' },
      { date: '2026-10-29', time: '18:30', words: 'Thursday, October 29, at 6:30 p.m.' },
      { date: '2026-11-02', words: 'Until Monday, November 2, when the gym opens again' },
    ],
    mentioned: [
      { date: '2026-12-18', why: 'the district decides until then' },
      { date: '2026-10-30', why: 'the end of next week, when the principal writes again' },
      { date: '2026-10-23', endDate: '2026-11-02', why: 'the time without the gym as one range' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['gym', 'boiler', 'Lakeside'],
    amounts: [],
    places: ['cafeteria'],
    mustRead: [
      'Office of the Principal',
      'has retired without asking us',
      'in the hallway with scarves (juggling ones)',
      'Classrooms are warm, 68 to 70 degrees',
      'only in the cafeteria instead of the gym',
      'a whole new boiler or 2/3 of one',
      'You need not do anything',
      'Warmly, as far as possible',
    ],
  },
};
