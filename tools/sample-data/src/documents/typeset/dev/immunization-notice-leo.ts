import type { TypesetDocument } from '../../typeset-document.ts';

export const immunizationNoticeLeo: TypesetDocument = {
  id: 'immunization-notice-leo',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-09-14',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2026-09-11',
    dates: [
      { date: '2026-10-15', words: 'no later than Thursday, October 15' },
      { date: '2026-10-16', words: 'from the 16th on' },
      {
        date: '2026-09-19',
        time: '09:00',
        endTime: '12:00',
        words: 'two Saturdays, September 19 and 26, from 9 until noon',
      },
      {
        date: '2026-09-26',
        time: '09:00',
        endTime: '12:00',
        words: 'two Saturdays, September 19 and 26, from 9 until noon',
      },
    ],
    mentioned: [
      { date: '2020-07-19', why: 'birth date' },
      { date: '2021-08-02', why: 'record of a vaccination' },
      { date: '2025-07-22', why: 'revision of the form' },
    ],
    deadlines: ['2026-10-15'],
    actionRequired: true,
    actions: ['proof|immuniz|vaccin|record|exempt'],
    titles: ['immunization', 'Incomplete'],
    amounts: [],
    places: ['Depot Road Gym'],
    mustRead: [
      'Springfield Harbor District 12',
      'Health Office at Lakeside Elementary',
      'NOTICE OF INCOMPLETE IMMUNIZATION RECORD',
      'what the state asks of first graders',
      'only the paper is missing',
      'a child without proof stays home',
      'No appointment, bring this letter.',
      'I am not cross, only organized.',
      'HS-4, rev. 07/22/2025',
    ],
  },
};
