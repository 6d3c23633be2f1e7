import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter with an hour in Eastern time, 7 p.m. for the family. */
export const onderLakeSwimCamp: TypesetDocument = {
  id: 'onder-lake-swim-camp',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-03-01',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-02-26',
    dates: [
      {
        date: '2027-07-11',
        time: '15:00',
        endDate: '2027-07-17',
        otherTimes: [null],
        words: 'Sunday, July 11th, to Saturday, July 17th, 2027',
      },
      { date: '2027-04-05', words: 'by Monday, April 5th' },
      { date: '2027-06-01', words: 'by June 1st' },
      { date: '2027-03-23', time: '19:00', words: 'Tuesday, March 23rd, at 8 pm EDT' },
    ],
    deadlines: ['2027-04-05', '2027-06-01'],
    actionRequired: true,
    actions: ['deposit|$75|form|sign', 'rest|balance|$410|remain|June'],
    titles: ['Onder Lake', 'Swim Camp'],
    amounts: [
      { amount: 485, currency: 'USD', words: 'The week costs $485' },
      { amount: 75, currency: 'USD', words: 'a deposit of $75' },
    ],
    places: ['Onder Lake'],
    mustRead: [
      'ONDER LAKE SWIM CAMP',
      '1-28 Boathouse Lane',
      'Maya has one of our 28 places',
      'Cabins open on Sunday at 3 p.m.',
      'To hold the place we need a deposit of $75',
      'and the list is long (41/28)',
      'mosquitoes, homesickness and open water',
      '8 pm EDT',
      'Families eat at the dock',
      'form OL-27/2',
      'We give the place back',
      'Food we should know about',
    ],
  },
};
