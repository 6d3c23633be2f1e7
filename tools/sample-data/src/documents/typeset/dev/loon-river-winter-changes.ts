import type { TypesetDocument } from '../../typeset-document.ts';

/** Note of a Canadian club that says everything in French and in English, with hours such as 8 h 45. Written blind. */
export const loonRiverWinterChanges: TypesetDocument = {
  id: 'loon-river-winter-changes',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-13',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2028-01-12',
    dates: [
      { date: '2028-01-15', words: 'Saturday, January 15' },
      { date: '2028-01-16', words: 'Sunday, January 16' },
      { date: '2028-01-28', words: 'no later than Friday, January 28' },
      { date: '2028-02-04', words: '2028-02-04' },
      {
        date: '2028-02-05',
        time: '08:45',
        endTime: '11:30',
        otherTimes: ['08:15'],
        words: 'Saturday, February 5, 8:45 to 11:30 a.m.',
      },
      {
        date: '2028-03-01',
        time: '16:30',
        endTime: '18:00',
        words: 'Wednesday, March 1, between 4:30 and 6 p.m.',
      },
      { date: '2028-03-24', time: '19:00', otherTimes: ['18:00'], words: 'Friday, March 24, at 7 p.m.' },
    ],
    mentioned: [
      { date: '2028-01-15', endDate: '2028-01-16', why: 'both closed days together' },
      { date: '2028-01-09', why: 'the lost session' },
    ],
    deadlines: ['2028-01-28', '2028-02-04'],
    actionRequired: true,
    actions: ['162|cheque|chèque|pay|instalment', 'coupon|measure|mesures'],
    titles: ['Hiver 2028', 'Winter 2028', 'Loon River', 'Huards'],
    amounts: [{ amount: 162.5, currency: 'CAD', words: '$162.50 by cheque' }],
    places: ['trophy room'],
    mustRead: [
      'Club de patinage de la Rivière-aux-Huards',
      'La pièce vient de loin.',
      'The part comes from far away.',
      'Pas de comptant, s’il vous plaît.',
      'Skaters are in dressing room 4 at 8:15, laces tied.',
      'Étoile 2 est en flocons.',
      'from now on so do the doors',
      'Every skater’s goes back to Ginette',
    ],
  },
};
