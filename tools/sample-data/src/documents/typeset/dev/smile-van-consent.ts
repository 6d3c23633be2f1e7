import type { TypesetDocument } from '../../typeset-document.ts';

/** Consent with a tear-off half that repeats the deadline of the letter above. */
export const smileVanConsent: TypesetDocument = {
  id: 'smile-van-consent',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-10-13',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2026-10-12',
    dates: [
      { date: '2026-10-26', endDate: '2026-10-28', words: 'From Monday, October 26, through Wednesday, October 28' },
      { date: '2026-10-27', time: '09:00', endTime: '11:30', words: 'on Tuesday the 27th between 9:00 and 11:30' },
      { date: '2026-10-28', words: 'is seen on the 28th instead' },
      { date: '2026-10-20', words: 'by the end of the school day on Tuesday, October 20' },
      { date: '2026-10-15', time: '17:30', endTime: '18:15', words: 'on Thursday, October 15, 5:30–6:15 p.m.' },
    ],
    mentioned: [
      { date: '2025-11-04', endDate: '2025-11-06', why: 'the van’s visit last year' },
      { date: '2026-07-01', why: 'since when a dentist may have been seen' },
    ],
    deadlines: ['2026-10-20'],
    actionRequired: true,
    actions: ['form|slip|sign|half|consent|return'],
    titles: ['Smile Van'],
    amounts: [],
    places: ['cafeteria', 'library'],
    mustRead: [
      'The Smile Van is coming back',
      'our van stands behind the cafeteria',
      'it tastes slightly of raspberry',
      'Without a signature we only wave',
      'with a very large plaster tooth',
      '88 children climbed in and 88 climbed out',
      'brushing beforehand is a nice touch',
      'Look only.',
      'Neither, thank you.',
      'Signature of parent or guardian',
    ],
  },
};
