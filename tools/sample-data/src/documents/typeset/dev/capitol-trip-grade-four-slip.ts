import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter about a trip with a table of its facts and a slip to cut off; an offer with a day of its own. Written blind. */
export const capitolTripGradeFourSlip: TypesetDocument = {
  id: 'capitol-trip-grade-four-slip',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2028-03-06',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2028-03-06',
    dates: [
      { date: '2028-04-13', time: '07:20', endTime: '16:40', words: 'Thursday, April 13, 2028' },
      { date: '2028-03-24', words: 'no later than Friday, March 24' },
      { date: '2028-03-15', words: 'by Wednesday, March 15' },
      { date: '2028-04-14', time: '09:30', otherTimes: [null], words: 'On Friday, April 14' },
    ],
    mentioned: [{ date: '2028-03-29', why: 'the school names the chaperones' }],
    deadlines: ['2028-03-24'],
    arguableDeadlines: ['2028-03-15', '2028-04-13'],
    actionRequired: true,
    actions: ['slip|permission|sign|22', 'pick'],
    titles: ['Capitol', 'fourth-grade'],
    amounts: [{ amount: 22, currency: 'USD', words: '$22' }],
    places: ['Capitol'],
    mustRead: [
      'a mock vote in the old Senate chamber',
      '7:20 a.m. sharp from the bus loop / about 4:40 p.m.',
      'two bag meals, a water bottle, a jacket, no electronics',
      'a phone call does not count',
      'We have room for eight chaperones.',
      'every child must be picked up that afternoon',
      'STATE CAPITOL — PERMISSION',
      'field experience, over 50 miles',
    ],
  },
};
