import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startCalendar, type CalendarServer } from '../calendar/calendar-service.ts';
import { calendarText } from '../calendar/calendar-text.ts';
import { answersEachSecond } from '../harness/load.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const callers = 16;
const offered = 10;
/** Time after which an answer comes too late. */
const patienceMs = 5_000;
/** Time until the service has noticed the overload, and the time that it is measured at least. */
const settleMs = 4_000;
const minMeasuredMs = 5_000;
/** Sooner than a caller would that respects Retry-After. */
const comeAgainMs = 100;
const minute = 60_000;

/** Weeks of events, another one each time, read by as many callers as keep the service busy, and by ten times as many. */
export async function overloadMeasures({ rounds, seconds }: Effort, scratch: Scratch): Promise<Measure[]> {
  const server = await startCalendar(scratch, { family: [calendarText({ weekly: 500, single: 4_500 })] });
  const agent = new Agent({ keepAlive: true });
  scratch.later(() => agent.destroy());
  const reader = weekReader(server, agent);
  const capacity = () => answersEachSecond(callers, seconds, reader);
  await capacity();
  const told: number[] = [];
  const asked: number[] = [];
  const { goodput, alone } = await interleaved(rounds, {
    alone: capacity,
    goodput: async () => {
      const outcome = await offer(reader, Math.max(minMeasuredMs, seconds * 1_000));
      told.push(outcome.good + outcome.refused);
      asked.push(outcome.asked);
      return outcome.good;
    },
  });
  return [
    compare(
      `weeks read within ${patienceMs / 1_000} s while ${offered} times as many callers ask as keep the service busy`,
      { what: 'good answers/s', rounds: goodput },
      { what: 'answers/s at capacity', rounds: alone },
      { atLeast: 0.75 },
    ),
    compare(
      'of those, answered in time or refused with Retry-After',
      { what: 'answers/s', rounds: told },
      { what: 'requests/s', rounds: asked },
      { atLeast: 0.95 },
    ),
  ];
}

type Outcome = 'good' | 'refused' | 'lost';

/** Lets many callers read at once, who come again soon when they are refused, and returns what came of it each second. */
async function offer(read: () => Promise<Outcome>, measuredMs: number): Promise<Record<Outcome | 'asked', number>> {
  const from = performance.now() + settleMs;
  const each = { good: 0, refused: 0, lost: 0, asked: 0 };
  const call = async (): Promise<void> => {
    for (let now = 0; now < from + measuredMs; now = performance.now()) {
      const outcome = await read();
      const at = performance.now();
      if (at >= from && at < from + measuredMs) {
        each[outcome] += 1_000 / measuredMs;
        each.asked += 1_000 / measuredMs;
      }
      if (outcome !== 'good') await pause(comeAgainMs);
    }
  };
  await Promise.all(Array.from({ length: callers * offered }, call));
  return each;
}

/** Returns a function that reads a week that was not read before. */
function weekReader(server: CalendarServer, agent: Agent): () => Promise<Outcome> {
  let number = 0;
  return () => {
    const start = new Date('2026-11-02T00:00:00Z').getTime() + (number += 1) * minute;
    const range = { start: new Date(start).toISOString(), end: new Date(start + 7 * 1_440 * minute).toISOString() };
    const url = `${server.url}/calendar/events?${new URLSearchParams(range)}`;
    const asked = performance.now();
    return new Promise((resolve) => {
      request(url, { headers: server.headers, agent }, (response) => {
        response
          .resume()
          .once('end', () => resolve(performance.now() - asked > patienceMs ? 'lost' : outcomeOf(response)))
          .once('error', () => resolve('lost'));
      })
        .once('error', () => resolve('lost'))
        .end();
    });
  };
}

function outcomeOf({ statusCode, headers }: IncomingMessage): Outcome {
  if (statusCode === 200) return 'good';
  return statusCode === 503 && headers['retry-after'] !== undefined ? 'refused' : 'lost';
}
