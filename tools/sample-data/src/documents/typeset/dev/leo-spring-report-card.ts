import type { TypesetDocument } from '../../typeset-document.ts';

/** Report card of a first grader with an invitation to answer and an envelope to sign. Written blind. */
export const leoSpringReportCard: TypesetDocument = {
  id: 'leo-spring-report-card',
  kind: 'report',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-06-04',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-06-04',
    dates: [
      { date: '2027-06-09', words: 'by Wednesday, June 9' },
      { date: '2027-06-11', words: 'by Friday, June 11' },
      {
        date: '2027-07-12',
        endDate: '2027-07-29',
        time: '09:00',
        endTime: '11:30',
        otherTimes: [null],
        words: 'July 12 to 29',
      },
      { date: '2027-08-25', words: 'Wednesday, August 25' },
    ],
    mentioned: [
      { date: '2027-01-19', endDate: '2027-06-04', why: 'the semester of the report' },
      { date: '2027-01-19', why: 'the semester of the report' },
    ],
    deadlines: ['2027-06-09', '2027-06-11'],
    actionRequired: true,
    actions: ['sign|envelope', 'Reading Camp|office know|tell the office|let the office'],
    titles: ['Report card'],
    amounts: [],
    places: ['Lakeside'],
    mustRead: [
      'GRADE 1, SECOND SEMESTER',
      'Forms letters so others can read them',
      'Keeps his desk in order',
      'sometimes waits for the answer',
      'jokes about penguins',
      'He is promoted to grade 2.',
      'since others are waiting',
    ],
  },
};
