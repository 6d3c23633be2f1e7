import type { TypesetDocument } from '../../typeset-document.ts';

const payments = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07']
  .concat(['2027-08', '2027-09', '2027-10'])
  .map((month) => ({ date: `${month}-05`, words: `${month.slice(5)}/05/${month.slice(0, 4)}` }));

/** Agreement of an orthodontist whose payments are a table next to the fee, with a page to sign. Written blind. */
export const mayaBracesTwelvePayments: TypesetDocument = {
  id: 'maya-braces-twelve-payments',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-10-01',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2026-10-01',
    dates: [
      { date: '2026-10-14', time: '08:15', words: 'Wed. Oct. 14, 2026, 8:15 am' },
      { date: '2026-10-09', words: 'by Friday, October 9' },
      ...payments,
    ],
    mentioned: [{ date: '2026-10-14', why: 'the down payment on the day of the appointment' }],
    deadlines: ['2026-10-09', ...payments.map(({ date }) => date)],
    arguableDeadlines: ['2026-10-14'],
    actionRequired: true,
    actions: ['sign|return', 'pay|180'],
    titles: ['Financial agreement', 'Quayside Orthodontics', 'braces'],
    amounts: [
      { amount: 540, currency: 'USD', words: '$540.00' },
      { amount: 180, currency: 'USD', words: '$180.00' },
      { amount: 2700, currency: 'USD', words: '$2,700.00' },
    ],
    places: [],
    mustRead: [
      'Quayside Orthodontics',
      'allow two hours; soft food afterwards',
      'Insurance (estimate)',
      'If one is a week late, we call you first.',
      'the first two are free of charge',
      'Retainers at the end are part of the fee.',
      'with your initials at the bottom',
      'You may pay the rest early at any time.',
    ],
  },
};
