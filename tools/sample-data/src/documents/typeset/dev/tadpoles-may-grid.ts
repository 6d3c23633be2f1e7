import type { TypesetDocument } from '../../typeset-document.ts';

/** Month grid with the Monday first and events on days of the neighbouring months. */
export const tadpolesMayGrid: TypesetDocument = {
  id: 'tadpoles-may-grid',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2027-04-23',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-04-22',
    dates: [
      { date: '2027-04-29', time: '17:30', words: '29 Suits can be tried on, 5:30 pm' },
      { date: '2027-05-03', time: '16:30', words: '3 First practice, lane 2, 4:30 pm' },
      { date: '2027-05-08', time: '10:00', endTime: '11:30', words: '8 Sponge relay, 10–11:30 am' },
      { date: '2027-05-14', words: '14 Last day for T-shirt money ($11)' },
      { date: '2027-05-19', time: '16:15', words: '19 Goggle check, 4:15 pm' },
      { date: '2027-05-22', time: '09:15', words: '22 Badge test, 9:15 am' },
      { date: '2027-05-31', words: '31 Pool closed' },
      { date: '2027-06-03', time: '08:00', words: '3 Summer lanes open for booking, 8 am' },
      { date: '2027-06-05', time: '13:00', endTime: '15:00', words: '5 Splash party, 1–3 pm' },
    ],
    deadlines: ['2027-05-14'],
    actionRequired: true,
    actions: ['T-shirt|shirt|money|$11|envelope'],
    titles: ['Tadpoles', 'Springfield Swim Club'],
    amounts: [{ amount: 11, currency: 'USD', words: 'T-shirt money ($11)' }],
    places: ['Depot Road Pool'],
    mustRead: [
      'Springfield Swim Club: TADPOLES, May 2027',
      'Grey numbers belong to the month before or after',
      'Suits can be tried on',
      'Sponge relay',
      'Last day for T-shirt money',
      'Summer lanes open for booking',
      'with the size on it',
      'Coach Bettina, 555-0163',
    ],
  },
};
