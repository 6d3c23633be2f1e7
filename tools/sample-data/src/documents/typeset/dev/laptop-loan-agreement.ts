import type { TypesetDocument } from '../../typeset-document.ts';

/** Agreement with a tear-off part, a fee, two evenings to choose from and a day in summer to bring things back. */
export const laptopLoanAgreement: TypesetDocument = {
  id: 'laptop-loan-agreement',
  kind: 'form',
  language: 'en',
  producer: 'office',
  arrivals: ['docx'],
  received: '2027-01-12',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-01-11',
    dates: [
      { date: '2027-01-20', words: 'must be with Mr. Okafor by Wednesday, January 20' },
      { date: '2027-01-25', time: '08:30', words: 'on Monday, January 25, at 8:30 in the morning' },
      { date: '2027-01-26', time: '18:00', endTime: '19:00', words: 'Tuesday, January 26' },
      { date: '2027-01-28', time: '18:00', endTime: '19:00', words: 'Thursday, January 28' },
      { date: '2027-06-04', words: 'by Friday, June 4' },
      { date: '2027-01-18', words: 'is shut on Monday, January 18' },
    ],
    mentioned: [
      { date: '2026-10-19', endDate: '2026-10-30', why: 'the trial in the fall' },
      { date: '2026-10-19', why: 'first day of the trial' },
      { date: '2026-10-30', why: 'last day of the trial' },
    ],
    deadlines: ['2027-01-20', '2027-06-04'],
    actionRequired: true,
    actions: ['sign|agreement|envelope|form|slip', '$15|fee|pay|envelope', 'laptop|charger|case'],
    titles: ['Take-home laptops', 'laptop', 'Loan agreement'],
    amounts: [{ amount: 15, currency: 'USD', words: 'the case fee of $15' }],
    places: ['computer room'],
    mustRead: [
      'Take-home laptops for grade 4',
      'one cracked lid, no tears',
      'signed by a grown-up and a child',
      'one word to the office is enough',
      'One evening is as good as the other',
      'What goes out comes back',
      'Stickers may stay on if they are funny',
      'will keep soup away from the keys',
      'We do not want a laptop at home',
    ],
  },
};
