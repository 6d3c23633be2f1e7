import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Note of a parent above three mails: a gymnastics meet moved, a fee long paid and a size still asked for. Written
 * blind to the rules.
 */
export const fwdReLevelThreeMeet: TypesetDocument = {
  id: 'fwd-re-level-three-meet',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2027-02-10',
  mail: {
    from: 'Ben Rivera <ben@example.org>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-02-10',
    time: '12:22',
    subject: 'Fwd: Re: Level 3 meet',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-02-10',
    dates: [
      { date: '2027-02-27', time: '13:30', otherTimes: ['12:45'], words: 'Saturday, February 27, march-in at 1:30 pm' },
      { date: '2027-02-12', words: 'by Friday' },
    ],
    mentioned: [
      { date: '2027-02-20', why: 'the day from which the meet was moved' },
      { date: '2027-02-21', why: 'the day on the website' },
      { date: '2027-02-05', why: 'the past deadline of the fee' },
      { date: '2026-02-21', why: 'the meet of the year before' },
      { date: '2027-02-09', why: 'a quoted mail was sent' },
      { date: '2027-02-03', why: 'a quoted mail was sent' },
      { date: '2027-01-28', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2027-02-12'],
    actionRequired: true,
    actions: ['leotard|size'],
    titles: ['Level 3', 'meet'],
    amounts: [],
    places: ['Mad River Fieldhouse'],
    mustRead: [
      'I can drive on the 27th',
      'My guess is a 10',
      'flood in the locker rooms',
      'march-in at 1:30 pm',
      'Meet fees are all in',
      'The meet website says the 21st',
      'so share cars',
    ],
  },
};
