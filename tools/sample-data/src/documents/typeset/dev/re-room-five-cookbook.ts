import type { TypesetDocument } from '../../typeset-document.ts';

/** Answer that says that the deadline quoted below it, still to come, has been met. */
export const reRoomFiveCookbook: TypesetDocument = {
  id: 're-room-five-cookbook',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-02-04',
  mail: {
    from: 'Rhea Talbot <talbot@lakeside.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-02-04',
    time: '15:48',
    subject: 'Re: Recipe for the class cookbook',
    form: 'alternative',
  },
  truth: {
    category: 'School',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2027-02-04',
    dates: [
      { date: '2027-02-24', words: 'on the 24th' },
      { date: '2027-02-26', time: '12:50', words: 'On Friday of the same week, at 12:50' },
    ],
    mentioned: [
      { date: '2027-02-05', why: 'the deadline of the older mail, which has been met' },
      { date: '2027-02-02', why: 'the recipe arrived' },
      { date: '2027-02-01', why: 'the drawings began, in the older mail' },
      { date: '2027-02-22', why: 'the recipes are read aloud, in the older mail' },
      { date: '2027-01-28', why: 'an older mail was sent' },
      { date: '2027-01-25', why: 'an older mail was sent' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['cookbook', 'recipe'],
    amounts: [],
    places: ['Room 5'],
    mustRead: [
      'you can forget about the date further down',
      'There is nothing left for you to do.',
      'The books come back from the copy shop on the 24th',
      'Yours drew the long straw!',
      'you need not cook: the cafeteria does it',
      'My mother-in-law tells stories',
      'one recipe that your family really cooks',
      '2 children are allergic, 1 badly',
    ],
  },
};
