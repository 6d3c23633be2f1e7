import { RRuleTemporal } from 'rrule-temporal';
import { weeklyRules } from './weekly-rules.ts';

/** Expands the weekly rules over a week with rrule-temporal alone, and tells how long that took. */
const rules = weeklyRules(2_000).map(
  ({ start, day }) =>
    new RRuleTemporal({ rruleString: `DTSTART;TZID=America/Chicago:${start}\nRRULE:FREQ=WEEKLY;BYDAY=${day}` }),
);
process.on('message', ({ start, end }: { start: number; end: number }) => {
  const began = performance.now();
  const instances = rules.reduce((sum, rule) => sum + rule.between(new Date(start), new Date(end), true).length, 0);
  process.send?.({ milliseconds: performance.now() - began, instances });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ listening: 'ready' });
