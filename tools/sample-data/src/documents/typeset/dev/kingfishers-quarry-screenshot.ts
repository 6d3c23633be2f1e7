import type { TypesetDocument } from '../../typeset-document.ts';

/** Screenshot of a team’s chat in which no message has a date, only “yesterday” and weekdays. Written blind. */
export const kingfishersQuarryScreenshot: TypesetDocument = {
  id: 'kingfishers-quarry-screenshot',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['screenshot'],
  received: '2027-10-14',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: null,
    dates: [
      {
        date: '2027-10-16',
        time: '11:20',
        otherTimes: ['10:45', '10:15'],
        words: 'Sat game is at Quarry Park field 3',
      },
      { date: '2027-10-21', words: 'by next Thurs' },
      { date: '2027-10-24', time: '14:00', words: 'Sun the 24th at 2' },
    ],
    mentioned: [
      { date: '2027-10-13', why: 'yesterday’s messages' },
      { date: '2027-10-14', why: 'today’s messages' },
    ],
    deadlines: ['2027-10-21'],
    arguableDeadlines: ['2027-10-16'],
    actionRequired: true,
    actions: ['card', '$5|cash|ref'],
    titles: ['Kingfishers', 'Quarry Park', 'game'],
    amounts: [{ amount: 5, currency: 'USD', words: 'Ref is $5 a kid' }],
    places: ['Quarry Park', 'Tolland'],
    mustRead: [
      'Kingfishers U10',
      'NOT field 1',
      'They wear blue so we wear white',
      'my calendar says Tolland',
      'Can anyone take Maya on Sat?',
      'got her! 10:15 at your place',
      'put the kid on the tourney list',
    ],
  },
};
