import type { TypesetDocument } from '../../typeset-document.ts';

/** Poster about lost things, which are given away after a week; nobody has to do anything. Written blind. */
export const lostAndFoundCart: TypesetDocument = {
  id: 'lost-and-found-cart',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-12-07',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      {
        date: '2026-12-08',
        endDate: '2026-12-17',
        words: 'From Tuesday, December 8 to Thursday, December 17',
      },
      { date: '2026-12-10', time: '18:30', words: 'Thursday the 10th, 6:30 p.m.' },
      { date: '2026-12-18', words: 'on Friday, December 18' },
    ],
    mentioned: [{ date: '2026-12-17', why: 'the last day as a day of its own' }],
    deadlines: [],
    arguableDeadlines: ['2026-12-18'],
    actionRequired: false,
    actions: [],
    titles: ['Lost & Found', 'Lost and Found', 'Is this yours'],
    amounts: [],
    places: ['lobby'],
    mustRead: [
      'Is this yours?',
      '31 single gloves',
      '7 lunch boxes, 2 with lunch',
      '1 ukulele',
      'where it will keep somebody warm',
      'hang on to',
      'a name on the tag works better than anything we do',
    ],
  },
};
