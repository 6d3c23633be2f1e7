import type { TypesetDocument } from '../../typeset-document.ts';

/** Principal’s letter for information only, about the street in front of the school. Written blind. */
export const dropOffLaneFyi: TypesetDocument = {
  id: 'drop-off-lane-fyi',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2028-04-21',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2028-04-21',
    dates: [
      { date: '2028-04-29', endDate: '2028-04-30', words: 'the weekend of April 29–30' },
      { date: '2028-05-01', words: 'beginning Monday, May 1' },
      { date: '2028-05-10', time: '18:00', words: 'Wednesday, May 10, at 6 p.m.' },
      { date: '2028-06-09', words: 'until school lets out for the summer on June 9' },
    ],
    mentioned: [{ date: '2028-03-16', why: 'a past trial' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['drop-off', 'Lakeside Elementary', 'FYI', 'traffic', 'street'],
    amounts: [],
    places: ['City Hall'],
    mustRead: [
      'this letter is for your information only',
      'leave it by Cedar',
      'the new crosswalk at the mailbox',
      'with a taller stop sign',
      'as it always has been',
      'The first days will be slow.',
      'The counting strips on the road',
      'Dolores Whitcombe, Principal',
    ],
  },
};
