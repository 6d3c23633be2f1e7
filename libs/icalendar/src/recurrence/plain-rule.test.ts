import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { plainStarts } from './plain-rule.ts';
import { dayMs, hourMs } from '../zones/time-zones.ts';

test('two thousand generated daily and weekly rules give what the general expansion gives', () => {
  let seed = 20_261_118;
  const random = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const some = () => [...new Set(Array.from({ length: 1 + random(4) }, () => String(days[random(7)])))].join(',');
  for (let index = 0; index < 2000; index += 1) {
    const text = `FREQ=${random(3) === 0 ? 'DAILY' : 'WEEKLY'}${random(2) ? `;INTERVAL=${2 + random(5)}` : ''}${random(3) ? `;BYDAY=${some()}` : ''}${random(2) ? `;WKST=${String(days[random(7)])}` : ''}`;
    const first = Date.UTC(1960 + random(80), random(12), 1 + random(28), random(24), random(60));
    const from = first + (random(4000) - 400) * dayMs + random(24) * hourMs;
    const to = from + random(40 * 24) * hourMs;
    const dtstart = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO('UTC');
    const expected = new RRuleTemporal({ rruleString: text, dtstart })
      .between(new Date(from), new Date(to), true)
      .map((time) => time.epochMilliseconds);
    expect({ text, first, from, to, starts: plainStarts(text, first)?.(from, to) }).toEqual({
      text,
      first,
      from,
      to,
      starts: expected,
    });
  }
});

test.each([
  'FREQ=MONTHLY',
  'FREQ=WEEKLY;COUNT=3',
  'FREQ=WEEKLY;BYHOUR=3;BYDAY=MO',
  'FREQ=DAILY;BYMONTH=1',
  'FREQ=HOURLY;BYDAY=MO',
])('%s is left to the general expansion', (text) => {
  expect(plainStarts(text, 0)).toBeNull();
});
