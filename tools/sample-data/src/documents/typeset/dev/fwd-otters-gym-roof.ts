import type { TypesetDocument } from '../../typeset-document.ts';

/** Notice forwarded twice, once by a parent: a game moves, the rest stays. */
export const fwdOttersGymRoof: TypesetDocument = {
  id: 'fwd-otters-gym-roof',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-02-05',
  mail: {
    from: 'Ben Rivera <ben@example.org>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-02-05',
    time: '06:51',
    subject: 'Fwd: FW: Depot Road Gym - roof',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-02-05',
    dates: [
      { date: '2027-02-13', time: '10:30', words: 'Saturday, February 13th, 10:30 am' },
      { date: '2027-02-20', time: '12:00', words: 'Feb. 20, noon' },
      { date: '2027-02-10', words: 'by Wednesday, February 10th' },
    ],
    mentioned: [
      { date: '2027-02-14', why: 'the day from which the game moves' },
      { date: '2027-02-08', endDate: '2027-02-19', why: 'the closing, in the oldest mail' },
      { date: '2027-02-04', why: 'the older mails were sent' },
    ],
    deadlines: ['2027-02-10'],
    actionRequired: true,
    actions: ['reply|yes or no|answer|confirm|tell|respond'],
    titles: ['Depot Road Gym', 'Otters'],
    amounts: [],
    places: ['Pine Ridge Middle School', 'Gym B'],
    mustRead: [
      'can you take him on the 13th',
      'there is a bucket at center court',
      'door on Cutter Lane',
      'the other door is a wrestling meet',
      'With 4/6 Otters we play',
      'League desk, 555-0120 ext. 7',
      'work order 27/1188',
      'please be kind to each other',
      'you now know about our roof',
    ],
  },
};
