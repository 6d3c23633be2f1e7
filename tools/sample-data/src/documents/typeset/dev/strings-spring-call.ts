import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Strings teacher’s mail as a numbered list: “Mon + Tues of that week”, “the Tuesday after”, measures that look like days.
 * Written blind to the rules.
 */
export const stringsSpringCall: TypesetDocument = {
  id: 'strings-spring-call',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2028-03-06',
  mail: {
    from: 'Kalia Vang <kvang@lakeside.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2028-03-06',
    time: '06:52',
    subject: 'STRINGS - all the spring dates (please read to the end)',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2028-03-06',
    dates: [
      {
        date: '2028-03-16',
        time: '19:00',
        otherTimes: ['18:15'],
        words: 'the Thursday before break, which is March 16',
      },
      { date: '2028-03-13', time: '15:15', endTime: '16:00', words: 'Mon + Tues of that week' },
      { date: '2028-03-14', time: '15:15', endTime: '16:00', words: 'Mon + Tues of that week' },
      { date: '2028-03-10', words: 'by this Friday' },
      { date: '2028-04-08', otherTimes: ['08:30'], words: 'Sat, April 8' },
      { date: '2028-03-14', words: 'on my desk on the 14th' },
      { date: '2028-03-20', endDate: '2028-03-24', words: 'No lessons during break (20th-24th)' },
      { date: '2028-03-28', otherTimes: ['08:10', '08:40'], words: 'the Tuesday after' },
      { date: '2028-04-01', words: 'the spring term starts April 1' },
    ],
    mentioned: [
      { date: '2028-04-08', why: 'the slots until 2' },
      { date: '2028-03-20', why: 'first day of the break' },
      { date: '2028-03-24', why: 'last day of the break' },
    ],
    deadlines: ['2028-03-10'],
    arguableDeadlines: ['2028-03-14'],
    actionRequired: true,
    actions: ['reply|yes or no|answer|tell|confirm'],
    titles: ['strings', 'spring concert'],
    amounts: [
      { amount: 6, currency: 'USD', words: 'The pink form with $6' },
      { amount: 55.5, currency: 'USD', words: 'They bill you $55.50' },
    ],
    places: ['high school auditorium', 'Cedar Bluffs Middle'],
    mustRead: [
      'violins, violas, cellos (and Oscar)',
      'I did tell them in class',
      '212 people in a room for 180',
      'no sneakers, no bells',
      'The late bus isn’t running',
      'The chairs are counted by hand',
      'About half of the 4th graders do it',
      'Nothing to do unless you want to give it back',
      'violins 8:10, low strings 8:40',
      'm. 24-32 of “Dragonhunter” at 92',
      'Measure 3/4 in the last line',
      'May. Probably.',
      'every other Fr',
    ],
  },
};
