import type { TypesetDocument } from '../../typeset-document.ts';

/** Colorful flyer of a run: one big day, three starts in bubbles and a day for thunder. Written blind. */
export const turtleTrotFirehouseFlyer: TypesetDocument = {
  id: 'turtle-trot-firehouse-flyer',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-12',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2027-04-30', words: 'by April 30' },
      { date: '2027-05-07', time: '16:00', endTime: '19:00', words: 'Friday, May 7, 4–7 pm' },
      { date: '2027-05-08', time: '08:15', otherTimes: ['07:30'], words: 'SATURDAY, MAY 8' },
      { date: '2027-05-08', time: '08:40', words: '8:40 am Kids’ Mile' },
      { date: '2027-05-08', time: '09:15', words: '9:15 am 5K' },
      { date: '2027-05-09', time: '14:00', words: 'Sunday, May 9 at 2:00 pm' },
    ],
    mentioned: [{ date: '2025-05-10', why: 'the winners in the picture' }],
    deadlines: [],
    arguableDeadlines: ['2027-04-30'],
    actionRequired: false,
    actions: [],
    titles: ['Turtle Trot'],
    amounts: [
      { amount: 10, currency: 'USD', words: '$10' },
      { amount: 25, currency: 'USD', words: '$25' },
    ],
    places: ['Engine House'],
    mustRead: [
      'TURTLE TROT',
      'SATURDAY, MAY 8',
      'Kids’ Mile',
      'After that you get a handshake.',
      'Winners of May 10, 2025.',
      'No pancakes this year, the griddle broke.',
    ],
  },
};
