import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of British Brownies about a weekend away, with a payment in two parts, a meeting and a slip. Written blind. */
export const browniesFoxHollowWeekend: TypesetDocument = {
  id: 'brownies-fox-hollow-weekend',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-26',
  truth: {
    category: 'Community',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-01-25',
    dates: [
      {
        date: '2027-05-14',
        endDate: '2027-05-16',
        otherTimes: ['18:30'],
        words: 'from Friday 14 May to Sunday 16 May',
      },
      { date: '2027-02-08', words: 'by Monday 8 February' },
      { date: '2027-03-29', words: 'by Monday 29 March' },
      { date: '2027-04-22', time: '19:30', words: 'Thursday 22 April at 7.30pm' },
      { date: '2027-04-26', words: 'by the 26th' },
      { date: '2027-02-22', otherTimes: ['18:00'], words: 'back on Mon 22nd' },
      { date: '2027-02-21', time: '10:00', words: 'Sunday 21 February' },
    ],
    mentioned: [
      { date: '2027-02-15', why: 'a Monday without a meeting' },
      { date: '2027-05-14', why: 'the first day alone, with the hour to arrive' },
      { date: '2027-05-16', why: 'the last day alone, with the hour to collect' },
      { date: '2027-02-01', why: 'a meeting by recurrence' },
    ],
    deadlines: ['2027-02-08', '2027-03-29', '2027-04-26'],
    actionRequired: true,
    actions: ['slip|deposit|25', 'balance|50', 'health form|forms', 'meeting'],
    titles: ['Brownies', 'Fox Hollow', 'pack holiday'],
    amounts: [
      { amount: 75, currency: 'GBP', words: '£75' },
      { amount: 25, currency: 'GBP', words: '£25' },
      { amount: 50, currency: 'GBP', words: '£50' },
    ],
    places: ['Fox Hollow'],
    mustRead: [
      'at least one a sleeping bag',
      'The girls should have eaten before they come.',
      'follow a night trail and sleep very little',
      'covers everything except pocket money',
      'At least one adult from each family should be at the meeting.',
      'ring me, and nobody else will know',
      'for those who would like to carry a flag',
      'She shares a room most happily with',
    ],
  },
};
