import type { TypesetDocument } from '../../typeset-document.ts';

/** Route change with days only in the heads of a table of times, three boxes and a part to return. Written blind. */
export const busElevenBridgeDetour: TypesetDocument = {
  id: 'bus-eleven-bridge-detour',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-11-12',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-11-10',
    dates: [
      { date: '2026-11-17', time: '18:00', words: 'Tuesday, November 17, 6:00 PM' },
      { date: '2026-11-20', words: 'by Friday, November 20' },
      { date: '2026-11-26', words: 'Thu 11/26' },
      { date: '2026-11-27', words: 'Fri 11/27' },
      { date: '2026-11-30', endDate: '2026-12-18', otherTimes: ['07:19', '07:14'], words: 'Mon 11/30 – Fri 12/18' },
      { date: '2026-12-21', endDate: '2027-01-01', words: 'Mon 12/21 – Fri 1/1' },
      { date: '2027-01-04', otherTimes: ['07:34', '07:29'], words: 'from Mon 1/4' },
    ],
    mentioned: [{ date: '2026-09-18', why: 'the inspection of the bridge' }],
    deadlines: ['2026-11-20'],
    actionRequired: true,
    actions: ['return|stop|driver|sign'],
    titles: ['Bus 11', 'Route change'],
    amounts: [],
    places: ['Harbor Ln', 'Depot Road'],
    mustRead: [
      'did not like what it saw',
      'the stops before the bridge come earlier',
      'Harbor Ln & 3rd',
      'not served',
      'Leo Rivera, Grade 1, seat 2',
      'Be there five minutes before the bus.',
      'Mind the cat.',
    ],
  },
};
