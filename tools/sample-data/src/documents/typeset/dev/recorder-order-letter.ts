import type { TypesetDocument } from '../../typeset-document.ts';

/** Order form due by one day; a second day behind "by" is only the expected delivery. */
export const recorderOrderLetter: TypesetDocument = {
  id: 'recorder-order-letter',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2026-08-27',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-08-26',
    dates: [
      { date: '2026-09-10', words: 'by Thursday, September 10' },
      { date: '2026-09-24', words: 'The recorders should be here by September 24' },
      { date: '2026-09-28', words: 'Monday, September 28' },
    ],
    mentioned: [
      { date: '2026-10-01', why: 'the second order, for late forms' },
      { date: '2026-10-05', why: 'the first song, a week after the first note' },
    ],
    deadlines: ['2026-09-10'],
    actionRequired: true,
    actions: ['order|form|lower part', '$7.50|money|pay'],
    titles: ['recorder'],
    amounts: [{ amount: 7.5, currency: 'USD', words: 'for $7.50' }],
    places: [],
    mustRead: [
      'Re: Recorders for the fourth grade',
      'with a bag and a cleaning stick',
      'I send one order for all classes',
      'wait for the second order on October 1',
      'if the walls hold',
      'from a sister or a brother',
      'I would like the form from those families, too',
      'if 2 out of 3 would do',
      'Jules Baptiste',
    ],
  },
};
