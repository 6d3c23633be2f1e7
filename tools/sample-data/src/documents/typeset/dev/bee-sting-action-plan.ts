import type { TypesetDocument } from '../../typeset-document.ts';

export const beeStingActionPlan: TypesetDocument = {
  id: 'bee-sting-action-plan',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-09-03',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-09-02',
    dates: [
      { date: '2026-09-09', words: 'by Wed 9/9' },
      { date: '2026-09-15', time: '14:45', words: 'Tues 9/15 at 2:45' },
    ],
    mentioned: [
      { date: '2020-07-19', why: 'birth date' },
      { date: '2026-06-14', why: 'record of a reaction' },
      { date: '2025-09-04', why: 'former plan' },
      { date: '2026-10-31', why: 'expiry of the old injectors' },
    ],
    deadlines: ['2026-09-09'],
    actionRequired: true,
    actions: ['sign|plan', 'injector'],
    titles: ['Allergy Action Plan'],
    amounts: [],
    places: ['health office'],
    mustRead: [
      'Allergy Action Plan · School Year 2026–27',
      'bee and wasp stings',
      'Give the syrup, 5 mL.',
      'hives all over, hoarse voice',
      'hold 3 seconds',
      'with the pharmacy label on',
      'Nurse Cole',
      'Replaces the plan of 09/04/2025',
    ],
  },
};
