import type { TypesetDocument } from '../../typeset-document.ts';

/** Poster of a past year, photographed for a scrapbook. */
export const parishHarvestSupper: TypesetDocument = {
  id: 'parish-harvest-supper',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'scan'],
  received: '2026-11-09',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2021-10-16', time: '17:00', endTime: '20:00', words: 'Saturday, October 16th, 2021' },
      { date: '2021-10-14', words: 'until Thursday, October 14th' },
    ],
    deadlines: [],
    arguableDeadlines: ['2021-10-14', '2021-10-16'],
    actionRequired: false,
    actions: [],
    titles: ['Harvest Supper'],
    amounts: [
      { amount: 9, currency: 'USD', words: 'Adults $9' },
      { amount: 4, currency: 'USD', words: 'Children $4' },
      { amount: 25, currency: 'USD', words: 'Families never more than $25' },
    ],
    places: ['Parish Hall'],
    mustRead: [
      'PARISH',
      'HARVEST SUPPER',
      '42nd',
      'in the Parish Hall, 16/10 Chapel Row',
      'Two kinds of beans, one kind of argument',
      '3/4 mile of apple strudel',
      'Families never more than $25',
      'after the ten o',
      'Please bring your own plate',
      'Windows open, sweaters on',
    ],
  },
};
