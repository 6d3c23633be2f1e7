import type { QuestionForm } from './question-form.ts';

const be = 'is|are|was|were';
const coming =
  'helping|help|helps|invited|coming|come|comes|came|attending|attend|attends|attended|joining|join|joins|joined|participating';
const people =
  'colleague|colleagues|coworker|coworkers|co-worker|co-workers|friend|friends|guest|guests|neighbor|neighbors|neighbour|neighbours|relative|relatives|teammate|teammates|classmate|classmates';

/** Ways to ask for the guests of an event; any other "who" that no form before them has is not for the calendar. */
export const guestForms: readonly QuestionForm[] = [
  { says: `who ${be}|will|has|have|did? be|been? ${coming} along? to|for|at?`, wants: 'who', guests: true },
  {
    says: 'who did|have|has PERSON ask|asked|line|lined|invite|invited|get|got|book|booked|rope|roped up|in? to? help|come|join PERSON? with|to?',
    wants: 'who',
    guests: true,
  },
  { says: `who ${be}|will be? in|at !charge`, wants: 'who', guests: true },
  { says: `what|which * ${people} ${be}|will? be? ${coming} along? to|for|at?`, wants: 'who', guests: true },
  { says: `what|which * ${people} ${be}|will be? in|at`, wants: 'who', guests: true },
  { says: 'who', wants: null },
];
