import type { TypesetDocument } from '../../typeset-document.ts';

export const waterMeterVisit: TypesetDocument = {
  id: 'water-meter-visit',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2026-12-05',
  truth: {
    category: 'Other',
    who: [],
    documentDate: null,
    dates: [
      {
        date: '2026-12-17',
        time: '08:00',
        endTime: '12:00',
        words: 'Thursday, December 17, between 8 a.m. and noon.',
      },
      {
        date: '2026-12-14',
        time: '16:00',
        otherTimes: [null],
        words: 'Monday, December 14, 4 p.m.',
      },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-12-14', '2026-12-17'],
    actionRequired: true,
    actions: ['home|adult', 'clear|space|3 feet'],
    titles: ['water meter', 'Water Department', 'meter'],
    amounts: [],
    places: ['12 HARBOUR STREET'],
    mustRead: [
      'Springfield Water Department',
      '18 Pump House Lane',
      'account 14-0093-7',
      'We will replace your water meter',
      'Thursday, December 17, between 8 a.m. and noon.',
      'the water will be off for half of it',
      'next to the front wall',
      'Keep pets in another room.',
      'If we come in vain twice, a fee of $35 is added to your bill.',
      'ask to see it',
    ],
  },
};
