import type { TypesetDocument } from '../../typeset-document.ts';

/** Trip letter across the page with a slip to tear off at its right side, and a day in case of rain. Written blind. */
export const birdBandingSideSlip: TypesetDocument = {
  id: 'bird-banding-side-slip',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-04-09',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-04-08',
    dates: [
      {
        date: '2027-04-28',
        time: '05:55',
        endTime: '09:45',
        otherTimes: ['06:10'],
        words: 'Wednesday, April 28',
      },
      { date: '2027-04-29', time: '05:55', otherTimes: ['06:10', null], words: 'Thursday, April 29' },
      { date: '2027-04-19', words: 'by Monday, April 19' },
      { date: '2027-04-22', words: 'by Thursday, April 22' },
    ],
    mentioned: [{ date: '2026-04-30', why: 'last year’s trip' }],
    deadlines: ['2027-04-22'],
    arguableDeadlines: ['2027-04-19'],
    actionRequired: true,
    actions: ['slip|sign', '7.50|envelope|pay'],
    titles: ['banding station', 'Teal Marsh'],
    amounts: [{ amount: 7.5, currency: 'USD', words: '$7.50, exact change' }],
    places: ['Teal Marsh'],
    mustRead: [
      'birds get up early and so shall we',
      'fourteen swamp sparrows and one startled teacher',
      'In steady rain the nets stay closed',
      'The bus leaves at 6:10 with or without the sleepy.',
      'Boots, long pants, nothing bright.',
      'We cannot take a child on a phone call',
      'A phone that somebody answers at 5:30 a.m.',
      'I can stand at the nets and hold a clipboard',
    ],
  },
};
