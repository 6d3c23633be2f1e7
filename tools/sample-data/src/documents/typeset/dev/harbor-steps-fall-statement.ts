import type { TypesetDocument } from '../../typeset-document.ts';

/** Statement of a dance studio with installments for two children and the days of the term. Written blind. */
export const harborStepsFallStatement: TypesetDocument = {
  id: 'harbor-steps-fall-statement',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-09-13',
  truth: {
    category: 'Community',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-09-10',
    dates: [
      { date: '2027-09-20', time: '16:30', endTime: '17:30', words: 'September 20' },
      { date: '2027-09-23', time: '16:00', endTime: '16:45', words: 'September 23' },
      { date: '2027-10-01', words: 'October 1' },
      { date: '2027-10-15', words: 'October 15' },
      { date: '2027-11-01', words: 'November 1' },
      { date: '2027-12-01', words: 'December 1' },
      { date: '2027-11-22', endDate: '2027-11-27', words: 'November 22 – 27' },
      { date: '2027-12-06', endDate: '2027-12-10', words: 'December 6 – 10' },
      { date: '2027-12-17', words: 'Friday, December 17' },
    ],
    mentioned: [{ date: '2027-08-16', why: 'the registration is paid' }],
    deadlines: ['2027-10-01', '2027-10-15', '2027-11-01', '2027-12-01'],
    actionRequired: true,
    actions: ['tuition|118|part|pay', 'costume|45'],
    titles: ['Harbor Steps', 'statement', 'dance'],
    amounts: [
      { amount: 399, currency: 'USD', words: '$399.00' },
      { amount: 118, currency: 'USD', words: '$118.00' },
      { amount: 45, currency: 'USD', words: '$45.00' },
    ],
    places: [],
    mustRead: [
      'Account HS-0417',
      'Jazz II, studio B',
      'Tap for beginners, studio A',
      'Tuition, part 2 of 3',
      'You are not enrolled in automatic payment.',
      'sit on the floor and watch',
      'in the swap bin',
    ],
  },
};
