import type { TypesetDocument } from '../../typeset-document.ts';

const practices = [
  ...['09-10', '09-15', '09-17', '09-22', '09-24', '09-29', '10-01', '10-06', '10-08', '10-13', '10-15', '10-20'],
  ...['10-22', '10-27', '10-29'],
];

/** Games of a soccer season in a striped table, with a bye, a day without a time and a list below. Written blind. */
export const prairieKickersFallGames: TypesetDocument = {
  id: 'prairie-kickers-fall-games',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-09-04',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: null,
    dates: [
      {
        date: '2026-09-08',
        time: '17:30',
        endTime: '18:45',
        otherTimes: [null],
        words: 'First practice Tues 9/8',
      },
      { date: '2026-09-12', time: '09:00', otherTimes: ['08:30'], words: 'Sat 9/12 9:00 am' },
      { date: '2026-09-15', words: '$85 due by 9/15' },
      { date: '2026-09-17', time: '17:15', words: 'Thurs 9/17, 5:15' },
      { date: '2026-09-19', time: '10:30', otherTimes: ['10:00'], words: 'Sat 9/19 10:30 am' },
      { date: '2026-09-26', time: '13:15', otherTimes: ['12:45'], words: 'Sat 9/26 1:15 pm' },
      { date: '2026-10-01', time: '17:45', otherTimes: ['17:15'], words: 'Thu 10/1 5:45 pm' },
      { date: '2026-10-03', time: '09:00', otherTimes: ['08:30'], words: 'Sat 10/3 9:00 am' },
      { date: '2026-10-17', time: '11:45', otherTimes: ['11:15'], words: 'Sat 10/17 11:45 am' },
      { date: '2026-10-24', time: '09:00', otherTimes: ['08:30'], words: 'Sat 10/24 9:00 am' },
      { date: '2026-10-31', words: 'Sat 10/31 TBA Fall Jamboree' },
      { date: '2026-11-01', words: 'Sun 11/1, times TBA' },
    ],
    mentioned: [
      ...practices.map((day) => ({ date: `2026-${day}`, why: 'a weekly practice' })),
      { date: '2026-10-10', why: 'a Saturday without a game' },
    ],
    deadlines: ['2026-09-15'],
    actionRequired: true,
    actions: ['fee|85|pay'],
    titles: ['Prairie Kickers', 'Fall 2026', 'U10'],
    amounts: [{ amount: 85, currency: 'USD', words: '$85' }],
    places: ['Cole Park', 'Millbrook MS', 'Ashby Rec', 'Riverton HS'],
    mustRead: [
      'PRAIRIE KICKERS U10 GIRLS',
      'Fall 2026 Games',
      'Maya R., #7',
      'vs. Lakeview Storm',
      'BYE (holiday wknd)',
      'First practice Tues 9/8.',
      'No guards, no play.',
    ],
  },
};
