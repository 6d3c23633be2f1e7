import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Invitation with a slip to answer, a card to send in and a dish to bring, on another day than announced. Written
 * blind to the rules.
 */
export const firstGradeHeritagePotluck: TypesetDocument = {
  id: 'first-grade-heritage-potluck',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-11-30',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2026-11-30',
    dates: [
      { date: '2026-12-10', time: '17:30', endTime: '19:00', words: 'Thursday, December 10, 5:30 to 7:00 p.m.' },
      { date: '2026-12-04', words: 'by this Friday, December 4' },
      { date: '2026-12-07', words: 'by Monday 12/7' },
    ],
    mentioned: [
      { date: '2026-12-08', why: 'the day from which it was moved' },
      { date: '2026-12-16', why: 'the last day of forgotten bowls' },
      { date: '2026-11-20', why: 'a past rehearsal' },
    ],
    deadlines: ['2026-12-04', '2026-12-07'],
    arguableDeadlines: ['2026-12-10', '2026-12-16'],
    actionRequired: true,
    actions: ['slip|coming|how many|RSVP|call', 'dessert|fruit|dish', 'green card|ingredients'],
    titles: ['Heritage Potluck'],
    amounts: [],
    places: ['cafeteria'],
    mustRead: [
      'our 11th Heritage Potluck',
      'Basketball got the room first',
      'N to Z a dessert or fruit',
      'so that we can print the allergy list',
      'Then the staff room adopts them',
      'It lasts four minutes',
      '46 excited first graders',
      'Room 2 / 4 / 6 (circle)',
    ],
  },
};
