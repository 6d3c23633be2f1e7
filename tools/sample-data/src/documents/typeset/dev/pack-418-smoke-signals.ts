import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Scouts' newsletter with a rail of dates over New Year, papers due “on the Tuesday before” and money “by month's end”.
 * Written blind to the rules.
 */
export const pack418SmokeSignals: TypesetDocument = {
  id: 'pack-418-smoke-signals',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-10-18',
  truth: {
    category: 'Community',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-10-15',
    dates: [
      { date: '2027-10-26', time: '18:15', words: 'Tu 10/26, 6:15p' },
      { date: '2027-11-04', time: '19:00', words: 'Th 11/4, 7p' },
      { date: '2027-11-06', time: '10:00', endTime: '14:00', words: 'Nov. 6th & 7th, 10a-2p' },
      { date: '2027-11-07', time: '10:00', endTime: '14:00', words: 'Nov. 6th & 7th, 10a-2p' },
      {
        date: '2027-11-12',
        endDate: '2027-11-13',
        time: '16:00',
        otherTimes: [null],
        words: 'Nov. 12-13',
      },
      { date: '2027-11-16', time: '18:30', words: 'Tu 11/16, 6:30p' },
      { date: '2027-11-20', time: '09:00', endTime: '11:00', words: 'Sa 11/20, 9-11a' },
      { date: '2027-12-14', time: '18:30', words: 'Tu 12/14, 6:30p' },
      { date: '2028-01-21', time: '18:00', endTime: '20:00', words: 'Fr 1/21, 6-8p' },
      { date: '2028-01-22', time: '10:00', words: 'Sa 1/22, 10a' },
      { date: '2027-10-31', words: "by month's end" },
      { date: '2027-11-09', otherTimes: ['18:15'], words: 'on the Tuesday before' },
    ],
    mentioned: [
      { date: '2027-10-09', why: 'the past regatta' },
      { date: '2027-10-28', why: 'the day from which a meeting was moved' },
      { date: '2027-11-06', endDate: '2027-11-07', why: 'the sale taken together' },
      { date: '2027-11-12', why: 'first day of the campout' },
      { date: '2027-11-13', why: 'last day of the campout' },
      { date: '2027-11-16', why: 'the dues, without the hour' },
      ...['2027-11-23', '2027-12-07', '2027-12-21', '2028-01-04', '2028-01-18'].map((date) => ({
        date,
        why: 'the den, only by its recurrence',
      })),
      { date: '1964-03-12', why: 'the founding' },
    ],
    deadlines: ['2027-10-31', '2027-11-09', '2027-11-16'],
    arguableDeadlines: ['2027-10-26', '2027-11-12'],
    actionRequired: true,
    actions: ['popcorn|order', 'permission|med form|slip', 'dues|32.50'],
    titles: ['Smoke Signals', 'Pack 418'],
    amounts: [
      { amount: 18, currency: 'USD', words: '$18 a scout' },
      { amount: 10, currency: 'USD', words: '$10 a grown-up' },
      { amount: 32.5, currency: 'USD', words: 'The other half, $32.50' },
    ],
    places: ['Kettleson', 'fellowship hall'],
    mustRead: [
      'SMOKE SIGNALS',
      'Owen S., Owen T.',
      'Two scouts per shift, link in the chat',
      'even the neckerchief',
      'date when the hall calls back',
      'sank twice and still placed',
      'so is whatever was in it',
      'on his porch (114 Alder)',
      'no kidding this year',
      'No paper, no tent',
      'Scholarships exist, just whisper',
      'Owen T. found the snake',
      'chartered by Grace Fellowship',
    ],
  },
};
