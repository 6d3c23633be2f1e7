import type { TypesetDocument } from '../../typeset-document.ts';

/** Invoice of a plumber with past days in its head, an inspection to be at home for and a rebate. Written blind. */
export const copperKettleHeaterInvoice: TypesetDocument = {
  id: 'copper-kettle-heater-invoice',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-12-07',
  truth: {
    category: 'Other',
    who: [],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-12-04',
    dates: [
      { date: '2026-12-19', words: '12/19/2026' },
      {
        date: '2026-12-10',
        time: '08:00',
        endTime: '12:00',
        words: 'Thursday, December 10, between 8 a.m. and noon',
      },
      { date: '2027-01-31', words: 'no later than January 31, 2027' },
    ],
    mentioned: [
      { date: '2026-12-02', why: 'the day of the work' },
      { date: '2026-12-01', why: 'the deposit' },
      { date: '2032-12-02', why: 'the end of the warranty' },
    ],
    deadlines: ['2026-12-19'],
    arguableDeadlines: ['2026-12-10', '2027-01-31'],
    actionRequired: true,
    actions: ['pay|balance|1,112.38|1112.38', 'home|inspect|adult'],
    titles: ['Copper Kettle', 'Invoice', 'water heater'],
    amounts: [
      { amount: 1112.38, currency: 'USD', words: '$1,112.38' },
      { amount: 1512.38, currency: 'USD', words: '$1,512.38' },
      { amount: 75, currency: 'USD', words: '$75' },
    ],
    places: [],
    mustRead: [
      'Lic. PL-04417',
      'Norhaven NH-50T, serial 26K-118204',
      'Labor, two persons (removal, setting, venting, test)',
      'City permit 26-P-3390',
      'If it is red-tagged, we fix it free of charge.',
      'Drain two gallons once a year',
      'from the thirty-first day',
      'Thank you for calling the Kettle!',
    ],
  },
};
