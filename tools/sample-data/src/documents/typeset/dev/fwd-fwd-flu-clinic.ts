import type { TypesetDocument } from '../../typeset-document.ts';

/** Nurse's mail forwarded twice; a Saturday stands behind "by" without being a deadline. */
export const fwdFwdFluClinic: TypesetDocument = {
  id: 'fwd-fwd-flu-clinic',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2026-10-09',
  mail: {
    from: 'Ana Rivera <ana@example.org>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2026-10-09',
    time: '08:20',
    subject: 'Fwd: Fwd: FLU CLINIC consent',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-10-09',
    dates: [
      { date: '2026-10-15', words: 'by Thursday of next week (10/15)' },
      { date: '2026-10-22', time: '08:30', otherTimes: [null], words: 'Thursday, October 22' },
    ],
    mentioned: [
      { date: '2026-10-06', why: 'the nurse sent it' },
      { date: '2026-10-24', why: 'sore arms are fine again' },
    ],
    deadlines: ['2026-10-15'],
    actionRequired: true,
    actions: ['consent|sign|form'],
    titles: ['flu'],
    amounts: [],
    places: ['cafeteria'],
    mustRead: [
      'Can you print two of these and sign',
      'Did you get this one? Half of us didn’t',
      'mostly because of the stickers',
      'Flu vaccine clinic for all students',
      'you do not have to be there',
      'Without a form we do nothing',
      'with 0/1 insurance cards alike',
      'Nurse Halloran, RN',
    ],
  },
};
