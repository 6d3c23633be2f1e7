import type { TypesetDocument } from '../../typeset-document.ts';

/** Report of a past year, with records only. */
export const lipidPanelResult: TypesetDocument = {
  id: 'lipid-panel-result',
  kind: 'report',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2026-12-02',
  truth: {
    category: 'Medical',
    who: ['Ana'],
    documentDate: '2025-03-12',
    dates: [],
    mentioned: [
      { date: '1984-09-02', why: 'birth date' },
      { date: '2025-03-11', why: 'collection of the sample' },
      { date: '2025-03-12', why: 'day of the report' },
      { date: '2024-01-01', why: 'start of the reference ranges' },
      { date: '2026-06-30', why: 'end of the accreditation' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Laboratory', 'Final Report'],
    amounts: [],
    places: [],
    mustRead: [
      'Tri-River Clinical Laboratory',
      '25-070-11846',
      'RIVERA, ANA',
      '03/11/2025 7:42 AM',
      'N. Achterberg, MD',
      'LDL cholesterol, calc.',
      '0.45 – 4.50',
      'Vitamin D, 25-OH',
      'END OF REPORT',
      'Mild vitamin D insufficiency.',
      'Accredited through 06/30/2026',
    ],
  },
};
