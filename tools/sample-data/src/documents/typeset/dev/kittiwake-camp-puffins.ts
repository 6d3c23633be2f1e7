import type { TypesetDocument } from '../../typeset-document.ts';

/** Confirmation of a day camp with hours for each group, a balance and a form for the doctor. Written blind. */
export const kittiwakeCampPuffins: TypesetDocument = {
  id: 'kittiwake-camp-puffins',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-05-14',
  truth: {
    category: 'Community',
    who: ['Leo'],
    documentDate: '2027-05-12',
    dates: [
      {
        date: '2027-07-06',
        endDate: '2027-07-16',
        otherTimes: ['09:00'],
        words: 'from Tuesday, July 6, to Friday, July 16',
      },
      { date: '2027-06-01', words: 'due Tuesday, June 1' },
      { date: '2027-06-15', words: 'by Tuesday, June 15' },
      { date: '2027-06-27', time: '14:00', endTime: '16:00', words: 'Sunday, June 27, 2 to 4 p.m.' },
      { date: '2027-07-15', time: '18:30', endTime: '20:30', words: 'July 15, 6:30 to 8:30 p.m.' },
    ],
    mentioned: [
      { date: '2027-04-12', why: 'the day of the deposit' },
      { date: '2025-07-06', why: 'how old an exam may be' },
      { date: '2027-06-20', why: 'the last day of a refund' },
      { date: '2027-07-06', why: 'the swim test on the first day' },
    ],
    deadlines: ['2027-06-01', '2027-06-15'],
    actionRequired: true,
    actions: ['pay|balance|210', 'health form|doctor|physician|sign'],
    titles: ['Kittiwake'],
    amounts: [{ amount: 210, currency: 'USD', words: '$210.00' }],
    places: ['boathouse'],
    mustRead: [
      'Registration 27-0338',
      'so pack the suit on top',
      'Puffins (grades 1 – 2)',
      'less your deposit of $100.00',
      'signed by Leo’s doctor',
      'Lantern Night',
      'Bring a blanket to sit on.',
      'CK-04 (rev. 01/2027)',
    ],
  },
};
