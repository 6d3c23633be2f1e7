import type { QuestionForm } from './question-form.ts';

const be = 'is|are|am|was|were|be';
const have = 'have|has|had|get|gets|got';

/** Ways to ask for days without school or, of an adult, without work. */
export const offForms: readonly QuestionForm[] = [
  { says: `^ do|does|did PERSON ${have} morning|afternoon|evening|night|day off`, wants: 'free' },
  { says: `what|which days|weekdays|weekends|mornings|afternoons * PERSON ${be}? off`, wants: 'days-off' },
  { says: `time * ${be} PERSON off`, wants: 'until', impliedEvent: 'work' },
  { says: `when ${be} PERSON next? off`, wants: 'days-off' },
  { says: `who ${be}|${have} off school? TIME`, wants: 'days-off' },
  { says: `^ ${be} TIME public|bank|school|federal|national? holiday|off`, wants: 'days-off', isWhether: true },
  { says: `^ ${be} TIME day off`, wants: 'days-off', isWhether: true },
  { says: `^ ${be} PERSON off school|work? TIME`, wants: 'days-off', isWhether: true },
  { says: `^ ${be} PERSON off school|work? $`, wants: 'days-off', isWhether: true },
  { says: `${have} PERSON ${have}? TIME off`, wants: 'days-off', isWhether: true },
  { says: `PERSON ${have} TIME off`, wants: 'days-off', isWhether: true },
  { says: `^ do|does|did|will|would|can PERSON ${have} any? day|days off`, wants: 'days-off', isWhether: true },
  { says: `^ do|does|did|will|would|can PERSON ${have} off`, wants: 'days-off', isWhether: true },
  { says: 'PERSON off TIME $', wants: 'days-off', isWhether: true },
];
