import type { TypesetDocument } from '../../typeset-document.ts';

export const extendedDayEnrollment: TypesetDocument = {
  id: 'extended-day-enrollment',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-11-30',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: null,
    dates: [
      { date: '2026-12-11', words: 'by Friday, December 11, 2026' },
      { date: '2026-12-14', words: 'From Monday, December 14' },
      {
        date: '2027-01-11',
        otherTimes: ['15:15'],
        words: 'First day Monday, January 11, 2027',
      },
      {
        date: '2027-05-21',
        otherTimes: ['15:15'],
        words: 'last day Friday, May 21, 2027',
      },
      { date: '2027-03-29', endDate: '2027-04-02', words: 'the week of March 29–April 2' },
      { date: '2027-01-04', words: 'The first month is due January 4, 2027' },
    ],
    mentioned: [
      { date: '2026-11-02', why: 'version of the form' },
      { date: '2027-01-11', endDate: '2027-05-21', why: 'the session, from its two days' },
      ...['2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'].map((date) => ({
        date,
        why: 'later payment, only by its recurrence',
      })),
    ],
    deadlines: ['2026-12-11', '2027-01-04'],
    actionRequired: true,
    actions: ['form|enroll|return|regist', 'fee|pay|$30|check'],
    titles: ['Extended Day'],
    amounts: [
      { amount: 30, currency: 'USD', words: '$30.00 for the family' },
      { amount: 21, currency: 'USD', words: '$21.00 for each weekday and child' },
    ],
    places: ['cafeteria'],
    mustRead: [
      'Extended Day Enrollment, Spring 2027',
      'Form ED-4',
      'Family no. 0216',
      'Places are not carried over.',
      'open places go to the waiting list',
      'Late pick-up: $1 a minute after 6:05. Really.',
      'Registration fee, once: $30.00 for the family.',
      'Who may pick up (ID is checked)',
      'Homework club (grades 3–5)',
      'Snack: no dairy',
      'ED-4, version 11/02/2026',
      'Coach Renny, 555-0149',
    ],
  },
};
