import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Short note above the clinic’s mail whose plan counts, and two older ones with what it replaced. Written blind to
 * the rules.
 */
export const fwdLeoPatchTest: TypesetDocument = {
  id: 'fwd-leo-patch-test',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2026-12-01',
  mail: {
    from: 'Ana Rivera <ana@example.org>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2026-12-01',
    time: '07:12',
    subject: 'Fwd: Re: Leo R., patch test',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-12-01',
    dates: [
      { date: '2026-12-07', time: '08:10', words: 'Monday, December 7, 8:10 AM: patches on' },
      { date: '2026-12-09', time: '08:20', words: 'Wednesday, December 9, 8:20 AM: patches off' },
      { date: '2026-12-11', time: '15:40', words: 'Friday, December 11, 3:40 PM: reading' },
      { date: '2026-12-02', words: 'no antihistamine from Wednesday, December 2 on' },
      { date: '2026-12-04', words: 'back by Friday, December 4' },
    ],
    mentioned: [
      { date: '2026-12-03', why: 'the day from which the visit was moved' },
      { date: '2026-11-30', why: 'a quoted mail was sent, and the past deadline of the form' },
      { date: '2026-11-27', why: 'a quoted mail was sent' },
      { date: '2026-11-24', why: 'the oldest mail was sent' },
      { date: '2025-05-19', why: 'an old test' },
      { date: '2020-04-17', why: 'a birth date' },
    ],
    deadlines: ['2026-12-04'],
    arguableDeadlines: ['2026-12-02', '2026-12-07'],
    actionRequired: true,
    actions: ['form', 'antihistamine'],
    titles: ['patch test'],
    amounts: [{ amount: 35, currency: 'USD', words: 'A copay of $35' }],
    places: ['Suite 208'],
    mustRead: [
      'theirs is the plan that counts',
      'New times for Leo',
      'reading with Dr. Szymborski',
      'or we lose the slot',
      'collected at the first visit',
      'Anything in the week after?',
      'is on file',
    ],
  },
};
