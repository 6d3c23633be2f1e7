import type { TypesetDocument } from '../../typeset-document.ts';

/** Supply list with a day to bring the things, a last day for them and a shop’s discount. Written blind. */
export const firstGradeSupplies: TypesetDocument = {
  id: 'first-grade-supplies',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-08-06',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2026-08-20', time: '16:30', endTime: '18:00', words: 'Thursday, August 20, between 4:30 and 6:00' },
      { date: '2026-08-28', words: 'We do need all of it here by Fri. 8/28' },
      { date: '2026-08-24', words: 'School starts Monday, August 24' },
      { date: '2026-08-19', words: 'the day before Meet Your Teacher' },
      { date: '2026-08-16', words: 'until Sunday the 16th' },
    ],
    mentioned: [
      { date: '2026-07-10', why: 'the past order of boxes' },
      { date: '2026-08-24', endDate: '2026-08-28', why: 'the first week' },
    ],
    deadlines: ['2026-08-28'],
    arguableDeadlines: ['2026-08-20', '2026-08-16', '2026-08-24'],
    actionRequired: true,
    actions: ['suppl|bring|buy|drop|list|send'],
    titles: ['Supply List'],
    amounts: [{ amount: 6, currency: 'USD', words: '$6 for the weekly reader' }],
    places: [],
    mustRead: [
      'First Grade Supply List',
      'the fat box is fine',
      'headphones (not earbuds) in a zip bag',
      'so no names on those',
      'when we set up the tables',
      'takes 10% off anything on this list',
      'it will be waiting on the desk',
      'mechanical pencils, slime',
    ],
  },
};
