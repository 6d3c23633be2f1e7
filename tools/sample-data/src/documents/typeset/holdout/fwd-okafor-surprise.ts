import type { TypesetDocument } from '../../typeset-document.ts';

/** Plan forwarded twice: its first day was replaced, and its due day is a weekday in the newest mail. */
export const fwdOkaforSurprise: TypesetDocument = {
  id: 'fwd-okafor-surprise',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-05-11',
  mail: {
    from: 'Priyanka Sen <priyanka@sen-household.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-05-10',
    time: '21:40',
    subject: 'Fwd: FW: Room 14 surprise for Mr. O',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2027-05-10',
    dates: [
      { date: '2027-05-20', time: '14:15', otherTimes: ['14:05'], words: 'Thursday, May 20th, at 2:15 pm' },
      { date: '2027-05-14', words: 'till Friday; the end of the week (May 14)' },
    ],
    mentioned: [
      { date: '2027-05-13', why: 'the first idea for a day' },
      { date: '2027-05-03', why: 'a past answer date in the oldest mail' },
      { date: '2027-05-09', why: 'a forwarded mail was sent' },
      { date: '2027-04-28', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2027-05-14'],
    actionRequired: true,
    actions: ['page|draw', '$5|envelope|stroller'],
    titles: ['Room 14 surprise', 'surprise', 'baby-and-book party'],
    amounts: [{ amount: 5, currency: 'USD', words: '$5 in an envelope' }],
    places: ['Room 14'],
    mustRead: [
      'have been wondering why you of all people say nothing',
      '5-7 Quay Street, blue, any time',
      'The kids know',
      'baby-and-book party',
      'which needs no acting',
      'leave an inch on the left for the binding',
      'because the copy shop is slow',
      'Balloons: nobody, he is afraid of them',
      'becomes a father in June',
      'but you bake',
    ],
  },
};
