import { gzipSync } from 'node:zlib';
import { RRuleTemporal } from 'rrule-temporal';
import type { Temporal } from 'temporal-polyfill';
import { weeklyRules } from './weekly-rules.ts';

/** Expands the weekly rules over a week with rrule-temporal alone, and tells how long that took; with `asJson` also to write them. */
const rules = weeklyRules(2_000).map(
  ({ start, day }) =>
    new RRuleTemporal({ rruleString: `DTSTART;TZID=America/Chicago:${start}\nRRULE:FREQ=WEEKLY;BYDAY=${day}` }),
);
process.on('message', ({ start, end, asJson }: { start: number; end: number; asJson: boolean }) => {
  const began = performance.now();
  const instances = rules.flatMap((rule, index) =>
    rule.between(new Date(start), new Date(end), true).map((time) => ({ index, time })),
  );
  if (asJson) gzipSync(JSON.stringify(instances.map(eventOf)), { level: 5 });
  process.send?.({ milliseconds: performance.now() - began, instances: instances.length });
});

function eventOf({ index, time }: { index: number; time: Temporal.ZonedDateTime }) {
  const written = (moment: Temporal.ZonedDateTime) => moment.toString({ timeZoneName: 'never' });
  return { id: `weekly-${index}`, start: written(time), end: written(time.add({ minutes: 20 })), location: null };
}
process.on('disconnect', () => process.exit(0));
process.send?.({ listening: 'ready' });
