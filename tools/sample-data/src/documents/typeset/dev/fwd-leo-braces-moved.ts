import type { TypesetDocument } from '../../typeset-document.ts';

/** Chain of four in which an appointment moves twice and an offer has been answered. */
export const fwdLeoBracesMoved: TypesetDocument = {
  id: 'fwd-leo-braces-moved',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-01-12',
  mail: {
    from: 'Wenda at Imai Orthodontics <east@imaiortho.example>',
    date: '2027-01-12',
    time: '13:26',
    subject: 'Fwd: Re: Leo’s fitting',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2027-01-12',
    dates: [
      { date: '2027-01-27', time: '08:10', words: '8:10 that same Wednesday' },
      { date: '2027-02-22', time: '15:30', words: 'Monday, February 22, at 3:30 p.m.' },
      { date: '2027-01-25', words: 'by Monday, January 25' },
    ],
    mentioned: [
      { date: '2027-01-21', why: 'the appointment that was moved' },
      { date: '2027-01-29', why: 'the offer that was not taken, and the museum' },
      { date: '2027-01-15', why: 'the deadline of an answer that was given' },
      { date: '2027-01-11', why: 'the older mails were sent' },
      { date: '2026-12-03', why: 'the last visit' },
      { date: '2026-11-10', why: 'the treatment plan' },
    ],
    deadlines: ['2027-01-25'],
    actionRequired: true,
    actions: ['consent|form|sign', 'retainer'],
    titles: ['fitting', 'Leo'],
    amounts: [],
    places: ['Imai Orthodontics'],
    mustRead: [
      'while our mails crossed',
      '8:10 that same Wednesday',
      'even the halves of it',
      'A photo of it is enough',
      'let the Friday go',
      'the Friday is the science museum',
      'the laboratory is late',
      'the places go back to the list',
    ],
  },
};
