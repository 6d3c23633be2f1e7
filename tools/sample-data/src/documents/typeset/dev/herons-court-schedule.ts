import type { TypesetDocument } from '../../typeset-document.ts';

/** Schedule with a game played, a free Saturday, and a payment due at one of the games. */
export const heronsCourtSchedule: TypesetDocument = {
  id: 'herons-court-schedule',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf', 'photo'],
  received: '2027-01-15',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-01-14',
    dates: [
      { date: '2027-01-16', time: '09:00', otherTimes: ['08:45'], words: 'Jan 16' },
      { date: '2027-01-23', time: '10:15', otherTimes: ['10:00'], words: 'Jan 23' },
      { date: '2027-02-06', time: '09:00', otherTimes: ['08:45'], words: 'Feb 6' },
      { date: '2027-02-20', time: '11:30', otherTimes: ['11:15'], words: 'Feb 20' },
      { date: '2027-02-03', words: 'takes the last ones on Wednesday, February 3' },
      { date: '2027-03-05', time: '18:00', endTime: '19:30', words: 'Friday, March 5, from 6 to 7:30 p.m.' },
    ],
    mentioned: [
      { date: '2027-01-09', why: 'a game that was played' },
      { date: '2027-01-30', why: 'no game' },
      { date: '2027-02-13', why: 'no game' },
    ],
    deadlines: ['2027-01-23', '2027-02-03'],
    actionRequired: true,
    actions: ['deposit|15'],
    titles: ['Herons', 'schedule'],
    amounts: [{ amount: 15, currency: 'USD', words: 'The shirt deposit, $15 in cash' }],
    places: ['Parks Hall'],
    mustRead: [
      'Saturday court schedule',
      'Player: Leo, shirt 8',
      'won 14–10',
      'no game, craft fair in the hall',
      'Be dressed fifteen minutes before',
      'is owed to Coach Ade at the Foxes game',
      'will be there too, behind glass',
      'Ages as of December 31, 2026',
    ],
  },
};
