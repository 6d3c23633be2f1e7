import type { TypesetDocument } from '../../typeset-document.ts';

export const smallInstrumentsProgramme: TypesetDocument = {
  id: 'small-instruments-programme',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-05-14',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2027-05-20', time: '19:00', otherTimes: ['18:30'], words: 'Thursday, 20 May' },
      { date: '2027-04-24', words: 'whose sale on April 24' },
      { date: '2027-06-02', time: '15:00', endTime: '18:00', words: 'Wednesday, June 2, between 3 and 6' },
    ],
    mentioned: [],
    deadlines: ['2027-06-02'],
    actionRequired: true,
    actions: ['instrument|clarinet|return'],
    titles: ['Small Instruments'],
    amounts: [],
    places: ['gymnasium', 'music room'],
    mustRead: [
      'Lakeside Elementary School presents',
      'Hot Potato Rag (1908)',
      'Minuet in G, 12/5',
      'Maya Rivera, clarinet',
      'Two Duets, Op. 4, no. 27',
      'Please do not hold it after that.',
      'six new music stands',
      'Clarinets, that means you.',
    ],
  },
};
