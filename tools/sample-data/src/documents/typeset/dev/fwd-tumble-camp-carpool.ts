import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Parents' chain about driving to a camp: weekdays of a week named once, a showcase moved, and an answer wanted
 * tonight. Written blind to the rules.
 */
export const fwdTumbleCampCarpool: TypesetDocument = {
  id: 'fwd-tumble-camp-carpool',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2027-07-14',
  mail: {
    from: 'Priya Nakamura <priya@nakamura.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-07-14',
    time: '12:36',
    subject: 'Fwd: Re: tumble camp carpool',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2027-07-14',
    dates: [
      { date: '2027-07-19', otherTimes: ['08:30', '09:00'], words: 'Mon - you, both ways' },
      { date: '2027-07-20', otherTimes: ['08:30', '09:00'], words: 'Tues + Thurs - me' },
      { date: '2027-07-21', otherTimes: ['08:30', '09:00'], words: 'Wed - me there, Gus back' },
      { date: '2027-07-22', otherTimes: ['08:30', '09:00'], words: 'Tues + Thurs - me' },
      { date: '2027-07-23', otherTimes: ['08:30', '09:00'], words: 'Fri - you there, Gus back' },
      { date: '2027-07-24', time: '11:00', otherTimes: ['10:15'], words: 'Saturday the 24th at 11' },
      { date: '2027-07-14', words: 'tonight' },
    ],
    mentioned: [
      { date: '2027-07-19', endDate: '2027-07-23', why: 'the week of the camp' },
      ...['2027-07-19', '2027-07-21', '2027-07-22'].map((date) => ({ date, why: 'the end of the camp’s day' })),
      { date: '2027-07-23', why: 'the evening from which the showcase was moved' },
      { date: '2027-07-20', why: 'another child’s dentist, in a quoted mail' },
      { date: '2027-07-14', why: 'the mail’s own day' },
      { date: '2027-07-13', why: 'the middle mail was sent' },
      { date: '2027-07-11', why: 'the oldest mail was sent' },
      { date: '2027-07-01', why: 'a past deadline, in a quoted mail' },
    ],
    deadlines: ['2027-07-14', '2027-07-19'],
    arguableDeadlines: ['2027-07-23'],
    actionRequired: true,
    actions: ['tell|answer|reply|tonight|let', 'shirt|22|cash|envelope', 'drive|carpool|both ways'],
    titles: ['carpool', 'tumble camp'],
    amounts: [{ amount: 22, currency: 'USD', words: '$22 for the shirt by Monday' }],
    places: ['Locust St'],
    mustRead: [
      "can't do mornings after all",
      'Mon - you, both ways (sorry!!)',
      'the front is all torn up',
      'Leave my driveway at 8:30',
      'Kids there by 10:15 in the camp shirt',
      'cash in an envelope with Leo',
      'I ask my mother in law',
      'Nell has the dentist on the 20th',
      'Carpool draft: Mon Gus',
      'they wanted it by July 1',
    ],
  },
};
