import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter with a table that has the days as columns and hours of their own in its rows. Written blind. */
export const springBreakClubDaysAcross: TypesetDocument = {
  id: 'spring-break-club-days-across',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-03-12',
  truth: {
    category: 'Community',
    who: ['Maya', 'Leo'],
    documentDate: '2027-03-11',
    dates: [
      { date: '2027-03-17', words: 'by Wednesday, March 17' },
      { date: '2027-03-22', time: '08:30', endTime: '15:30', words: 'Mon 3/22' },
      { date: '2027-03-23', time: '08:30', endTime: '15:30', words: 'Tue 3/23' },
      { date: '2027-03-24', words: 'Wed 3/24' },
      { date: '2027-03-25', time: '07:45', endTime: '17:15', words: 'Thu 3/25' },
      { date: '2027-03-26', time: '09:00', endTime: '12:30', otherTimes: ['11:45'], words: 'Fri 3/26' },
    ],
    mentioned: [
      { date: '2027-03-22', endDate: '2027-03-26', why: 'the whole week, whose days are listed one by one' },
      { date: '2026-03-26', why: 'last year’s trip' },
    ],
    deadlines: ['2027-03-17'],
    arguableDeadlines: ['2027-03-22', '2027-03-23', '2027-03-25'],
    actionRequired: true,
    actions: ['waiver', 'balance|96|pay'],
    titles: ['Spring Break Club'],
    amounts: [{ amount: 96, currency: 'USD', words: '$96' }],
    places: ['Quarry Cave'],
    mustRead: [
      'no two days have the same hours',
      'the gym floor is being varnished',
      'Boots, two lunches',
      'Grown-ups, at 11:45',
      'stays behind with Mr. Ostrander and the filing',
      'checks to “City of Cedar Fork”',
      'The cave is 54 degrees and wet',
    ],
  },
};
