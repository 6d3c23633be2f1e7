import type { TypesetDocument } from '../../typeset-document.ts';

export const fieldTripCreamery: TypesetDocument = {
  id: 'field-trip-creamery',
  kind: 'form',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'scan', 'photo'],
  received: '2026-11-30',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: null,
    dates: [
      {
        date: '2026-12-11',
        time: '09:15',
        endTime: '13:45',
        words: 'Friday, December 11',
      },
      { date: '2026-12-08', words: 'due back Tuesday, December 8' },
    ],
    deadlines: ['2026-12-08'],
    actionRequired: true,
    actions: ['form|permission|sign', '$9|cash|cost|money|envelope|pay', 'lunch'],
    titles: ['Field Trip Permission', 'Clover Hill'],
    amounts: [{ amount: 9, currency: 'USD', words: 'The cost is $9.' }],
    places: ['Clover Hill Creamery'],
    mustRead: [
      'MS. TALBOT, ROOM 5',
      'Field Trip Permission Form',
      'the cow book is worn out',
      '6 Pasture Road',
      'The bus leaves at 9:15 a.m. sharp.',
      'it stays between us',
      'nothing that needs a fridge',
      'stop is the barn',
      'Kids without a form stay with Mrs. Imamura’s class.',
      'Phone that you will answer on the day',
      'Allergies (milk? hay? bees?)',
      'Form FT-1.',
    ],
  },
};
