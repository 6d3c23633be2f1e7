import { openDatabase } from '@homeroom/database';
import { ianaZone, utc } from '@homeroom/icalendar';
import { radicaleInstalled, startRadicale } from '@homeroom/testing';
import { weekOf } from '../../../../apps/family-assistant/src/calendar/calendar-range.ts';
import { bareExpressMeasure } from '../harness/bare-express.ts';
import { answered, startCalendar, timedRead, type CalendarServer } from './calendar-service.ts';
import { calendarText } from './calendar-text.ts';
import { answersEachSecond } from '../harness/load.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure, type NotRun } from '../harness/statistics.ts';

const weekly = 500;
const reportConnections = 4;
const eventsOfFile = 40_000;
const coldReads = 10;
const day = 86_400_000;
const weekRoute = '/calendar/week';

/** `GET /calendar/week`: against a calendar server, against Express alone, and as the calendar grows. */
export async function weekMeasures(effort: Effort, scratch: Scratch): Promise<(Measure | NotRun)[]> {
  const text = calendarText({ weekly, single: 4_500 });
  const server = await startCalendar(scratch, { family: [text] });
  return [
    await againstRadicale(effort, scratch, server, text),
    await bareExpressMeasure('the week unchanged', {
      url: `${server.url}${weekRoute}`,
      headers: server.headers,
      effort,
      scratch,
    }),
    ...(await asItGrows(effort, scratch)),
  ];
}

/** Both are asked by the same client; the calendar server for the week's objects, which it does not expand. */
async function againstRadicale(
  effort: Effort,
  scratch: Scratch,
  server: CalendarServer,
  text: string,
): Promise<Measure | NotRun> {
  const name = 'a week of 5,000 events against a CalDAV REPORT to Radicale';
  if (!radicaleInstalled()) return { name, notRun: 'radicale is not installed (apt-get install radicale)' };
  const radicale = await startRadicale();
  scratch.later(() => radicale.remove());
  const url = radicale.calendarUrl('week');
  const authorization = `Basic ${Buffer.from('family:any').toString('base64')}`;
  await answered(url, { method: 'PUT', headers: { 'content-type': 'text/calendar', authorization }, body: text });
  const report = {
    method: 'REPORT',
    headers: { 'content-type': 'application/xml', depth: '1', authorization },
    body: weekReport(),
  };
  const [{ events }, found] = [
    await timedRead(server, weekRoute),
    (await answered(url, report)).match(/<(\w+:)?calendar-data[ >]/g) ?? [],
  ];
  if (found.length !== events.length)
    throw new Error(`Radicale finds ${found.length} objects in the week, the service ${events.length} events.`);
  const figures = await interleaved(effort.rounds, {
    service: () =>
      answersEachSecond(reportConnections, effort.seconds, () =>
        answered(`${server.url}${weekRoute}`, { headers: server.headers }),
      ),
    radicale: () => answersEachSecond(reportConnections, effort.seconds, () => answered(url, report)),
  });
  await radicale.stop();
  return compare(
    name,
    { what: 'requests/s', rounds: figures.service },
    { what: 'requests/s', rounds: figures.radicale },
    { atLeast: 10 },
  );
}

/** A calendar-query for this week (RFC 4791 §7.8). */
function weekReport(): string {
  const { start, end } = weekOf(Date.now(), 0, ianaZone('America/Chicago') ?? utc);
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  return `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop>
<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="${stamp(start)}" end="${stamp(end)}"/></C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>`;
}

/** The same week of the same weekly events after each change, in ever larger calendars. */
async function asItGrows(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const cold = async (size: number) => {
    const server = await startCalendar(scratch, { family: growingCalendar(size) });
    const database = openDatabase({ url: server.databaseUrl, applicationName: 'bench' });
    scratch.later(() => database.end());
    await database.query('vacuum analyze');
    return async () => {
      let total = 0;
      for (let index = 0; index < coldReads; index += 1) {
        await database.query('update calendar set version = version + 1');
        const { took, events } = await timedRead(server, weekRoute);
        if (events.length < weekly)
          throw new Error(`The week has ${events.length} events where at least ${weekly} were expected.`);
        total += took;
      }
      return total / coldReads;
    };
  };
  const subjects = { small: await cold(1_000), middle: await cold(10_000), large: await cold(100_000) };
  for (const read of Object.values(subjects)) await read();
  const { small, middle, large } = await interleaved(effort.rounds, subjects);
  const peer = { what: 'ms with 1,000', rounds: small };
  return [
    compare('the same week, changed each time, of 10,000 events', { what: 'ms', rounds: middle }, peer, {
      atMost: 1.5,
    }),
    compare('the same week, changed each time, of 100,000 events', { what: 'ms', rounds: large }, peer, {
      atMost: 1.5,
    }),
  ];
}

/** Files with the weekly events, and the others after this week, ten years long at most. */
function growingCalendar(size: number): string[] {
  const since = Math.ceil(Date.now() / day) * day + 8 * day;
  const files = [];
  for (let made = 0; made < size; made += eventsOfFile) {
    const count = Math.min(eventsOfFile, size - made);
    const repeated = made === 0 ? weekly : 0;
    files.push(
      calendarText({
        weekly: repeated,
        single: count - repeated,
        since: since + made * 50 * 60_000,
        everyMinutes: 50,
        prefix: `file-${files.length}`,
      }),
    );
  }
  return files;
}
