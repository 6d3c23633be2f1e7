import type { TypesetDocument } from '../../typeset-document.ts';

/** Itinerary and receipt of a Canadian airline with four flights in tables and a day for passport details. Written blind. */
export const borealWingsHalifax: TypesetDocument = {
  id: 'boreal-wings-halifax',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'eml'],
  received: '2026-05-14',
  mail: {
    from: 'Boreal Wings <noreply@borealwings.example.com>',
    date: '2026-05-14',
    time: '20:17',
    subject: 'Your itinerary QK7TMB',
    form: 'html',
  },
  truth: {
    category: 'Other',
    who: ['Ana', 'Maya', 'Leo'],
    documentDate: '2026-05-14',
    dates: [
      { date: '2026-07-14', time: '09:35', words: 'Outbound: Tue 14 Jul 2026' },
      { date: '2026-07-14', time: '14:20', words: '14:20 Toronto Pearson (YYZ)' },
      { date: '2026-07-26', time: '11:05', words: 'Return: Sun 26 Jul 2026' },
      { date: '2026-07-26', time: '14:45', words: '14:45 Toronto Pearson (YYZ)' },
      { date: '2026-07-07', words: 'by Tue 7 Jul 2026' },
      { date: '2026-07-13', time: '09:35', words: 'Mon 13 Jul at 09:35' },
    ],
    mentioned: [
      { date: '2026-06-30', why: 'the last day of a right to change seats' },
      { date: '2026-05-14', why: 'the day of the payment' },
      { date: '2026-07-14', endDate: '2026-07-26', why: 'the journey as a range' },
      { date: '2026-07-14', why: 'the hours of arrival and of the bag drop' },
      { date: '2026-07-26', why: 'the hours of arrival' },
    ],
    deadlines: ['2026-07-07'],
    actionRequired: true,
    actions: ['passport'],
    titles: ['itinerary', 'Boreal Wings', 'QK7TMB', 'Halifax'],
    amounts: [{ amount: 2184.6, currency: 'CAD', words: 'CAD 2,184.60' }],
    places: ['Halifax', 'Toronto'],
    mustRead: [
      'All times are local to the airport.',
      'RIVERA / MAYA MISS',
      '880 2100451172',
      'BW 418',
      'Bag drop closes 60 minutes before departure',
      'one checked bag of up to 23 kg and one cabin bag',
      'should carry a letter from the other',
      'Fares are non-refundable.',
    ],
  },
};
