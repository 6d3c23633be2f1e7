import type { TypesetDocument } from '../../typeset-document.ts';

/** Days said only from others: "the same time the Monday after", "two weeks from Friday", "the day before". */
export const reIceShowLessons: TypesetDocument = {
  id: 're-ice-show-lessons',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-03-03',
  mail: {
    from: 'Odile Kerr <odile@harborskating.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-03-03',
    time: '18:31',
    subject: 'Re: Maya, Monday',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2027-03-03',
    dates: [
      { date: '2027-03-15', time: '16:45', words: 'at the same time the Monday after' },
      { date: '2027-03-19', time: '18:00', words: 'two weeks from Friday, at six' },
      { date: '2027-03-18', time: '17:15', endTime: '18:30', words: 'The day before' },
      { date: '2027-03-06', words: 'by this Saturday' },
      { date: '2027-03-09', words: 'gets his list on Tuesday' },
    ],
    mentioned: [
      { date: '2027-03-08', why: 'the day from which the lesson moved' },
      { date: '2027-03-05', why: 'the Friday from which two weeks are counted' },
      { date: '2027-03-02', why: 'an older mail was sent' },
      { date: '2027-03-01', why: 'an older mail was sent' },
    ],
    deadlines: ['2027-03-06'],
    actionRequired: true,
    actions: ['song'],
    titles: ['Maya', 'ice show', 'lesson', 'skating'],
    amounts: [],
    places: ['Harbor Rink'],
    mustRead: [
      'I am at a funeral that Monday anyway',
      'the same time the Monday after',
      'the ice show is two weeks from Friday, at six',
      'skates sharpened, hair up, no phones on the ice',
      'Maya still dithers between the two songs',
      'after that he is deaf',
      'Monday (the 8th) at 4:45 Maya has the orthodontist',
      'That was a good axel today',
    ],
  },
};
