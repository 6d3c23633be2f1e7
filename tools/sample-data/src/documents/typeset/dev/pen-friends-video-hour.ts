import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter from a school abroad: its hour is in Central European Time, 10 a.m. for the family. */
export const penFriendsVideoHour: TypesetDocument = {
  id: 'pen-friends-video-hour',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-08',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-01-04',
    dates: [
      {
        date: '2027-01-20',
        time: '10:00',
        otherTimes: ['09:50'],
        words: 'Wednesday, 20 January 2027, at 17:00 CET',
      },
      { date: '2027-01-15', words: 'Friday, 15 January' },
    ],
    deadlines: ['2027-01-15'],
    actionRequired: true,
    actions: ['slip|consent|sign'],
    titles: ['video hour'],
    amounts: [],
    places: [],
    mustRead: [
      'Volksschule Oberau am See',
      'Oberau, 4 January 2027',
      'Our first video hour together',
      'some have holes',
      '17:00 CET',
      'because our caretaker locks the house',
      'nobody is left outside the door',
      'the passcode 31 12 84',
      'With warm greetings over the ocean',
      'the other 7 were ill with the same cold',
      'CET is seven hours ahead of your clock',
    ],
  },
};
