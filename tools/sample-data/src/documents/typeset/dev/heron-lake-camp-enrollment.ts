import type { TypesetDocument } from '../../typeset-document.ts';

/** Enrollment form of a camp, printed in part, with boxes, a plan of payments and papers due later. Written blind. */
export const heronLakeCampEnrollment: TypesetDocument = {
  id: 'heron-lake-camp-enrollment',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-02-14',
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: '2026-02-13',
    dates: [
      { date: '2026-02-27', words: 'by Friday, February 27, 2026' },
      {
        date: '2026-06-21',
        endDate: '2026-06-26',
        otherTimes: ['14:00'],
        words: 'from Sunday, June 21 to Friday, June 26',
      },
      { date: '2026-03-31', words: 'March 31' },
      { date: '2026-04-30', words: 'April 30' },
      { date: '2026-05-29', words: 'May 29' },
      { date: '2026-05-15', words: 'by Fri. May 15' },
      { date: '2026-05-09', time: '13:00', endTime: '16:00', words: 'Sat., May 9, 1-4 pm' },
      { date: '2026-02-16', words: 'closed February 16' },
    ],
    mentioned: [
      { date: '2026-04-15', why: 'the last day of a refund' },
      { date: '2026-06-21', why: 'the first day alone, with the hours of check-in' },
      { date: '2026-06-26', why: 'the last day alone, with the hour of check-out' },
    ],
    deadlines: ['2026-02-27', '2026-03-31', '2026-04-30', '2026-05-15', '2026-05-29'],
    actionRequired: true,
    actions: ['return|deposit|form', 'pay|150|145', 'health form|immunization'],
    titles: ['Heron Lake', 'Enrollment'],
    amounts: [
      { amount: 100, currency: 'USD', words: '$100' },
      { amount: 150, currency: 'USD', words: '$150' },
      { amount: 145, currency: 'USD', words: '$145' },
      { amount: 545, currency: 'USD', words: '$545' },
    ],
    places: ['boathouse'],
    mustRead: [
      'Heron Lake Overnight Camp',
      'After that day we cannot promise the place.',
      'must ask for each other',
      'the last morning belongs to the campers',
      "later only with a doctor's note",
      'The bus form comes in April.',
      'New campers sleep better when they have seen where.',
      'Allergies, medicines, fears, wishes',
    ],
  },
};
