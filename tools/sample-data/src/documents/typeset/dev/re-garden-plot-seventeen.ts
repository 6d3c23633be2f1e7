import type { TypesetDocument } from '../../typeset-document.ts';

/** Answer that asks for an answer by a day and gives a payment time "when we open". */
export const reGardenPlotSeventeen: TypesetDocument = {
  id: 're-garden-plot-seventeen',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-04-28',
  mail: {
    from: 'Gil Sandoval <gil@fernstreetgarden.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-04-28',
    time: '07:05',
    subject: 'Re: pumpkins again?',
    form: 'html',
  },
  truth: {
    category: 'Community',
    who: ['Ana'],
    whoElse: ['Maya', 'Leo'],
    documentDate: '2027-04-28',
    dates: [
      { date: '2027-05-02', words: 'by Sunday evening, May 2' },
      { date: '2027-05-08', words: 'The water goes on Saturday, May 8' },
      { date: '2027-05-15', time: '09:00', endTime: '12:00', words: 'on the 15th' },
    ],
    mentioned: [
      { date: '2027-04-26', why: 'the older mail was sent' },
      { date: '2027-05-01', endDate: '2027-05-02', why: 'the weekend away, in the older mail' },
      { date: '2027-05-01', why: 'the weekend away, in the older mail' },
    ],
    deadlines: ['2027-05-02'],
    arguableDeadlines: ['2027-05-15'],
    actionRequired: true,
    actions: ['tell|reply|answer|keep|one word|let gil', '$45|pay'],
    titles: ['pumpkins', 'garden', 'plot'],
    amounts: [{ amount: 45, currency: 'USD', words: 'The $45 for the season' }],
    places: ['Fern Street Garden'],
    mustRead: [
      'with shovels and doughnuts, 9 to noon',
      '11 people wait for a plot, and 17 is a pretty one',
      'One word is enough',
      'give it to the next on the list',
      'bring it when we open',
      'when does the garden open this year',
      'last October they got 3 1/2 out of it',
      'We are away this weekend',
    ],
  },
};
