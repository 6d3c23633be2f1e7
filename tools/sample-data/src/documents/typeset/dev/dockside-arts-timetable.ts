import type { TypesetDocument } from '../../typeset-document.ts';

const clayDays = [
  ...['2027-01-26', '2027-02-09', '2027-02-16', '2027-02-23', '2027-03-02', '2027-03-16', '2027-03-23', '2027-04-06'],
] as const;
const drumDays = [
  ...['2027-01-28', '2027-02-04', '2027-02-11', '2027-02-25', '2027-03-04', '2027-03-11', '2027-03-18', '2027-03-25'],
] as const;

/** Timetable of a week, valid for a term, and the days on which it is different. */
export const docksideArtsTimetable: TypesetDocument = {
  id: 'dockside-arts-timetable',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-12',
  truth: {
    category: 'Community',
    who: ['Maya', 'Leo'],
    documentDate: '2027-01-11',
    dates: [
      { date: '2027-01-25', words: 'Monday, January 25' },
      { date: '2027-04-09', words: 'Friday, April 9' },
      { date: '2027-02-02', time: '16:30', endTime: '17:45', otherTimes: [null], words: 'Tue 2/2' },
      { date: '2027-02-15', words: 'Mon 2/15' },
      { date: '2027-02-18', time: '16:15', endTime: '16:55', words: 'Thu 2/18' },
      { date: '2027-03-12', time: '16:30', endTime: '17:45', words: 'Friday, 3/12' },
      { date: '2027-03-29', endDate: '2027-04-02', words: '3/29 to 4/2' },
      { date: '2027-04-08', time: '17:00', endTime: '18:30', words: 'Thu 4/8' },
      { date: '2027-02-05', words: 'not after Friday, February 5' },
    ],
    mentioned: [
      { date: '2027-01-25', endDate: '2027-04-09', why: 'the term as a whole' },
      { date: '2027-03-09', why: 'the day from which a class moved' },
      { date: '2027-03-30', why: 'a class that the break skips' },
      { date: '2027-04-01', why: 'a class that the break skips' },
      ...[...clayDays, ...drumDays].map((date) => ({ date, why: 'a weekly class, only by its recurrence' })),
    ],
    deadlines: ['2027-02-05'],
    actionRequired: true,
    actions: ['$14|clay fee|pay', 'sticks'],
    titles: ['Weekly timetable', 'Dockside Arts'],
    amounts: [{ amount: 14, currency: 'USD', words: '$14 clay fee' }],
    places: ['Dockside Arts'],
    mustRead: [
      'Dockside Arts House',
      'printed 01/11/27',
      'Clay 2 (Maya)',
      'Mini Drums B (Leo)',
      'Life Drawing (adults)',
      'It is like the table says, except',
      'Mini Drums B is late: 4:15–4:55',
      'nobody here but the mice',
      'Open Studio for everyone instead',
      'the ones with 5B on them are too thick',
    ],
  },
};
