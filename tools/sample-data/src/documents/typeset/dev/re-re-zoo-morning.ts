import type { TypesetDocument } from '../../typeset-document.ts';

/** Answers above quoted texts: the proposals and the deadline below are settled. */
export const reReZooMorning: TypesetDocument = {
  id: 're-re-zoo-morning',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2026-11-05',
  mail: {
    from: 'Joy Teague <joy.teague@mailbox.example>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2026-11-05',
    time: '12:47',
    subject: 'Re: Re: zoo morning',
    form: 'alternative',
  },
  truth: {
    category: 'Other',
    who: ['Leo'],
    whoElse: ['Ben'],
    documentDate: '2026-11-05',
    dates: [
      { date: '2026-11-09', words: 'I get the group tickets on Monday night' },
      { date: '2026-11-14', time: '09:00', words: 'Saturday the 14th' },
    ],
    mentioned: [
      { date: '2026-11-07', why: 'the Saturday that does not suit' },
      { date: '2026-11-04', why: 'the earlier deadline for an answer' },
      { date: '2026-11-02', why: 'an older mail was sent' },
      { date: '2026-11-03', why: 'an older mail was sent' },
    ],
    deadlines: ['2026-11-09'],
    actionRequired: true,
    actions: ['$13|pay|send|money', 'boots'],
    titles: ['zoo'],
    amounts: [{ amount: 13, currency: 'USD', words: 'your $13 for Leo' }],
    places: ['zoo'],
    mustRead: [
      'then it’s settled',
      'we’ll be standing there',
      'mailbox is fine, an app too',
      'the goats have had a wet month',
      'The 7th is out for us',
      'the zoo does a feeding morning for first graders',
      '7/8 kids already said yes at the bus stop',
      'I would need to know by Wednesday',
    ],
  },
};
