import type { TypesetDocument } from '../../typeset-document.ts';

/** Receipt of a past year. */
export const pianoTuningReceipt: TypesetDocument = {
  id: 'piano-tuning-receipt',
  kind: 'invoice',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2026-12-08',
  truth: {
    category: 'Other',
    who: [],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2024-05-17',
    dates: [],
    mentioned: [{ date: '2024-05-17', why: 'day of the receipt and of the work' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Receipt', 'Piano'],
    amounts: [{ amount: 165, currency: 'USD', words: 'Total $165.00' }],
    places: [],
    mustRead: [
      'Orrin Castellane, Piano Technician',
      'P.O. Box 88',
      '0387',
      '05/17/2024',
      'serial no. 201955',
      'Tuning to A 440, pitch raise',
      'removed one marble and two raisins',
      '$165.00',
      'PAID IN FULL',
      'Soundboard has a hairline crack at the bass end',
      'Tune again in 6 to 9 months.',
    ],
  },
};
