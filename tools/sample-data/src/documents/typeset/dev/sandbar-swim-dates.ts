import type { TypesetDocument } from '../../typeset-document.ts';

const practices = [
  ...['2027-03-03', '2027-03-08', '2027-03-10', '2027-03-15', '2027-03-22', '2027-03-24', '2027-04-07', '2027-04-12'],
  ...['2027-04-14', '2027-04-19', '2027-04-21', '2027-04-26', '2027-04-28', '2027-05-03', '2027-05-05', '2027-05-10'],
  ...['2027-05-12', '2027-05-17'],
] as const;

/** Two columns of dates side by side, in letters and numbers, beside a weekly practice. */
export const sandbarSwimDates: TypesetDocument = {
  id: 'sandbar-swim-dates',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-02-24',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-02-22',
    dates: [
      { date: '2027-03-01', time: '16:15', words: 'M 3/1' },
      { date: '2027-03-13', time: '08:30', endTime: '10:00', words: 'Sa 3/13' },
      { date: '2027-03-17', words: 'W 3/17' },
      { date: '2027-03-29', endDate: '2027-04-02', words: '3/29–4/2' },
      { date: '2027-04-05', time: '16:15', otherTimes: [null], words: 'M 4/5' },
      { date: '2027-04-17', time: '08:30', otherTimes: ['07:45'], words: 'Sa 4/17' },
      { date: '2027-05-02', time: '10:00', words: 'Su 5/2' },
      { date: '2027-05-19', time: '16:15', otherTimes: [null], words: 'W 5/19' },
      { date: '2027-05-21', time: '17:30', words: 'F 5/21' },
      { date: '2027-02-26', words: 'F 2/26' },
      { date: '2027-03-08', words: 'M 3/8' },
      { date: '2027-03-12', words: 'F 3/12' },
      { date: '2027-04-12', words: 'M 4/12' },
      { date: '2027-04-29', words: 'Th 4/29' },
      { date: '2027-05-15', words: 'Sa 5/15' },
    ],
    mentioned: [
      ...practices.map((date) => ({ date, why: 'a practice, only by its recurrence' })),
      { date: '2027-03-29', why: 'a practice that the break skips' },
      { date: '2027-03-31', why: 'a practice that the break skips' },
      { date: '2019-06-12', why: 'the club record' },
      { date: '2026-10-06', why: 'the fee was set' },
    ],
    deadlines: ['2027-02-26', '2027-03-08', '2027-03-12', '2027-04-12', '2027-05-15'],
    arguableDeadlines: ['2027-04-29'],
    actionRequired: true,
    actions: ['health form', '$110|first payment|pay', 'cap', '$85|second payment|pay', 'fins'],
    titles: ['Important Dates', 'Sandbar'],
    amounts: [
      { amount: 110, currency: 'USD', words: 'First payment, $110' },
      { amount: 85, currency: 'USD', words: 'Second payment, $85' },
    ],
    places: ['Shelter 2'],
    mustRead: [
      'Sandbar Swim Club',
      'Leo Rivera',
      'Mondays and Wednesdays, 4:15–5:00 pm, lanes 5 and 6',
      'Backstroke clinic for all Guppies',
      'first heat 8:30 am, warm-up 7:45',
      'even if we had one last year',
      'Loaned fins back in the blue bin',
      'then they are rags',
      '2 rumbles = home',
      '17.04 (6/12/19)',
    ],
  },
};
