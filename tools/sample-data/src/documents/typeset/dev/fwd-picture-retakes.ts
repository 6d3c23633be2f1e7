import type { TypesetDocument } from '../../typeset-document.ts';

/** Chain of three: the middle mail corrects the day of the oldest, and its "Monday" counts from its own day. */
export const fwdPictureRetakes: TypesetDocument = {
  id: 'fwd-picture-retakes',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2026-10-15',
  mail: {
    from: 'Gita Sorensen <gita@sorensens.example>',
    date: '2026-10-15',
    time: '19:42',
    subject: 'Fwd: Fwd: Picture retakes',
    form: 'alternative',
  },
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2026-10-15',
    dates: [
      { date: '2026-10-27', time: '08:15', endTime: '10:00', words: 'Tuesday, October 27, on the stage, 8:15 to 10' },
      { date: '2026-10-19', time: '12:00', words: 'by noon on Monday' },
    ],
    mentioned: [
      { date: '2026-10-22', why: 'the day of the oldest mail, corrected' },
      { date: '2026-09-24', why: 'the past picture day' },
      { date: '2026-10-09', why: 'the prints went home, and the school was to announce' },
      { date: '2026-10-14', why: 'the middle mail was sent' },
      { date: '2026-10-06', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2026-10-19'],
    actionRequired: true,
    actions: ['name|answer|reply'],
    titles: ['retake', 'picture'],
    amounts: [],
    places: ['stage'],
    mustRead: [
      'home with the pox as well',
      'the day in it is dead',
      'Noah is on the list already',
      'mixed us up with another Lakeside',
      'answer this mail with first name and room',
      'The studio makes its list from ours',
      'THURSDAY, OCTOBER 22',
      'Family owned since 1998',
    ],
  },
};
