import type { TypesetDocument } from '../../typeset-document.ts';

/** Official notice about absences: days of a record in a table, notes to send and a meeting. Written blind. */
export const attendanceEightDays: TypesetDocument = {
  id: 'attendance-eight-days',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-02-11',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2028-02-08',
    dates: [
      { date: '2028-02-18', words: 'on or before February 18, 2028' },
      { date: '2028-02-24', time: '07:50', words: 'Thursday, February 24, 2028, at 7:50 a.m.' },
    ],
    mentioned: [
      { date: '2027-10-29', why: 'an absence' },
      { date: '2027-11-22', why: 'an absence' },
      { date: '2027-11-23', why: 'an absence' },
      { date: '2028-01-10', why: 'an absence' },
      { date: '2028-01-31', why: 'an absence' },
      { date: '2028-02-04', why: 'the day of the records' },
      { date: '2025-07-01', why: 'the revision of the form' },
    ],
    deadlines: ['2028-02-18'],
    actionRequired: true,
    actions: ['note|statement', 'meet|counselor'],
    titles: ['Attendance', 'Notice 2'],
    amounts: [],
    places: ['counseling'],
    mustRead: [
      'Office of Student Attendance',
      'RIVERA, LEO',
      'Regular attendance matters in every grade',
      'and the code will be changed',
      'is meant to help',
      'A third notice is sent at 10 days',
      'chronically absent at 10%',
      'Marguerite Oyelowo',
    ],
  },
};
