import type { TypesetDocument } from '../../typeset-document.ts';

const eveningPractices = ['01-06', '01-13', '01-27', '02-03', '02-10'];

/** Practices and matches of a volleyball team in two tables next to each other, with notes below. Written blind. */
export const sandCranesVolleyballWinter: TypesetDocument = {
  id: 'sand-cranes-volleyball-winter',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-04',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: null,
    dates: [
      ...eveningPractices.map((day) => ({ date: `2027-${day}`, time: '18:00', endTime: '19:15', words: '6:00-7:15' })),
      { date: '2027-01-06', time: '19:15', words: 'Parent meeting Wed Jan 6 at 7:15' },
      { date: '2027-01-11', words: 'due Mon Jan 11' },
      { date: '2027-01-16', time: '09:00', words: 'Sat Jan 16 9:00 Blockers' },
      { date: '2027-01-20', time: '17:15', endTime: '18:30', words: 'Wed Jan 20 5:15-6:30' },
      { date: '2027-01-23', time: '10:00', words: 'Sat Jan 23 10:00 Net Gains' },
      { date: '2027-01-30', time: '08:30', words: 'Sat Jan 30 8:30 Topspin' },
      { date: '2027-01-30', time: '10:30', words: '10:30 Diggers' },
      { date: '2027-02-13', time: '11:00', words: 'Sat Feb 13 11:00 Aces' },
      { date: '2027-02-20', words: 'Sat Feb 20 TBD Playoffs' },
    ],
    mentioned: [{ date: '2027-02-06', why: 'a Saturday without a match' }],
    deadlines: ['2027-01-11'],
    actionRequired: true,
    actions: ['deposit|$30'],
    titles: ['Sand Cranes', 'Volleyball'],
    amounts: [{ amount: 30, currency: 'USD', words: '$30' }],
    places: ['Lakeside', 'Armory', 'North High'],
    mustRead: [
      'SAND CRANES Volleyball',
      '4th–5th grade girls, Winter 2027',
      'Springfield Volleyball League',
      'Net Gains play at the Armory.',
      'Water bottle with a name.',
    ],
  },
};
