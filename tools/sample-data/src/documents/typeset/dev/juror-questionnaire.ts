import type { TypesetDocument } from '../../typeset-document.ts';

export const jurorQuestionnaire: TypesetDocument = {
  id: 'juror-questionnaire',
  kind: 'form',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'scan'],
  received: '2026-12-04',
  truth: {
    category: 'Other',
    who: ['Ben'],
    documentDate: '2026-12-01',
    dates: [
      { date: '2026-12-14', words: 'no later than December 14, 2026' },
      {
        date: '2027-02-01',
        endDate: '2027-02-26',
        words: 'February 1 through February 26, 2027',
      },
    ],
    mentioned: [{ date: '2025-06-01', why: 'revision of the form' }],
    deadlines: ['2026-12-14'],
    actionRequired: true,
    actions: ['return|questionnaire|form|answer|complete'],
    titles: ['Juror Qualification'],
    amounts: [{ amount: 22, currency: 'USD', words: '$22.00 per day' }],
    places: [],
    mustRead: [
      'OFFICE OF THE JURY COMMISSIONER',
      'JUROR QUALIFICATION QUESTIONNAIRE',
      '027-118-4',
      'February 1 through February 26, 2027',
      'This is not a summons.',
      'drawn at random from the list of licensed drivers',
      'no later than December 14, 2026',
      'Last school attended, and highest grade completed',
      'I am 75 or older.',
      'I declare under penalty of perjury that my answers are true.',
      'Jurors receive $22.00 per day and mileage.',
    ],
  },
};
