import type { TypesetDocument } from '../../typeset-document.ts';

/** A parent's certificate of a past year. */
export const harbourRunFinisher: TypesetDocument = {
  id: 'harbour-run-finisher',
  kind: 'certificate',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'pdf'],
  received: '2026-11-02',
  truth: {
    category: 'Sports',
    who: ['Ben'],
    documentDate: '2025-10-05',
    dates: [],
    mentioned: [{ date: '2025-10-05', why: 'the day of the run, its own date' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Harbour Run', 'Finisher'],
    amounts: [],
    places: [],
    mustRead: [
      'HARBOUR RUN',
      'FINISHER',
      '10 kilometers, 1 bridge',
      'Ben Rivera',
      '58:41',
      '212/640',
      'Class (men 35+)',
      'Sunday, October 5, 2025',
      'Ottilie Pell, timekeeper',
      'by a very old clock',
    ],
  },
};
