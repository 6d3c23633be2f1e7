import type { TypesetDocument } from '../../typeset-document.ts';

/** Invoice with two payment plans side by side, of which one is to be ticked, and a term in a row. Written blind. */
export const halberdFencingTwoPlans: TypesetDocument = {
  id: 'halberd-fencing-two-plans',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-09-15',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2026-09-14',
    dates: [
      {
        date: '2026-09-16',
        endDate: '2026-12-16',
        time: '18:00',
        endTime: '19:15',
        otherTimes: [null],
        words: 'Wednesdays 6:00 – 7:15 PM, 09/16/2026 – 12/16/2026',
      },
      { date: '2026-09-21', words: 'by Monday, September 21' },
      { date: '2026-09-25', words: '09/25/2026' },
      { date: '2026-10-30', words: '10/30/2026' },
      { date: '2026-11-25', words: 'no class 11/25, armory closed' },
      { date: '2026-11-27', words: '11/27/2026' },
      { date: '2026-12-11', time: '18:30', words: 'Fri 12/11, 6:30 PM' },
      { date: '2026-12-18', words: '12/18/2026' },
    ],
    mentioned: [{ date: '2026-01-12', why: 'an earlier invoice, paid' }],
    deadlines: ['2026-09-21', '2026-09-25'],
    arguableDeadlines: ['2026-10-30', '2026-11-27', '2026-12-18'],
    actionRequired: true,
    actions: ['plan|tick|send|page', 'pay|360|92'],
    titles: ['invoice', 'Halberd', 'Fall term'],
    amounts: [
      { amount: 360, currency: 'USD', words: '$360.00' },
      { amount: 92.5, currency: 'USD', words: '$92.50' },
      { amount: 370, currency: 'USD', words: '$370.00' },
    ],
    places: ['Armory'],
    mustRead: [
      'Maya Rivera (Foil 1)',
      'Hire of mask M-22 and jacket, size 10',
      'Plan A, all at once',
      'Plan B, in four',
      'an envelope that is not torn',
      'You may cheer, but in French.',
    ],
  },
};
