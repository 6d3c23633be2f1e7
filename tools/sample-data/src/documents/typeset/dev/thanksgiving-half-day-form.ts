import type { TypesetDocument } from '../../typeset-document.ts';

/** Form about the way home on a half day that every family fills in, with closed days around it. Written blind. */
export const thanksgivingHalfDayForm: TypesetDocument = {
  id: 'thanksgiving-half-day-form',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-11-09',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-11-09',
    dates: [
      {
        date: '2027-11-24',
        time: '11:50',
        otherTimes: [null],
        words: 'the Wednesday before Thanksgiving, 11/24, is a half day. Dismissal is at 11:50',
      },
      { date: '2027-11-18', words: 'not later than next Thursday, the 18th' },
      { date: '2027-11-25', endDate: '2027-11-26', words: 'Thursday and Friday, the 25th and 26th' },
      { date: '2027-11-29', words: 'on Mon. Nov. 29' },
    ],
    mentioned: [
      { date: '2027-11-25', why: 'a closed day by itself' },
      { date: '2027-11-26', why: 'a closed day by itself' },
    ],
    deadlines: ['2027-11-18'],
    actionRequired: true,
    actions: ['form|send|office|return'],
    titles: ['half day', 'getting home', 'dismissal'],
    amounts: [],
    places: [],
    mustRead: [
      'How is your child getting home on the half day?',
      'anyone can get a bag lunch to go',
      'all clubs are closed that afternoon',
      '61 kids in the lobby at noon',
      'One form is enough for brothers and sisters.',
      'bus as usual',
      'turkey / cheese',
      'Number where we get you at noon that day',
    ],
  },
};
