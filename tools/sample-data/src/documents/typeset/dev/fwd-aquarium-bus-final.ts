import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Teacher’s final word above four mails with a bus company: a trip moved and slips already in. Written blind to
 * the rules.
 */
export const fwdAquariumBusFinal: TypesetDocument = {
  id: 'fwd-aquarium-bus-final',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2026-10-15',
  mail: {
    from: 'T. Okafor <okafor@lakeside.example>',
    to: 'Grade 4 families <grade4@lakeside.example>',
    date: '2026-10-15',
    time: '16:05',
    subject: 'Fwd: Re: Fwd: Re: aquarium bus',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-10-15',
    dates: [
      {
        date: '2026-10-27',
        time: '08:40',
        endTime: '14:15',
        words: 'Tuesday, October 27. The bus leaves at 8:40 and brings us back at 2:15',
      },
      { date: '2026-10-22', words: 'by Thursday, October 22' },
    ],
    mentioned: [
      { date: '2026-10-20', why: 'the day from which the trip was moved' },
      { date: '2026-10-29', why: 'a day that was offered and not taken' },
      { date: '2026-10-16', why: 'the last day of an offer to the school, in a quoted mail' },
      { date: '2026-10-09', why: 'the past deadline of the slips' },
      { date: '2025-10-21', why: 'the day on the old flyer' },
      { date: '2026-10-21', why: 'the day on the old flyer, without its year' },
      { date: '2026-10-14', why: 'a quoted mail was sent' },
      { date: '2026-10-13', why: 'a quoted mail was sent' },
      { date: '2026-10-12', why: 'a quoted mail was sent' },
      { date: '2026-10-02', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2026-10-22'],
    arguableDeadlines: ['2026-10-27'],
    actionRequired: true,
    actions: ['nurse|sickness', 'lunch'],
    titles: ['aquarium'],
    amounts: [],
    places: ['Blue Shoals Aquarium'],
    mustRead: [
      'this is the last version, I promise',
      'in a bag that we can throw away',
      'tell Nurse Adair by Thursday, October 22',
      'The slips you sent stay good',
      'bus 41, one driver',
      'The aquarium holds both for us',
      'All drivers have their yearly training',
      'The flyer is from 2025',
    ],
  },
};
