import type { TypesetDocument } from '../../typeset-document.ts';

/** Concert tickets to print at home, the same day on each, and other concerts of the series. Written blind to the rules. */
export const symphonyFamilySeries: TypesetDocument = {
  id: 'symphony-family-series',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-10-18',
  truth: {
    category: 'Other',
    who: ['Ana', 'Maya', 'Leo'],
    documentDate: '2027-10-18',
    dates: [
      { date: '2027-11-14', time: '15:00', otherTimes: ['14:00', '14:30'], words: 'Sunday, Nov 14, 2027 · 3:00 PM' },
      { date: '2028-02-20', time: '15:00', words: 'Sun. Feb. 20, 3 PM' },
      { date: '2028-04-30', time: '15:00', words: 'Sun. April 30, 3 PM' },
    ],
    mentioned: [
      { date: '2027-11-14', why: 'the petting zoo and the doors' },
      { date: '2027-11-12', why: 'last day to swap' },
      { date: '1987-10-04', why: 'the series began' },
      { date: '2027-09-26', why: 'a past concert' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-11-12'],
    actionRequired: false,
    actions: [],
    titles: ['Peter and the Wolf', 'Prairie Symphony'],
    amounts: [{ amount: 40.5, currency: 'USD', words: '$36.00 + $4.50 handling = $40.50' }],
    places: ['Orpheum'],
    mustRead: [
      'Family Series 27/28',
      'Row F Seat 11',
      '0118804-11/14-2',
      'Admit one: LEO RIVERA (child $9)',
      'card ending 2028',
      'up to noon on the Friday before',
      'the trombone is everyone’s favorite',
      'after the first piece, about 3:12',
      'full by 2:40',
      'Bring a kazoo',
      'Tchaikovsky 1812 was on 9/26',
      'Section MF-F-11/13',
    ],
  },
};
