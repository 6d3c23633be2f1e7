import type { TypesetDocument } from '../../typeset-document.ts';

export const northlineTrainTickets: TypesetDocument = {
  id: 'northline-train-tickets',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-01',
  truth: {
    category: 'Other',
    who: ['Ana', 'Maya', 'Leo'],
    documentDate: '2027-04-01',
    dates: [
      { date: '2027-04-17', time: '08:12', endTime: '11:47', words: 'SAT 17 APR 2027' },
      { date: '2027-04-18', time: '16:05', endTime: '19:38', words: 'SUN 18 APR 2027' },
    ],
    mentioned: [
      { date: '2026-12-13', why: 'first day of the timetable' },
      { date: '2027-04-16', why: 'last day for an exchange' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-04-16'],
    actionRequired: false,
    actions: [],
    titles: ['Northline', 'Port Ellery', 'Train'],
    amounts: [{ amount: 96.5, currency: 'USD', words: 'Fare paid $96.50' }],
    places: ['Springfield Union', 'Port Ellery'],
    mustRead: [
      'NORTHLINE RAIL',
      '7QXK2M',
      '3 travellers: Ana Rivera, Maya Rivera (child), Leo Rivera (child)',
      'Train 412',
      'Coach C, seats 21, 22, 24 (table)',
      'Coach A, seats 3, 4, 5',
      'dogs need a lap',
    ],
  },
};
