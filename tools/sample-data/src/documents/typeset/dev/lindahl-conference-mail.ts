import type { TypesetDocument } from '../../typeset-document.ts';

/** Cheerful mail of a teacher: a slot to choose by a weekday that is told again in numbers. Written blind. */
export const lindahlConferenceMail: TypesetDocument = {
  id: 'lindahl-conference-mail',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-10-18',
  mail: {
    from: 'Jess Lindahl <jlindahl@lakeside.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-10-18',
    time: '16:12',
    subject: 'Conferences - pick your slot!',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-10-18',
    dates: [
      { date: '2027-11-16', time: '16:00', endTime: '19:40', otherTimes: [null], words: 'Tues. Nov. 16' },
      { date: '2027-11-18', time: '16:00', endTime: '19:40', otherTimes: [null], words: 'Thurs. Nov. 18' },
      { date: '2027-10-22', words: 'Please grab a slot by Friday (10/22)' },
      { date: '2027-11-19', words: 'on Friday the 19th' },
    ],
    mentioned: [{ date: '2027-09-03', why: 'the tissues were asked for' }],
    deadlines: ['2027-10-22'],
    actionRequired: true,
    actions: ['slot|sign up|sign-up|grab|conference'],
    titles: ['Conference'],
    amounts: [],
    places: ['room 4'],
    mustRead: [
      'which I am told is the good part',
      'even if Leo (or whoever yours is) is doing great!',
      'it is usually the 4:00s',
      'tell me and I’ll open an extra',
      'the 100 wing is freezing',
      'so nobody has to be up early',
      'until they are in fifth grade',
    ],
  },
};
