import type { TypesetDocument } from '../../typeset-document.ts';

const sundays = ['2026-12-06', '2026-12-13'];
const adventWednesdays = ['2026-12-02', '2026-12-09', '2026-12-16'];

/** Month of a church with the time in front of each entry and two or three entries in a cell. Written blind. */
export const gracePrairieDecember: TypesetDocument = {
  id: 'grace-prairie-december',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-11-29',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2026-12-01', time: '18:30', words: '6:30 Council' },
      ...adventWednesdays.flatMap((date) => [
        { date, time: '17:30', words: '5:30 Soup Supper' },
        { date, time: '18:30', words: '6:30 Advent Service' },
      ]),
      { date: '2026-12-03', time: '19:00', words: '7:00 Choir' },
      { date: '2026-12-05', time: '09:00', endTime: '12:00', words: '9–12 Cookie Walk' },
      ...sundays.flatMap((date) => [
        { date, time: '09:00', words: '9:00 Worship' },
        { date, time: '10:15', words: '10:15 Sunday School' },
      ]),
      { date: '2026-12-06', endDate: '2026-12-20', words: 'Mitten Tree is up Dec. 6–20' },
      { date: '2026-12-07', time: '13:00', words: '1:00 Quilters' },
      { date: '2026-12-10', time: '19:00', words: '7:00 Choir' },
      { date: '2026-12-12', time: '10:00', endTime: '11:30', words: '10–11:30 Pageant practice' },
      { date: '2026-12-13', words: 'Poinsettia orders due' },
      { date: '2026-12-17', time: '19:00', words: '7:00 Choir' },
      { date: '2026-12-19', time: '10:00', endTime: '11:30', words: '10–11:30 Pageant practice' },
      { date: '2026-12-20', time: '09:00', words: '9:00 Pageant!' },
      { date: '2026-12-20', time: '10:15', words: '10:15 Cocoa & cookies' },
      { date: '2026-12-21', time: '13:00', words: '1:00 Quilters' },
      { date: '2026-12-24', time: '16:00', words: '4:00 Family Service' },
      { date: '2026-12-24', time: '19:00', words: '7:00 Candlelight' },
      { date: '2026-12-24', time: '22:30', words: '10:30 Candlelight' },
      { date: '2026-12-25', words: 'Christmas Day Office closed' },
      { date: '2026-12-27', time: '10:00', words: '10:00 Worship' },
    ],
    mentioned: [
      { date: '2026-12-06', why: 'the Mitten Tree goes up' },
      { date: '2026-12-20', why: 'the last day of the Mitten Tree' },
      { date: '2026-12-27', why: 'no Sunday School' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-12-13'],
    actionRequired: false,
    actions: [],
    titles: ['December 2026', 'Grace Prairie'],
    amounts: [{ amount: 12, currency: 'USD', words: '$12' }],
    places: [],
    mustRead: [
      'December 2026',
      'Grace Prairie Lutheran Church',
      '6:30 Council',
      '1:00 Quilters',
      'Poinsettias are $12 each.',
      'New hats, gloves and',
      '410 County Road 6',
    ],
  },
};
