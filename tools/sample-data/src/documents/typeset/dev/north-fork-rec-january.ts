import type { TypesetDocument } from '../../typeset-document.ts';

const skateSaturdays = ['2027-01-02', '2027-01-09', '2027-01-16', '2027-01-30'];
const totTuesdays = ['2027-01-05', '2027-01-12', '2027-01-19', '2027-01-26'];

/** Six weeks of a recreation center, the entry behind the number, lines between the weeks only. Written blind. */
export const northForkRecJanuary: TypesetDocument = {
  id: 'north-fork-rec-january',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-12-30',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2027-01-01', words: "CLOSED New Year's Day" },
      ...skateSaturdays.map((date) => ({ date, time: '13:00', endTime: '15:00', words: 'Open Skate 1–3' })),
      { date: '2027-01-04', words: 'Youth bball begins' },
      ...totTuesdays.map((date) => ({ date, time: '09:30', endTime: '11:00', words: 'Tot Time 9:30–11' })),
      { date: '2027-01-06', time: '18:00', endTime: '20:00', words: 'Pickleball 6–8p' },
      { date: '2027-01-08', time: '18:30', words: 'Family Bingo 6:30p' },
      { date: '2027-01-11', words: 'Swim Session 1 begins' },
      { date: '2027-01-13', words: 'Sign up by Jan. 13' },
      { date: '2027-01-15', time: '17:30', endTime: '21:00', words: "Kids' Night Out 5:30–9p" },
      { date: '2027-01-18', words: 'CLOSED MLK Day' },
      { date: '2027-01-20', time: '18:00', endTime: '20:00', words: 'Pickleball 6–8p' },
      { date: '2027-01-22', words: 'Spring soccer early bird ends' },
      { date: '2027-01-23', time: '11:30', words: 'Chili Cook-Off 11:30a' },
      { date: '2027-01-27', words: 'Pool closed (repairs)' },
      { date: '2027-01-28', words: 'Pool closed (repairs)' },
      { date: '2027-01-31', time: '14:00', words: 'Polar Dip 2p' },
    ],
    mentioned: [
      { date: '2027-01-23', why: 'no open skate' },
      { date: '2027-01-27', endDate: '2027-01-28', why: 'the pool is closed on two days' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-01-13', '2027-01-22'],
    actionRequired: false,
    actions: [],
    titles: ['January', 'North Fork'],
    amounts: [
      { amount: 15, currency: 'USD', words: '$15' },
      { amount: 3, currency: 'USD', words: '$3' },
    ],
    places: [],
    mustRead: [
      'JANUARY AT NORTH FORK',
      '77 Ferry Street',
      'Polar Dip 2p',
      'ages 5–12, pizza incl.',
      'is $3, skates free',
    ],
  },
};
