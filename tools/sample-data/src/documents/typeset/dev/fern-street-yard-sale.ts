import type { TypesetDocument } from '../../typeset-document.ts';

/** Flyer on a lamp post, without a year; a namesake and a house number that looks like a day. */
export const fernStreetYardSale: TypesetDocument = {
  id: 'fern-street-yard-sale',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'pdf'],
  received: '2027-05-22',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2027-06-05', time: '08:00', endTime: '13:00', words: 'Saturday, June 5th' },
      { date: '2027-06-02', words: 'by Wednesday, June 2nd' },
    ],
    mentioned: [{ date: '2027-06-06', why: 'the rain date' }],
    deadlines: [],
    arguableDeadlines: ['2027-06-02'],
    actionRequired: false,
    actions: [],
    titles: ['Yard Sale'],
    amounts: [{ amount: 5, currency: 'USD', words: 'Five dollars' }],
    places: ['Fern Street'],
    mustRead: [
      'FERN STREET',
      'YARD SALE',
      '31 houses, 1 street',
      'everything must find a home',
      'sleepyheads get the leftovers',
      'Books by the box',
      'Half a canoe',
      'Live here and want a table?',
      '28/3 Fern Street',
      'Park at the church, 5-10 minutes on foot',
    ],
  },
};
