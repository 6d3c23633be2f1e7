import type { TypesetDocument } from '../../typeset-document.ts';

export const ownersAssociationGutters: TypesetDocument = {
  id: 'owners-association-gutters',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-10-23',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-10-20',
    dates: [
      { date: '2026-11-13', words: 'by close of business on Friday, November 13' },
      { date: '2026-11-16', words: 'on or after Monday the 16th' },
      { date: '2026-12-01', time: '19:00', words: 'Tuesday, December 1, at 7 p.m.' },
      { date: '2027-01-31', words: 'on or before January 31, 2027' },
      { date: '2026-11-09', endDate: '2026-11-20', words: 'between November 9 and 20' },
    ],
    mentioned: [{ date: '2026-10-13', why: 'the past walk-through' }],
    deadlines: ['2026-11-13', '2027-01-31'],
    actionRequired: true,
    actions: ['gutter', 'dues|340'],
    titles: ['gutters', 'Harbour Street Owners'],
    amounts: [
      { amount: 340, currency: 'USD', words: 'The 2027 dues stay at $340.' },
      { amount: 50, currency: 'USD', words: 'costs the owner $50 per month' },
    ],
    places: ['Fern Street Annex'],
    mustRead: [
      'c/o Tobin Property Services',
      'P.O. Box 1127',
      'We rather admired them.',
      'a gutter that is still planted then',
      'may give a neighbor their proxy',
      'is not coming back',
      'Snow stakes',
      'Harriet Tobin, manager',
    ],
  },
};
