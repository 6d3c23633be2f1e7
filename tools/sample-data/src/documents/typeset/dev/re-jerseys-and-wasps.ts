import type { TypesetDocument } from '../../typeset-document.ts';

/** Answer above an older mail that it confirms; "tomorrow" and "this Friday" count from the older one. */
export const reJerseysAndWasps: TypesetDocument = {
  id: 're-jerseys-and-wasps',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-04-13',
  mail: {
    from: 'Coach Dee <dee@springfieldsoccer.example>',
    to: 'Comets families <comets@springfieldsoccer.example>',
    date: '2027-04-13',
    time: '21:18',
    subject: 'Re: jerseys, Wasps, meeting',
    form: 'alternative',
  },
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2027-04-13',
    dates: [
      { date: '2027-04-15', words: 'I’ll be at the shed on Thursday as well' },
      { date: '2027-04-16', time: '16:45', otherTimes: ['16:15'], words: 'This Friday we play the Wasps' },
      { date: '2027-04-19', time: '19:00', words: 'Monday of the week after, 7 pm' },
    ],
    mentioned: [
      { date: '2027-04-12', why: 'the first collection, "tomorrow" in the older mail' },
      { date: '2027-04-11', why: 'the older mail was sent' },
    ],
    deadlines: ['2027-04-15'],
    actionRequired: true,
    actions: ['jersey'],
    titles: ['jersey', 'Wasps', 'Comets'],
    amounts: [],
    places: ['Quarry Park', 'clubhouse'],
    mustRead: [
      'since six of you were not there',
      'that is the last chance for the old jerseys',
      'out of the ice cream fund',
      'are exactly as written below',
      'washed please (no, really)',
      'This Friday we play the Wasps, Quarry Park 2',
      'Monday of the week after, 7 pm, in the clubhouse',
      '1/2 hour, I promise',
    ],
  },
};
