import type { TypesetDocument } from '../../typeset-document.ts';

/** Minutes of a past year, which only their head states. */
export const harbourStreetMinutes: TypesetDocument = {
  id: 'harbour-street-minutes',
  kind: 'report',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'scan'],
  received: '2026-12-05',
  truth: {
    category: 'Community',
    who: ['Ben'],
    documentDate: '2024-10-08',
    dates: [
      {
        date: '2024-10-21',
        endDate: '2024-10-25',
        time: '08:00',
        otherTimes: [null],
        words: 'in the week of October 21 to 25',
      },
      {
        date: '2024-10-26',
        time: '09:00',
        endTime: '12:00',
        words: 'Saturday, October 26, 9 a.m. to noon',
      },
      { date: '2024-12-10', time: '19:00', words: 'Tuesday, December 10, 7:00 p.m.' },
    ],
    mentioned: [
      { date: '2024-10-08', why: 'the meeting itself, the day of the document' },
      { date: '2024-09-10', why: 'earlier meeting whose minutes were approved' },
      { date: '2024-09-30', why: 'day of the balance' },
      { date: '2024-11-15', why: 'task of the treasurer' },
    ],
    deadlines: [],
    arguableDeadlines: ['2024-11-15'],
    actionRequired: false,
    actions: [],
    titles: ['Minutes'],
    amounts: [],
    places: ['boat ramp', 'Copper Kettle'],
    mustRead: [
      'Harbour Street Neighbors Association',
      'Tuesday, October 8, 2024, 7:00 p.m.',
      'P. Nakagawa-Lund (treasurer)',
      'it was Walt’s dog, not Wanda’s',
      'Balance $2,316.75 as of September 30.',
      'between numbers 8 and 30',
      'The association buys bags and doughnuts.',
      '9 for, 4 against, 1 asleep',
      'Unopposed, to his visible surprise.',
      'No meeting in November.',
      'Adjourned 8:41 p.m.',
    ],
  },
};
