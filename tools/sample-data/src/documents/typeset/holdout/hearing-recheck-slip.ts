import type { TypesetDocument } from '../../typeset-document.ts';

/** Nurse's letter with a form and footnotes, without a year. */
export const hearingRecheckSlip: TypesetDocument = {
  id: 'hearing-recheck-slip',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf', 'photo'],
  received: '2026-10-13',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: null,
    dates: [
      { date: '2026-10-21', time: '09:40', words: 'Wednesday, October 21st, at 9:40 a.m.' },
      { date: '2026-10-19', words: 'by Monday, October 19th' },
      { date: '2026-10-27', time: '13:00', endTime: '15:00', words: 'Tuesday, October 27th' },
    ],
    deadlines: ['2026-10-19'],
    actionRequired: true,
    actions: ['sign|consent|form|slip'],
    titles: ['hearing check'],
    amounts: [],
    places: ['health room'],
    mustRead: [
      'Nurse Imogen Quill, R.N.',
      'To the parents of Maya Rivera, Room 14',
      'Second hearing check',
      'a pencil eraser or a good daydream',
      'she misses only spelling',
      'a copy of the note would save us both time',
      'That has its own blue form',
      'Left 2/3 tones at 20 dB',
      'Form H-7 rev. 8/26',
      'No, we see our own doctor',
      'Ear infections, tubes, swimming lately?',
    ],
  },
};
