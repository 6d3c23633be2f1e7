import type { TypesetDocument } from '../../typeset-document.ts';

/** Flyer of two events on one day, with an earlier drop-off and a day that old posters have wrong. */
export const mendAndSwapSaturday: TypesetDocument = {
  id: 'mend-and-swap-saturday',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-04-06',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2027-04-24', time: '10:00', endTime: '14:00', words: 'Mend: 10 to 2' },
      { date: '2027-04-24', time: '11:00', endTime: '13:00', words: 'Swap: 11 to 1' },
      { date: '2027-04-23', time: '16:00', endTime: '18:00', words: 'on the Friday before from 4 to 6 p.m.' },
      { date: '2027-04-25', time: '14:00', words: 'on Sunday the 25th at 2 p.m.' },
      { date: '2027-04-14', words: 'until Wednesday, April 14' },
    ],
    mentioned: [
      { date: '2027-04-17', why: 'the wrong day on old posters' },
      { date: '2026-10-17', why: 'the past mending day' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-04-14'],
    actionRequired: false,
    actions: [],
    titles: ['Mend & Swap', 'Mend and Swap', 'Mend'],
    amounts: [{ amount: 7, currency: 'USD', words: '$7 for the kit' }],
    places: ['Old Fire Hall'],
    mustRead: [
      'Less Trash Committee invites you',
      'Toasters, trousers, teddies, table legs',
      'The last patient is admitted at a quarter past one',
      'Leave what is too short, take what is too long',
      'It makes the morning less wild',
      'names are taken at the mending desk',
      'They are wrong, and the paint on the floor is why',
      'the cuckoo clock we do not talk about',
      'the number 6 bus runs every twenty minutes',
    ],
  },
};
