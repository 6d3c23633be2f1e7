import type { TypesetDocument } from '../../typeset-document.ts';

/** Nurse's form whose deadlines are the last column of a table, headed only "In my hands". */
export const nurseInhalerForms: TypesetDocument = {
  id: 'nurse-inhaler-forms',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-01-06',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2027-01-06',
    dates: [
      { date: '2027-01-15', words: 'Friday, January 15' },
      { date: '2027-01-26', words: 'Tuesday, January 26' },
      { date: '2027-01-27', time: '07:30', words: 'Wednesday, January 27, at 7:30 a.m.' },
      { date: '2027-01-21', time: '14:00', endTime: '17:00', words: 'Thursday, January 21, from 2 to 5' },
      { date: '2027-01-19', words: 'closes online on the evening of January 19' },
    ],
    mentioned: [
      { date: '2026-01-14', why: 'the old plan was signed' },
      { date: '2027-01-14', why: 'the old plan ends' },
      { date: '2026-11-18', why: 'the inhaler was last used' },
      { date: '2027-01-31', why: 'the inhaler expires' },
    ],
    deadlines: ['2027-01-15', '2027-01-26', '2027-01-19'],
    actionRequired: true,
    actions: ['signature|sign|page 2|doctor', 'new inhaler|inhaler'],
    titles: ['inhaler'],
    amounts: [],
    places: ['health room'],
    mustRead: [
      'inhaler at school, spring half',
      'a plan is good for one year',
      'after the relay',
      'In my hands',
      'Coffee is mine',
      'While you have the pen out',
      'free, nobody has to',
      'county medication policy of August 19, 2025',
    ],
  },
};
