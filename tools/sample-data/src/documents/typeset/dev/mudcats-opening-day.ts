import type { TypesetDocument } from '../../typeset-document.ts';

/** T-ball coach’s sheet: four times of one day, three tasks with days of their own. Written blind. */
export const mudcatsOpeningDay: TypesetDocument = {
  id: 'mudcats-opening-day',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-04-03',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2028-04-01',
    dates: [
      { date: '2028-04-22', time: '08:30', words: 'Saturday, April 22nd' },
      { date: '2028-04-22', time: '09:00', words: 'ceremony on field 1' },
      { date: '2028-04-22', time: '10:00', words: 'our team picture, by the green shed' },
      { date: '2028-04-22', time: '10:45', words: 'GAME vs. the Toads' },
      { date: '2028-04-23', time: '13:00', words: 'on Sunday the 23rd starting at 1:00' },
      { date: '2028-04-12', words: 'by Wednesday, April 12' },
      { date: '2028-04-18', time: '17:30', endTime: '19:00', words: 'Tuesday, April 18, 5:30 to 7' },
      { date: '2028-04-20', words: 'no later than Thurs. 4/20' },
    ],
    deadlines: ['2028-04-12', '2028-04-20'],
    arguableDeadlines: ['2028-04-18'],
    actionRequired: true,
    actions: ['shift|snack bar', 'shirt|cap', 'raffle|stubs|tickets'],
    titles: ['Opening Day', 'Mudcats'],
    amounts: [{ amount: 20, currency: 'USD', words: 'so $20' }],
    places: ['Harmon Fields', 'snack bar'],
    mustRead: [
      'we got the maroon shirts!',
      'Shirts tucked in-ish',
      'the mayor throws something',
      'Everyone bats, nobody is out',
      'or the computer picks',
      'Just give me the book back.',
      'the dog may come again',
      'Registration for fall ball opens in July.',
    ],
  },
};
