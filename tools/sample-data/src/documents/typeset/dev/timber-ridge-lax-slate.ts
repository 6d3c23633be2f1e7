import type { TypesetDocument } from '../../typeset-document.ts';

const practices = [
  ...['2028-03-09', '2028-03-14', '2028-03-16', '2028-03-21', '2028-03-23', '2028-04-04', '2028-04-06', '2028-04-11'],
  ...['2028-04-13', '2028-04-18', '2028-04-20', '2028-04-25', '2028-04-27', '2028-05-02', '2028-05-04', '2028-05-09'],
  '2028-05-11',
];

/**
 * Club's season as a spreadsheet, home and away, with a game moved, a doubleheader, a rain date and a game without
 * a time. Written blind to the rules.
 */
export const timberRidgeLaxSlate: TypesetDocument = {
  id: 'timber-ridge-lax-slate',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2028-03-06',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2028-03-04',
    dates: [
      { date: '2028-03-18', time: '09:30', otherTimes: ['08:50'], words: 'Sat 3/18 Mill Valley Thunder H 9:30a' },
      { date: '2028-03-26', time: '13:00', otherTimes: ['12:20'], words: 'Sun 3/26 Larkspur LC A 1:00p' },
      { date: '2028-04-08', time: '11:00', otherTimes: ['10:20'], words: 'Sat 4/8 Larkspur LC H 11:00a' },
      { date: '2028-04-14', time: '17:45', otherTimes: ['17:05'], words: 'Fri 4/14 Mill Valley Thunder A 5:45p' },
      { date: '2028-04-22', time: '09:00', otherTimes: ['08:20'], words: 'Sat 4/22 St. Clair Storm H 9:00a' },
      { date: '2028-04-22', time: '12:15', otherTimes: ['11:35'], words: 'Sat 4/22 Oxbow Lax H 12:15p' },
      { date: '2028-04-30', words: 'Sun 4/30 Oxbow Lax A TBA' },
      { date: '2028-05-06', time: '10:30', otherTimes: ['09:50'], words: 'Sat 5/6 St. Clair Storm A 10:30a' },
      { date: '2028-05-13', endDate: '2028-05-14', words: '5/13–5/14 PRAIRIE JAM' },
      { date: '2028-03-15', words: 'to Kim by 3/15' },
      { date: '2028-03-07', time: '17:30', endTime: '19:00', words: 'first one Tues 3/7' },
      { date: '2028-04-06', time: '17:00', words: 'Team pics Thurs 4/6 at 5 sharp' },
      { date: '2028-04-11', time: '17:30', otherTimes: ['11:00'], words: 'washed out we play it Tues 4/11, 5:30p' },
    ],
    mentioned: [
      { date: '2028-02-26', why: 'the scrimmage that was played' },
      { date: '2028-04-01', why: 'a Saturday without a game' },
      { date: '2028-04-15', why: 'the day from which a game was moved' },
      { date: '2028-03-28', why: 'no practice' },
      { date: '2028-03-30', why: 'no practice' },
      { date: '2028-05-13', why: 'one day of the jamboree' },
      { date: '2028-05-14', why: 'one day of the jamboree' },
      ...practices.map((date) => ({ date, why: 'practice, only by its recurrence' })),
    ],
    deadlines: ['2028-03-15'],
    arguableDeadlines: ['2028-04-08'],
    actionRequired: true,
    actions: ['dues|140|pay', 'clock'],
    titles: ['Timber Ridge', 'Lax', '12U', 'Spring 2028', 'slate'],
    amounts: [{ amount: 140, currency: 'USD', words: '2nd half of club dues ($140)' }],
    places: ['Ridge Park', 'Hastrup'],
    mustRead: [
      'toss the old one!',
      'Maya R., #14',
      'Larkspur MS, lower field',
      'spring break, nobody plays',
      'moved for Easter wknd',
      'Thunder Sports Park, under the lights',
      '3 games guaranteed',
      'You get a chair and a good view',
      'Be at the field 40 min. before the draw',
      'right before practice, in full uniform',
      'Other rainouts are just gone',
      'No, we didn',
      'Field hotline 402-555-0128',
    ],
  },
};
