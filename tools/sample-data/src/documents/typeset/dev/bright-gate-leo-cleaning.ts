import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a dentist with an appointment to confirm, a past visit, closings and an open morning. Written blind. */
export const brightGateLeoCleaning: TypesetDocument = {
  id: 'bright-gate-leo-cleaning',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-19',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-01-15',
    dates: [
      { date: '2027-02-11', time: '15:30', otherTimes: ['15:20'], words: 'Thurs 2/11/27 at 3:30 pm' },
      { date: '2027-02-04', words: 'by Thursday, February 4' },
      { date: '2027-02-15', words: "Monday, Feb. 15, for Presidents' Day" },
      { date: '2027-02-19', words: 'Friday the 19th' },
      { date: '2027-02-27', time: '09:00', endTime: '12:00', words: 'Saturday the 27th between 9 and noon' },
    ],
    mentioned: [
      { date: '2026-07-14', why: 'the last visit' },
      { date: '2027-02-09', why: 'two working days before the visit, implied' },
    ],
    deadlines: ['2027-02-04'],
    arguableDeadlines: ['2027-02-11'],
    actionRequired: true,
    actions: ['confirm|call|text', 'insurance card|health history|ten minutes early'],
    titles: ['Leo', 'Bright Gate', 'cleaning', 'check-up'],
    amounts: [],
    places: ['Larch Street'],
    mustRead: [
      'Time flies!',
      'he is due for his six-month cleaning and check-up',
      'the tooth that was coming in behind the others',
      'then offer them to families on our waiting list',
      "two full working days' notice",
      'bring your current insurance card',
      'when the whole team is at a course',
      'a look at the big chair',
    ],
  },
};
