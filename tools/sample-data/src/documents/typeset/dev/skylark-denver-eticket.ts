import type { TypesetDocument } from '../../typeset-document.ts';

/** Receipt for a flight with a change of planes on the way out and a direct way back. Written blind. */
export const skylarkDenverEticket: TypesetDocument = {
  id: 'skylark-denver-eticket',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-03-02',
  truth: {
    category: 'Other',
    who: ['Ana', 'Leo'],
    documentDate: '2027-03-02',
    dates: [
      { date: '2027-03-20', time: '06:05', endTime: '07:38', words: 'Saturday 20 MAR 2027' },
      { date: '2027-03-20', time: '09:10', endTime: '10:15', words: '9:10 AM Dallas (DFW)' },
      { date: '2027-03-25', time: '15:45', endTime: '18:40', words: 'Thursday 25 MAR 2027' },
    ],
    mentioned: [
      { date: '2027-03-03', why: 'the last day of a right to cancel' },
      { date: '2027-03-19', why: 'check-in opens 24 hours before' },
      { date: '2027-03-24', why: 'check-in opens 24 hours before' },
      { date: '2027-03-20', endDate: '2027-03-25', why: 'the whole journey' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Denver', 'skylark', 'E-ticket', 'flight'],
    amounts: [{ amount: 612.4, currency: 'USD', words: '$612.40' }],
    places: ['Denver'],
    mustRead: [
      'K7QM2P',
      'RIVERA / LEO MSTR (CHD)',
      'SK 2207',
      '10:15 AM Denver (DEN)',
      '6:40 PM Springfield (SGF)',
      'All times are local.',
      'Total charged to VISA ending 4471',
    ],
  },
};
