import type { TypesetDocument } from '../../typeset-document.ts';

/** Troop’s letter about a sale: a card, shifts and money, each with its own day, and slots in a table. Written blind. */
export const troopCookieBooths: TypesetDocument = {
  id: 'troop-cookie-booths',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-12',
  truth: {
    category: 'Community',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2028-01-12',
    dates: [
      { date: '2028-01-30', words: 'until Sunday, January 30' },
      { date: '2028-02-01', otherTimes: ['18:00'], words: 'the card back by Tuesday, Feb. 1' },
      { date: '2028-01-21', words: 'before the end of the day on Friday, January 21' },
      { date: '2028-02-26', time: '10:00', endTime: '14:00', otherTimes: ['12:00', null], words: 'Sat 2/26' },
      { date: '2028-02-27', time: '12:00', endTime: '14:00', otherTimes: [null], words: 'Sun 2/27' },
      { date: '2028-03-04', time: '10:00', endTime: '12:00', otherTimes: [null], words: 'Sat 3/4' },
      { date: '2028-02-23', time: '17:00', endTime: '19:30', words: 'Wednesday, February 23' },
      { date: '2028-03-13', words: 'is due to Yolanda on March 13' },
    ],
    mentioned: [
      { date: '2028-01-18', why: 'implied by the first and third Tuesdays' },
      { date: '2028-02-01', why: 'the meeting of that day' },
      { date: '2028-02-15', why: 'implied by the first and third Tuesdays' },
    ],
    deadlines: ['2028-02-01', '2028-01-21', '2028-03-13'],
    arguableDeadlines: ['2028-01-30', '2028-02-23'],
    actionRequired: true,
    actions: ['card|order', 'text|shift|booth', 'money|pay', 'pick up|pickup|garage|cookies'],
    titles: ['Cookie', 'Troop 2260'],
    amounts: [{ amount: 6, currency: 'USD', words: 'Boxes are $6 each' }],
    places: ['Hartley', 'Orchard Row'],
    mustRead: [
      'Juniper Troop 2260',
      'under Bev’s door mat',
      'Money is collected when the cookies come, not before!',
      'with a parent',
      'A car with an empty trunk is best.',
      'in the envelope with her name on it',
      'This year the girls voted for horses.',
      'first and third Tuesdays',
    ],
  },
};
