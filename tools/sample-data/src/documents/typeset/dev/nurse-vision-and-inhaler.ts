import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Nurse’s letter with a slip, a doctor’s report and a new inhaler, each with its own last day. Written blind to
 * the rules.
 */
export const nurseVisionAndInhaler: TypesetDocument = {
  id: 'nurse-vision-and-inhaler',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-10-02',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    documentDate: '2026-10-01',
    dates: [
      { date: '2026-10-14', time: '10:20', words: 'Wednesday, October 14, at 10:20 a.m.' },
      { date: '2026-10-08', words: 'by Thursday, October 8' },
      { date: '2026-11-02', words: 'until Monday, November 2' },
      { date: '2026-10-30', words: 'before I leave on Friday, October 30' },
    ],
    mentioned: [
      { date: '2026-09-22', why: 'the past screening' },
      { date: '2025-09-24', why: 'the screening of the year before' },
      { date: '2017-07-02', why: 'a birth date' },
      { date: '2026-10-31', why: 'the old inhaler expires' },
      { date: '2026-10-20', why: 'the cancelled van' },
    ],
    deadlines: ['2026-10-08', '2026-11-02', '2026-10-30'],
    actionRequired: true,
    actions: ['slip|sign', 'eye doctor|back of|exam', 'inhaler'],
    titles: ['vision', 'Maya Rivera', 'Health Office', 'screening'],
    amounts: [],
    places: [],
    mustRead: [
      'Maya read the chart at 20/40',
      'a little less',
      'or I may not do so',
      'State rules give you until',
      'with the pharmacy label',
      'The van is not coming this year',
      'Yes, check her again',
      'lot 1130-26',
    ],
  },
};
