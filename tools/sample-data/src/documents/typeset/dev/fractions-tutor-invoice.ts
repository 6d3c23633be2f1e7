import type { TypesetDocument } from '../../typeset-document.ts';

const sessions = ['2027-02-01', '2027-02-04', '2027-02-08', '2027-02-18', '2027-02-22', '2027-01-28'];
const coming = ['2027-03-01', '2027-03-04', '2027-03-08', '2027-03-15', '2027-03-18'];

export const fractionsTutorInvoice: TypesetDocument = {
  id: 'fractions-tutor-invoice',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-03-01',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-02-27',
    dates: [
      { date: '2027-03-13', words: 'Saturday, 13 March' },
      { date: '2027-03-11', time: '16:00', words: 'On Thursday the 11th', otherTimes: [null] },
    ],
    mentioned: [
      ...sessions.map((date) => ({ date, why: 'line of the bill' })),
      ...coming.map((date) => ({ date, why: 'regular session' })),
      { date: '2027-03-01', endDate: '2027-03-18', why: 'the sessions ahead' },
    ],
    deadlines: ['2027-03-13'],
    actionRequired: true,
    actions: ['pay|157.50|check'],
    titles: ['Invoice', 'Numbers & Such', 'tutor'],
    amounts: [{ amount: 157.5, currency: 'USD', words: 'To pay $157.50' }],
    places: [],
    mustRead: [
      'Numbers & Such',
      'Tobias Hale, math tutor for grades 3 to 8',
      'Invoice 27-018 of 27 February 2027',
      'Credit for Jan 28, my flat tire',
      'Check, or cash in Maya’s folder.',
      'She has nothing to fear from it.',
      'Suite 2/5, Depot Road 19',
    ],
  },
};
