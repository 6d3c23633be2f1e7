import type { TypesetDocument } from '../../typeset-document.ts';

/** Reminder mail of a dentist with two visits in boxes, a noon to confirm by and past visits in small print. Written blind. */
export const larkspurDentalTwoChairs: TypesetDocument = {
  id: 'larkspur-dental-two-chairs',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-01-12',
  mail: {
    from: 'Larkspur Family Dentistry <reminders@chairside.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-01-12',
    time: '09:02',
    subject: 'Your family has appointments next week',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana'],
    documentDate: '2027-01-12',
    dates: [
      { date: '2027-01-15', time: '12:00', words: 'by noon on Friday, January 15' },
      { date: '2027-01-18', words: 'We are closed Monday, January 18' },
      { date: '2027-01-19', time: '15:40', words: 'Tuesday, January 19, 2027 at 3:40 PM' },
      { date: '2027-01-21', time: '08:05', words: 'Thursday, January 21, 2027 at 8:05 AM' },
    ],
    mentioned: [
      { date: '2027-01-01', why: 'the day on which an insurance may have changed' },
      { date: '2026-07-14', why: 'the last visits' },
      { date: '2021-03-02', why: 'the day on which reminders were asked for' },
    ],
    deadlines: ['2027-01-15'],
    actionRequired: true,
    actions: ['confirm'],
    titles: ['appointment', 'Larkspur', 'reminder'],
    amounts: [],
    places: ['Larkspur'],
    mustRead: [
      'Cleaning and fluoride with Hanne',
      'Sealants with Dr. Ferreira',
      'or we may give the chairs to children on the waiting list',
      'A visit that is canceled less than 24 hours ahead costs $45.',
      'Last visits: Leo 07/14/2026',
    ],
  },
};
