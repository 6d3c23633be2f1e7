import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Save-the-date card with its day in words over two lines, a weekend told from it, and a handwritten request by
 * “Valentine’s”. Written blind to the rules.
 */
export const carmenTheoSaveTheDate: TypesetDocument = {
  id: 'carmen-theo-save-the-date',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-14',
  truth: {
    category: 'Other',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2028-10-14', time: '16:30', words: 'Saturday, the fourteenth of October' },
      { date: '2028-09-01', words: 'until September 1, ’28' },
      { date: '2028-10-13', time: '18:00', words: 'the night before, from six' },
      { date: '2028-10-15', time: '09:00', endTime: '11:00', words: 'Pancakes on Sunday, nine to eleven' },
      { date: '2028-02-14', words: 'by Valentine’s' },
    ],
    mentioned: [
      { date: '2019-10-14', why: 'the day they met' },
      { date: '2028-10-13', endDate: '2028-10-15', why: 'the weekend as a whole' },
    ],
    deadlines: ['2028-02-14'],
    arguableDeadlines: ['2028-09-01'],
    actionRequired: true,
    actions: ['size|dress|jacket|text'],
    titles: ['Save the date', 'Carmen Rivera', 'wedding'],
    amounts: [{ amount: 139, currency: 'USD', words: '$139 a night' }],
    places: ['Stone Barn', 'Harborview Inn'],
    mustRead: [
      'Carmen Rivera & Theo Whitlock',
      'two thousand twenty-eight',
      'half past four in the afternoon',
      'Take exit 14, then County Road 10 until the cows',
      '40 rooms at the Harborview Inn',
      'Tacos on the beach the night before',
      'then hugs and goodbye',
      'est. 10.14.19',
      'Leo carries the rings',
      'the seamstress has 2 months waiting',
    ],
  },
};
