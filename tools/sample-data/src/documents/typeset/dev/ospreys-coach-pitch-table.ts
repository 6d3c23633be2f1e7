import type { TypesetDocument } from '../../typeset-document.ts';

const practices = ['04-10', '04-24', '05-01', '05-08', '05-15'];

/** Games in a table whose narrow cells wrap, with a shift for the family and a series of practices. Written blind. */
export const ospreysCoachPitchTable: TypesetDocument = {
  id: 'ospreys-coach-pitch-table',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2028-03-30',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2028-03-28',
    dates: [
      { date: '2028-04-08', time: '08:15', words: 'parade of teams at 8:15 a.m.' },
      { date: '2028-04-08', time: '09:00', otherTimes: ['08:40'], words: 'Saturday, April 8' },
      { date: '2028-04-12', time: '17:45', otherTimes: ['17:25'], words: 'Wednesday, April 12' },
      { date: '2028-04-22', time: '10:30', otherTimes: ['10:10'], words: 'Saturday, April 22' },
      { date: '2028-04-22', time: '08:00', endTime: '10:00', words: 'Saturday, April 22, 8:00 to 10:00 a.m.' },
      { date: '2028-04-26', time: '17:45', otherTimes: ['17:25'], words: 'Wednesday, April 26' },
      { date: '2028-05-06', time: '09:00', otherTimes: ['08:40'], words: 'Saturday, May 6' },
      { date: '2028-05-10', time: '18:15', otherTimes: ['17:55'], words: 'Wednesday, May 10' },
      { date: '2028-05-20', time: '09:45', words: 'team pictures at 9:45 a.m.' },
      { date: '2028-05-20', time: '10:30', otherTimes: ['10:10'], words: 'Saturday, May 20' },
      { date: '2028-06-03', time: '12:00', otherTimes: ['11:40'], words: 'Saturday, June 3' },
      { date: '2028-04-03', time: '17:30', words: 'from April 3 to May 22' },
      { date: '2028-05-22', otherTimes: ['17:30'], words: 'from April 3 to May 22' },
    ],
    mentioned: [
      { date: '2028-04-29', why: 'a Saturday without games' },
      { date: '2028-04-17', why: 'no practice' },
      { date: '2028-04-03', endDate: '2028-05-22', why: 'the weeks of practice as a range' },
      ...practices.map((day) => ({ date: `2028-${day}`, why: 'practice, only by its recurrence' })),
    ],
    deadlines: [],
    arguableDeadlines: ['2028-04-22', '2028-05-20'],
    actionRequired: true,
    actions: ['concession|shift|trade'],
    titles: ['Ospreys', 'Sluggers', 'Coach Pitch'],
    amounts: [],
    places: ['Depot Park', 'Fern Street School', 'Mill Valley'],
    mustRead: [
      'SPRINGFIELD LITTLE SLUGGERS',
      'schedule of March 28, 2028',
      'No games, fields are sprayed',
      'bring the order envelope',
      'Parents vs. kids, then the picnic',
      'H sits in the third-base dugout.',
      'trade with another family and tell Dale',
      'The rain line is 555-0175.',
    ],
  },
};
