import type { TypesetDocument } from '../../typeset-document.ts';

/** Page of a printer with samples only: no task, and no day on which anything happens. */
export const formReaderTestPage: TypesetDocument = {
  id: 'form-reader-test-page',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2026-12-06',
  truth: {
    category: 'Other',
    who: [],
    documentDate: null,
    dates: [],
    mentioned: [
      { date: '2003-01-02', why: 'sample' },
      { date: '2024-09-30', why: 'version of the firmware' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Test Page'],
    amounts: [],
    places: [],
    mustRead: [
      'Copperleaf M-220 Form Reader Test Page',
      'lay it face down on the glass',
      'This page contains sample data.',
      'The five boxing wizards jump quickly.',
      'DOE, SAMPLE',
      '01/02/2003',
      '$ 1,234.56',
      'Serial CL220-00871-K',
      'firmware 3.07 of 09/30/2024',
      'network OK',
    ],
  },
};
