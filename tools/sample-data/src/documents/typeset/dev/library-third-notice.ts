import type { TypesetDocument } from '../../typeset-document.ts';

export const libraryThirdNotice: TypesetDocument = {
  id: 'library-third-notice',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-15',
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: '2027-01-12',
    dates: [{ date: '2027-01-26', words: 'by 26 January 2027' }],
    mentioned: [
      { date: '2026-12-21', why: 'record of a loan, past due' },
      { date: '2026-12-28', why: 'record of a loan, past due' },
    ],
    deadlines: ['2027-01-26'],
    arguableDeadlines: ['2026-12-21', '2026-12-28'],
    actionRequired: true,
    actions: ['return|bring|back', 'pay|fine|4.20'],
    titles: ['Third notice', 'overdue', 'Library'],
    amounts: [
      { amount: 4.2, currency: 'USD', words: 'Fines so far: $4.20' },
      { amount: 38.95, currency: 'USD', words: 'we bill the account $38.95' },
    ],
    places: ['Harbor Branch Library'],
    mustRead: [
      'THIRD NOTICE',
      'The Lighthouse Cat and Other True Lies',
      'Build It Out of Boxes',
      'payable at the desk',
      'the card stops working',
      'please forgive this machine',
      'Card 2 1402 0006 1127',
    ],
  },
};
