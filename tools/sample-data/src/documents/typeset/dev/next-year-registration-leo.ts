import type { TypesetDocument } from '../../typeset-document.ts';

/** Registration form with a window; the days of its revision and of the oldest proof are no events. */
export const nextYearRegistrationLeo: TypesetDocument = {
  id: 'next-year-registration-leo',
  kind: 'form',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-02-10',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-02-08',
    dates: [
      { date: '2027-02-16', time: '07:00', words: 'from Tuesday, February 16, 2027, 7:00 a.m.' },
      { date: '2027-03-12', time: '16:00', words: 'through Friday, March 12, 2027, 4:00 p.m.' },
      { date: '2027-08-18', words: 'the first day of school, August 18, 2027' },
    ],
    mentioned: [
      { date: '2027-02-16', endDate: '2027-03-12', why: 'the window as one range' },
      { date: '2027-01-01', why: 'the proof of address may not be older' },
      { date: '2026-11-03', why: 'revision of the form' },
    ],
    deadlines: ['2027-03-12'],
    arguableDeadlines: ['2027-08-18'],
    actionRequired: true,
    actions: ['regist|form|sign', 'proof of address|address|water bill', '$25|fee|pay'],
    titles: ['Registration'],
    amounts: [{ amount: 25, currency: 'USD', words: 'the technology fee of $25' }],
    places: ['400 Cutter Lane', 'District office'],
    mustRead: [
      'Registration of Returning Students, School Year 2027-28',
      'Form SPS-11 (Rev. 11/03/2026)',
      'Lakeside Elementary, Grade 1',
      'Languages at home',
      'window 2 or 3, or the office of your school',
      'such as a water bill',
      'Shot records may follow',
      '1/4 of them not in their own school',
    ],
  },
};
