import type { TypesetDocument } from '../../typeset-document.ts';

export const bandBoostersTagDay: TypesetDocument = {
  id: 'band-boosters-tag-day',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2026-10-05',
  mail: {
    from: 'Gwen Aldous <gwen@boosters.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2026-10-05',
    time: '12:22',
    subject: 'Re: tag day, again',
    form: 'alternative',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-10-05',
    dates: [
      { date: '2026-10-17', time: '08:45', otherTimes: ['09:00'], words: 'Saturday the 17th' },
      { date: '2026-10-09', words: 'by this Friday' },
      { date: '2026-10-22', time: '18:15', otherTimes: ['19:00'], words: 'Thursday the 22nd' },
    ],
    mentioned: [
      { date: '2026-10-10', why: 'former tag day, in the quoted mails' },
      { date: '2026-09-25', why: 'reed orders, in a quoted mail' },
      { date: '2026-09-28', why: 'day of a quoted mail' },
    ],
    deadlines: ['2026-10-09'],
    actionRequired: true,
    actions: ['slip|permission', 'driv'],
    titles: ['tag day'],
    amounts: [],
    places: ['band room', 'Lakeside Elementary'],
    mustRead: [
      'Hi clarinet and flute people',
      'tag day moves a week',
      'Same cans, same songs.',
      'the yellow permission slip',
      'Players in the music room 6:15, music at 7.',
      'Lakeside Band Boosters',
      'They take the whole lot.',
    ],
  },
};
