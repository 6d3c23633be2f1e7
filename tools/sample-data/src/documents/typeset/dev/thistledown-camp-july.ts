import type { TypesetDocument } from '../../typeset-document.ts';

const poolThursdays = ['2027-07-01', '2027-07-08', '2027-07-15', '2027-07-22', '2027-07-29'];

/** Day camp from Monday to Friday in framed cells, a column of themes at the left, grey days of June. Written blind. */
export const thistledownCampJuly: TypesetDocument = {
  id: 'thistledown-camp-july',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-06-29',
  truth: {
    category: 'Community',
    who: ['Leo'],
    documentDate: null,
    dates: [
      ...poolThursdays.map((date) => ({ date, time: '13:00', words: 'Pool 1:00' })),
      { date: '2027-07-02', time: '14:30', words: 'Bug Parade 2:30' },
      { date: '2027-07-05', words: 'NO CAMP' },
      { date: '2027-07-06', words: 'Sprinkler Day' },
      { date: '2027-07-09', words: 'Water Olympics' },
      { date: '2027-07-13', time: '09:15', words: 'Planetarium bus 9:15' },
      { date: '2027-07-14', words: 'PJ Day' },
      { date: '2027-07-16', time: '14:30', words: 'Rocket Launch 2:30' },
      { date: '2027-07-20', words: 'Tie-dye! Bring a white T-shirt' },
      { date: '2027-07-23', time: '14:30', words: 'Art Show 2:30' },
      { date: '2027-07-23', words: 'due Fri 7/23' },
      { date: '2027-07-26', words: 'August balance due' },
      { date: '2027-07-28', time: '08:45', words: 'ZOO TRIP bus 8:45' },
      { date: '2027-07-30', time: '12:00', endTime: '15:00', words: 'Carnival 12–3' },
    ],
    mentioned: [
      { date: '2027-06-28', endDate: '2027-07-02', why: 'the week of bugs' },
      { date: '2027-07-01', endDate: '2027-07-02', why: 'the week of bugs' },
      { date: '2027-07-05', endDate: '2027-07-09', why: 'the week of water' },
      { date: '2027-07-06', endDate: '2027-07-09', why: 'the week of water' },
      { date: '2027-07-12', endDate: '2027-07-16', why: 'the week of space' },
      { date: '2027-07-19', endDate: '2027-07-23', why: 'the week of art' },
      { date: '2027-07-26', endDate: '2027-07-30', why: 'the week of the carnival' },
    ],
    deadlines: ['2027-07-23', '2027-07-26'],
    arguableDeadlines: ['2027-07-20'],
    actionRequired: true,
    actions: ['zoo|slip|$9', 'balance|160', 'shirt|tie-dye'],
    titles: ['Camp Thistledown', 'July'],
    amounts: [
      { amount: 9, currency: 'USD', words: '$9' },
      { amount: 160, currency: 'USD', words: '$160' },
    ],
    places: [],
    mustRead: [
      'Camp Thistledown: JULY',
      'Springfield Parks Day Camp, summer 2027',
      'Junior Explorers',
      'Sprinkler Day',
      'August balance is $160.',
      'suit, towel, sunscreen already on',
    ],
  },
};
