import type { TypesetDocument } from '../../typeset-document.ts';

/** Chain whose top mail moves the day and keeps the rest of the oldest, whose "this Sunday" is the next day. */
export const fwdAlderCourtLanterns: TypesetDocument = {
  id: 'fwd-alder-court-lanterns',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2026-12-05',
  mail: {
    from: 'Hildy Marsh <hildy@aldercourt.example>',
    to: 'Alder Court <all@aldercourt.example>',
    date: '2026-12-05',
    time: '09:15',
    subject: 'Fwd: Re: lantern walk',
    form: 'quoted-printable',
  },
  truth: {
    category: 'Community',
    who: [],
    documentDate: '2026-12-05',
    dates: [
      { date: '2026-12-13', time: '17:00', words: 'SUNDAY, December 13, at 5 in the afternoon' },
      { date: '2026-12-09', words: 'I must know by Wednesday' },
      { date: '2026-12-06', time: '14:00', endTime: '16:00', words: 'this Sunday in his garage from 2 to 4' },
    ],
    mentioned: [
      { date: '2026-12-12', why: 'the day that was moved' },
      { date: '2026-12-10', endDate: '2026-12-14', why: 'the days of the permit' },
      { date: '2026-11-30', why: 'the permit was issued' },
      { date: '2026-12-04', why: 'the middle mail was sent' },
      { date: '2026-12-02', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2026-12-09'],
    actionRequired: true,
    actions: ['soup|bread'],
    titles: ['lantern walk', 'Alder Court'],
    amounts: [],
    places: ['mailbox'],
    mustRead: [
      'we cannot walk behind a choir that is not there',
      'from the mailbox',
      'eleven pots of lentils again',
      'they have had that date since June',
      'so the city does not mind',
      'Candles only in glass',
      'Otto mends it this Sunday in his garage',
      'with three lanterns and a dog',
    ],
  },
};
