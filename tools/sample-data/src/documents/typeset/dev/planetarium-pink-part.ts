import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter with a part to tear off, due "before the last bell"; "until" stands before days without a duty. */
export const planetariumPinkPart: TypesetDocument = {
  id: 'planetarium-pink-part',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-09-21',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2026-09-18',
    dates: [
      { date: '2026-10-07', time: '09:20', endTime: '12:10', words: 'Wednesday, October 7' },
      { date: '2026-09-30', words: 'before the last bell on Wednesday, September 30' },
    ],
    mentioned: [{ date: '2026-08-31', why: 'the end of repairs' }],
    deadlines: ['2026-09-30'],
    actionRequired: true,
    actions: ['pink|slip|tear off|sign', 'six dollars|$6|pay|money|bus'],
    titles: ['planetarium'],
    amounts: [{ amount: 6, currency: 'USD', words: '$6.00 enclosed' }],
    places: ['Hollis Planetarium'],
    mustRead: [
      'Lakeside Elementary, Room 5',
      'Dear families of the first grade',
      'to see the night by day',
      'among the first under the new dome',
      'let it find its way back to Room 5',
      'Put six dollars for the bus in with it',
      'We draw straws',
      'I have a card and would like to ride along',
    ],
  },
};
