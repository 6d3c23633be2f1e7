import type { TypesetDocument } from '../../typeset-document.ts';

export const opticianOrderSlip: TypesetDocument = {
  id: 'optician-order-slip',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-11-10',
  truth: {
    category: 'Medical',
    who: ['Ben'],
    documentDate: '2026-11-10',
    dates: [
      { date: '2026-11-19', time: '14:00', otherTimes: [null], words: 'READY: Thurs 11/19 after 2.' },
      { date: '2026-12-03', time: '17:15', words: 'Thurs 12/3, 5.15 pm' },
    ],
    mentioned: [
      { date: '1984-03-14', why: 'birth date' },
      { date: '2026-10-27', why: 'date of the prescription' },
      { date: '2028-10-27', why: 'end of the prescription' },
      { date: '2027-01-18', why: '60 days after they are ready' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-11-19', '2027-01-18'],
    actionRequired: true,
    actions: ['pick|collect|slip', 'pay|balance|168'],
    titles: ['Second Sight', 'Glasses', 'Order'],
    amounts: [
      { amount: 168, currency: 'USD', words: 'Balance at pick-up $168.00' },
      { amount: 318, currency: 'USD', words: 'Total $318.00' },
    ],
    places: ['Second Sight'],
    mustRead: [
      'Second Sight Opticians',
      'Corner of Depot Road and Fifth',
      'Job 88214',
      'Halden 51-18-140, slate',
      'Lenses, thin, anti-glare',
      'Bring this slip.',
      'two weeks on the nose',
      'No refunds on cut lenses.',
    ],
  },
};
