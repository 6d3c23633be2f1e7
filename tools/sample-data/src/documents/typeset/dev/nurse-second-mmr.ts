import type { TypesetDocument } from '../../typeset-document.ts';

/** School nurse’s notice about two missing doses, with the day from which a child must stay away. Written blind. */
export const nurseSecondMmr: TypesetDocument = {
  id: 'nurse-second-mmr',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-09-09',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2027-09-08',
    dates: [
      { date: '2027-10-15', words: 'no later than Fri. 10/15' },
      { date: '2027-10-18', words: 'from Monday, October 18' },
      { date: '2027-09-25', time: '09:00', endTime: '12:00', words: 'Saturday, September 25, 9 to 12' },
    ],
    mentioned: [{ date: '2022-03-14', why: 'a past dose' }],
    deadlines: ['2027-10-15'],
    actionRequired: true,
    actions: ['record|proof|copy|vaccin|immuniz|shot|dose'],
    titles: ['Health Office', 'shot record', 'Immunization', 'MMR', 'vaccin'],
    amounts: [{ amount: 15, currency: 'USD', words: '$15 fee for each shot' }],
    places: ['Health Department'],
    mustRead: [
      'Robin Castellaw, RN',
      'has two holes in it',
      'nobody told me',
      'as a picture from your phone',
      'does not let me be nice about this one',
      'they waive it if you ask',
      'does not carry over from last year',
      'I do pick up',
    ],
  },
};
