import type { TypesetDocument } from '../../typeset-document.ts';

/** Practice's answer with a signature, office hours and a legal footer whose days and terms do not matter. */
export const reMovingLeoEyeCheck: TypesetDocument = {
  id: 're-moving-leo-eye-check',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2026-12-01',
  mail: {
    from: 'Brightwater Front Desk <desk@brightwatereyes.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2026-12-01',
    time: '08:52',
    subject: 'RE: moving Leo’s eye check',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2026-12-01',
    dates: [
      { date: '2026-12-14', time: '15:40', otherTimes: ['15:25'], words: 'Monday, December 14, at 3:40 PM' },
      { date: '2026-12-04', words: 'not later than Friday, December 4' },
    ],
    mentioned: [
      { date: '2026-12-10', why: 'the day from which the appointment moves' },
      { date: '2026-12-24', endDate: '2027-01-03', why: 'the practice is closed' },
      { date: '2026-12-24', why: 'the practice is closed' },
      { date: '2026-11-30', why: 'the older mail was sent' },
      { date: '2025-06-02', why: 'the privacy notice' },
    ],
    deadlines: ['2026-12-04'],
    actionRequired: true,
    actions: ['answer|confirm|reply|OK in writing', 'insurance card', 'copay|$30|pay'],
    titles: ['eye check', 'Brightwater', 'appointment'],
    amounts: [{ amount: 30, currency: 'USD', words: 'a copay of $30' }],
    places: ['Brightwater', '88 Millrace Road'],
    mustRead: [
      'Dr. Feld can see Leo on',
      'his pupils need the drops',
      'He will not like reading for the rest of that day',
      'I have to have your OK in writing',
      '88 Millrace Road, Suite 2/3',
      'Phone 555-0172',
      'Messages are kept until they are 7 years old',
      'Please consider the trees before printing',
      'his class sings that morning',
    ],
  },
};
