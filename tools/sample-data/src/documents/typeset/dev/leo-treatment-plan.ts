import type { TypesetDocument } from '../../typeset-document.ts';

export const leoTreatmentPlan: TypesetDocument = {
  id: 'leo-treatment-plan',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-02-09',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2027-02-08',
    dates: [
      { date: '2027-02-25', time: '08:20', words: '1: Thu 02/25/2027, 8:20 AM' },
      { date: '2027-03-11', time: '08:20', words: '2: Thu 03/11/2027, 8:20 AM' },
      { date: '2027-02-19', words: 'by the end of the day on Friday, February 19' },
    ],
    mentioned: [
      { date: '2020-07-19', why: 'birth date' },
      { date: '2027-02-04', why: 'record of the exam' },
      { date: '2027-05-09', why: 'end of the estimate' },
    ],
    deadlines: ['2027-02-19'],
    arguableDeadlines: ['2027-05-09', '2027-02-25', '2027-03-11'],
    actionRequired: true,
    actions: ['sign', 'pay|123.60|your part'],
    titles: ['Treatment plan', 'Harborview'],
    amounts: [{ amount: 123.6, currency: 'USD', words: 'Total, your part $123.60' }],
    places: ['Harborview'],
    mustRead: [
      'Treatment plan, prepared 02/08/2027 by Dr. K. Whitfield',
      'Filling, two surfaces',
      'Laughing gas',
      '3, 14, 19, 30',
      'before Leo picks his toy',
      'We need your signature.',
      'Socks with dinosaurs are encouraged.',
      '220 Mill Pond Way',
    ],
  },
};
