import type { TypesetDocument } from '../../typeset-document.ts';

/** Task sheet with a column of due days, without a year. */
export const biographyProjectSteps: TypesetDocument = {
  id: 'biography-project-steps',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2027-01-29',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2027-02-04', words: 'Thursday, Feb. 4th' },
      { date: '2027-02-12', words: 'Friday, Feb. 12th' },
      { date: '2027-02-17', words: 'Wednesday, Feb. 17th' },
      { date: '2027-02-23', words: 'Tuesday, Feb. 23rd' },
      { date: '2027-02-25', time: '13:30', endTime: '14:30', words: 'Thursday, Feb. 25th, 1:30 – 2:30' },
      { date: '2027-02-15', words: 'Monday, February 15th' },
    ],
    deadlines: ['2027-02-04', '2027-02-12', '2027-02-17', '2027-02-23'],
    actionRequired: true,
    actions: ['name of|person|choose', 'note card|cards', 'outline|sign', 'poster|costume'],
    titles: ['Biography Project', 'Who was that'],
    amounts: [],
    places: ['gym'],
    mustRead: [
      'Room 14, Mr. Okafor',
      'The Biography Project',
      'steps that come in chewed do not',
      'nobody who is still on television',
      '10 note cards, in your own words',
      'Outline, signed by a parent',
      'Poster, 22 x 28 inches',
      'Parents press the button and you come alive',
      'I do not answer questions about glue on that day',
      'behind the fish tank',
      'Please, no real swords. Again.',
    ],
  },
};
