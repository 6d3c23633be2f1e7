import type { TypesetDocument } from '../../typeset-document.ts';

/** Games in two columns, HOME and AWAY, with a moved game, a free Saturday and the oranges of four weeks. Written blind. */
export const bobolinksHomeAwayColumns: TypesetDocument = {
  id: 'bobolinks-home-away-columns',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-04-02',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-03-31',
    dates: [
      { date: '2027-04-09', words: 'by Friday, April 9' },
      { date: '2027-04-10', time: '09:00', words: 'Sat. Apr. 10 9:00 AM' },
      { date: '2027-04-17', time: '08:30', words: 'Sat. Apr. 17 8:30 AM' },
      { date: '2027-04-24', time: '09:20', words: 'TEAM PICTURE 9:20, full uniform' },
      { date: '2027-04-24', time: '10:15', words: 'Sat. Apr. 24 10:15 AM' },
      { date: '2027-05-01', time: '11:00', words: 'Sat. May 1 11:00 AM' },
      { date: '2027-05-05', time: '18:00', words: 'Wed. May 5 6:00 PM' },
      { date: '2027-05-15', time: '09:00', words: 'Sat. May 15 9:00 AM' },
      { date: '2027-05-22', time: '13:00', words: 'Sat. May 22 1:00 PM' },
      { date: '2027-05-23', time: '14:00', words: 'Sunday, May 23, 2:00 PM' },
    ],
    mentioned: [
      { date: '2027-05-08', why: 'a Saturday without a game' },
      { date: '2027-05-20', why: 'the day from which a game was moved' },
    ],
    deadlines: ['2027-04-09'],
    arguableDeadlines: ['2027-04-17'],
    actionRequired: true,
    actions: ['fee|35', 'orange|snack'],
    titles: ['Bobolinks'],
    amounts: [{ amount: 35, currency: 'USD', words: '$35' }],
    places: ['Kettle Park'],
    mustRead: [
      'TEAM PICTURE 9:20, full uniform',
      'Killdeer (under the lights)',
      'Terns, Mill Street field',
      'NO GAME (Mother’s Day weekend)',
      'was Thu. May 20',
      'Shin guards or no game.',
      'Cash, check or a very good story.',
      'Apr. 17 Rivera',
    ],
  },
};
