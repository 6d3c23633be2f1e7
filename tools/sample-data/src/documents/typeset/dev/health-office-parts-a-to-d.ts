import type { TypesetDocument } from '../../typeset-document.ts';

/** Health forms in a table with revisions, days of receipt and expiry, and days due on the right. Written blind. */
export const healthOfficePartsAToD: TypesetDocument = {
  id: 'health-office-parts-a-to-d',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-08-12',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    documentDate: '2026-08-10',
    dates: [
      {
        date: '2026-08-17',
        endDate: '2026-08-19',
        time: '09:00',
        endTime: '13:00',
        otherTimes: [null],
        words: 'Mon 8/17 – Wed 8/19, 9:00 AM – 1:00 PM',
      },
      { date: '2026-08-19', words: '08/19/2026' },
      { date: '2026-08-20', words: 'Thursday, August 20' },
      { date: '2026-08-28', words: '08/28/2026' },
      { date: '2026-08-31', words: 'Monday, August 31' },
      { date: '2026-09-15', time: '08:30', endTime: '11:30', words: 'Tuesday, September 15, 8:30 – 11:30 AM' },
      { date: '2026-10-15', words: '10/15/2026' },
    ],
    mentioned: [
      { date: '2026-06-30', why: 'the day an order expired' },
      { date: '2026-04-02', why: 'the day a record was received' },
    ],
    deadlines: ['2026-08-19', '2026-08-28', '2026-10-15'],
    actionRequired: true,
    actions: ['emergency', 'inhaler', 'eye|vision'],
    titles: ['What is still missing', 'Health'],
    amounts: [],
    places: ['Room 102'],
    mustRead: [
      'Maya Rivera',
      'parent, both sides',
      'expired 06/30/2026',
      'that morning the line is long',
      'I would rather not.',
      'Ask me for the yellow card.',
      'have no line for the spacer',
    ],
  },
};
