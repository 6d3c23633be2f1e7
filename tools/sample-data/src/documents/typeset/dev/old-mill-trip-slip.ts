import type { TypesetDocument } from '../../typeset-document.ts';

export const oldMillTripSlip: TypesetDocument = {
  id: 'old-mill-trip-slip',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'scan'],
  received: '2027-03-26',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-03-26',
    dates: [
      { date: '2027-04-22', time: '08:45', endTime: '14:15', words: 'Thursday, April 22nd' },
      { date: '2027-04-09', words: 'by Friday, April 9th' },
    ],
    deadlines: ['2027-04-09'],
    actionRequired: true,
    actions: ['slip|sign|permission'],
    titles: ['Old Stone Mill', 'Field trip'],
    amounts: [{ amount: 12.5, currency: 'USD', words: '$1250 with raised cents' }],
    places: ['Old Stone Mill'],
    mustRead: [
      'First Grade · Ms. Duarte and Mrs. Prewitt',
      'Field trip to the Old Stone Mill',
      'the answers went from',
      'so the children will be allowed to sing',
      'Every child grinds 1/2 cup of wheat',
      'the mill has mice, and they are quick',
      'Nobody stays behind because of money',
      'which takes the district two weeks',
      'Allergies (grain? dust? mice?)',
      'I can come along',
      'G1-FT Rev. 3/27',
    ],
  },
};
