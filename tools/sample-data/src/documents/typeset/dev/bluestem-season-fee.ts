import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Club’s letter with a table of fees, a last day, a day from which it costs more and a fitting to come to. Written
 * blind to the rules.
 */
export const bluestemSeasonFee: TypesetDocument = {
  id: 'bluestem-season-fee',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-01-13',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2027-01-11',
    dates: [
      { date: '2027-01-29', words: 'To pay by Friday, January 29' },
      { date: '2027-01-23', time: '10:00', endTime: '11:30', words: 'Saturday, January 23, 10:00 to 11:30 a.m.' },
      { date: '2027-03-02', time: '17:30', words: 'Tuesday, March 2, at 5:30 p.m.' },
      { date: '2027-05-22', words: 'the last game is on Saturday, May 22' },
    ],
    mentioned: [
      { date: '2027-02-01', why: 'the late fee is added' },
      { date: '2027-02-15', why: 'the last day of refunds' },
      { date: '2027-01-16', why: 'the day from which the fitting was moved' },
      { date: '2027-04-03', why: 'a day without a game' },
      { date: '2027-04-04', why: 'a day without a game' },
      { date: '2027-04-03', endDate: '2027-04-04', why: 'the weekend without a game' },
      { date: '2017-01-01', why: 'the age limit' },
      { date: '2025-10-12', why: 'the fee table was adopted' },
    ],
    deadlines: ['2027-01-29'],
    arguableDeadlines: ['2027-01-23'],
    actionRequired: true,
    actions: ['pay|210', 'fitting|uniform|cleats'],
    titles: ['Bluestem', 'Meadowlarks', 'Spring season', 'Invoice'],
    amounts: [{ amount: 210, currency: 'USD', words: 'To pay by Friday, January 29 $210' }],
    places: ['fire hall', 'Field 6'],
    mustRead: [
      'Player 0406-M',
      'Maya has a place on the U10 Meadowlarks',
      'gets a late fee of $25',
      'less the field fund',
      'Maya has to come in person',
      'The hall was double booked',
      'Rosalind Achterberg, registrar',
    ],
  },
};
