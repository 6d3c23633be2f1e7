import type { TypesetDocument } from '../../typeset-document.ts';

/** Minutes whose tasks are all somebody else’s. Written blind. */
export const ptaMinutesMarch: TypesetDocument = {
  id: 'pta-minutes-march',
  kind: 'report',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2028-03-10',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2028-03-07',
    dates: [
      { date: '2028-04-17', endDate: '2028-04-21', words: 'Book fair is April 17–21' },
      { date: '2028-05-20', time: '11:00', endTime: '15:00', words: 'Saturday, May 20, 11 to 3' },
      { date: '2028-05-03', words: 'Wednesday, May 3' },
      { date: '2028-05-09', words: 'Elections are at the May meeting, which is on the 9th' },
      { date: '2028-04-11', time: '19:00', words: 'Tuesday, April 11, 7:00 p.m.' },
      { date: '2028-03-17', words: 'by the 17th' },
      { date: '2028-03-31', words: 'by March 31' },
    ],
    mentioned: [
      { date: '2028-03-07', why: 'the meeting of the minutes' },
      { date: '2028-02-29', why: 'record of the balance' },
      { date: '2028-02-11', why: 'record of the bake sale' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['PTA', 'Minutes'],
    amounts: [],
    places: ['library', 'field'],
    mustRead: [
      'Opened 7:04 p.m., closed 8:21.',
      'bake snail',
      '$9,204.66',
      'carried, 15 to 2',
      'Applause, relief.',
      'Tabled until we hear from the district',
      'nothing, for once',
      'Noor Haddadin, secretary',
    ],
  },
};
