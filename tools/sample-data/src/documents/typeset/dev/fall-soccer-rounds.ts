import type { TypesetDocument } from '../../typeset-document.ts';

/** Schedule of a whole league, of which one team's games matter; it has no game in the third round. */
export const fallSoccerRounds: TypesetDocument = {
  id: 'fall-soccer-rounds',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-08-31',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2026-08-28',
    dates: [
      { date: '2026-09-03', time: '18:00', endTime: '19:00', words: 'Thursday, September 3, between 6 and 7 pm' },
      { date: '2026-09-08', words: 'no later than Tuesday 9/8' },
      { date: '2026-09-12', time: '09:00', words: 'Sat, Sep 12' },
      { date: '2026-09-19', time: '11:30', words: 'Sat, Sep 19' },
      { date: '2026-10-04', time: '13:00', words: 'Sun, Oct 4' },
      { date: '2026-10-10', time: '10:15', words: 'Sat, Oct 10' },
      { date: '2026-10-17', time: '09:30', words: 'Saturday, October 17, from 9:30 am' },
    ],
    mentioned: [
      { date: '2026-09-12', why: 'game of other teams' },
      { date: '2026-09-19', why: 'game of other teams' },
      { date: '2026-09-26', why: 'games of other teams' },
      { date: '2026-10-04', why: 'game of other teams' },
      { date: '2026-10-10', why: 'game of other teams' },
    ],
    deadlines: ['2026-09-08'],
    arguableDeadlines: ['2026-09-03'],
    actionRequired: true,
    actions: ['medical|release form', 'jersey|pick up'],
    titles: ['U10', 'Springfield Youth Soccer', 'Fall 2026'],
    amounts: [],
    places: ['Quarry Park', 'Millfield Green'],
    mustRead: [
      'Springfield Youth Soccer, U10 Girls, Fall 2026',
      'Issue 2 of August 28, 2026',
      'Your team is in bold',
      'Millfield Green',
      'at the shed by field 2',
      'No form, no whistle',
      'Scores count 3/1/0',
      'Hal Brubaker, 555-0138',
    ],
  },
};
