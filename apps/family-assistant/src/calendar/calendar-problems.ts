import { minuteMs } from '@homeroom/icalendar';
import type { Logger, Metrics } from '@homeroom/service-kit';
import { Gauge } from 'prom-client';
import { budgets as limits } from './calendar-budget.ts';
import type { CalendarBudgets } from './calendar-budgets.ts';
import type { CalendarProblem, ProblemCount, ProblemReason } from './calendar-problem.ts';
import type { CalendarSources, UnavailableCalendar } from './calendar-sources.ts';
import type { CalendarStore } from './calendar-store.ts';
import type { ProblemStore } from './problem-store-sql.ts';

const count = (number: number) => number.toLocaleString('en-US');
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

/** Reasons as sentences for people. */
export const problemSentences: Record<ProblemReason, string> = {
  too_large: `It is larger than ${mebibytes(limits.object.bytes)}.`,
  too_many_occurrences: `It repeats too often: more than ${count(limits.object.occurrences)} times in a year.`,
  calendar_too_large: `Its calendar is larger than ${mebibytes(limits.calendar.bytes)}, and this is one of its largest events.`,
  calendar_too_many_occurrences: `Its calendar has more than ${count(limits.calendar.occurrences)} occurrences in a year, and this is one of the events that repeat most.`,
  unreadable: 'It cannot be read.',
};

/** The problems of the household's calendars. */
export interface CalendarProblemList {
  /** In the order of the calendars, then by UID. */
  problems: CalendarProblem[];
  /** Number of further problems. */
  leftOut: number;
}

/** Dependencies of the list. */
export interface CalendarProblemsDeps {
  store: ProblemStore;
  sources: CalendarSources;
  budgets: Pick<CalendarBudgets, 'current'>;
  calendarIds: readonly string[];
}

const listed = 100;

/** Tells which calendar objects reads leave out. */
export class CalendarProblems {
  private readonly deps: CalendarProblemsDeps;

  constructor(deps: CalendarProblemsDeps) {
    this.deps = deps;
  }

  /** The first 100 of the calendars, or of some of them. */
  async list(calendarIds = this.deps.calendarIds): Promise<CalendarProblemList> {
    const { store } = this.deps;
    const [own, crowded, counts] = await Promise.all([store.first(calendarIds, listed), this.crowded(), this.counts()]);
    const place = new Map(calendarIds.map((id, index) => [id, index]));
    const order = (a: CalendarProblem, b: CalendarProblem) =>
      (place.get(a.calendarId) ?? 0) - (place.get(b.calendarId) ?? 0) || ((a.uid ?? '') < (b.uid ?? '') ? -1 : 1);
    const problems = [...own, ...crowded.filter(({ calendarId }) => place.has(calendarId))]
      .sort(order)
      .slice(0, listed);
    const untitled = problems.filter(
      (problem): problem is CalendarProblem & { uid: string } =>
        problem.uid !== null && problem.reason.startsWith('calendar'),
    );
    const titles = await store.titles(untitled);
    for (const [index, problem] of untitled.entries()) problem.summary = titles[index] ?? null;
    const total = counts
      .filter(({ calendarId }) => place.has(calendarId))
      .reduce((sum, { objects }) => sum + objects, 0);
    return { problems, leftOut: Math.max(0, total - problems.length) };
  }

  /** The calendars that cannot be read, with their names. */
  async unavailable(): Promise<(UnavailableCalendar & { name: string })[]> {
    const { sources, calendarIds } = this.deps;
    const calendars = await sources.unavailable(calendarIds);
    if (calendars.length === 0) return [];
    const nameOf = await sources.names();
    return calendars.map((calendar) => ({ ...calendar, name: nameOf(calendar.calendarId) }));
  }

  /** Counts the objects left out, by calendar and reason; zero counts are absent. */
  async counts(): Promise<ProblemCount[]> {
    const counts = await this.deps.store.counts(this.deps.calendarIds);
    const crowded = new Map<string, ProblemCount>();
    for (const { calendarId, reason } of await this.crowded()) {
      const key = `${calendarId} ${reason}`;
      crowded.set(key, { calendarId, reason, objects: (crowded.get(key)?.objects ?? 0) + 1 });
    }
    return [...counts, ...crowded.values()];
  }

  /** The objects that are left out because their calendars hold too much. */
  private async crowded(): Promise<CalendarProblem[]> {
    const leftOut = await this.deps.budgets.current();
    return [...leftOut].flatMap(([calendarId, objects]) =>
      [...objects].map(([uid, reason]) => ({ calendarId, uid, summary: null, reason })),
    );
  }
}

/** Dependencies of the reports of left-out objects. */
export interface ProblemReportDeps {
  problems: CalendarProblems;
  calendars: Pick<CalendarStore, 'stamps'>;
  calendarIds: readonly string[];
  metrics: Pick<Metrics, 'registry'>;
  clock: () => Date;
  logger: Pick<Logger, 'warn' | 'info'>;
}

const reasons: readonly ProblemReason[] = [
  'too_large',
  'too_many_occurrences',
  'calendar_too_large',
  'calendar_too_many_occurrences',
  'unreadable',
];
const namedInLog = 20;

/** Counts left-out objects in the metrics, and logs by UID when there are others. */
export class ProblemReport {
  private readonly deps: ProblemReportDeps;
  private readonly gauge: Gauge<'calendar' | 'reason'>;
  private readonly reported = new Map<string, string>();
  private checked: { stamp: string; at: number } | undefined;

  constructor(deps: ProblemReportDeps) {
    this.deps = deps;
    this.gauge = new Gauge({
      name: 'calendar_objects_left_out',
      help: 'Calendar objects that reads leave out, by calendar and reason.',
      labelNames: ['calendar', 'reason'],
      registers: [deps.metrics.registry],
    });
    for (const calendar of deps.calendarIds) for (const reason of reasons) this.gauge.set({ calendar, reason }, 0);
  }

  /** Looks when the calendars changed, and once a minute. */
  async follow(): Promise<void> {
    const { problems, calendars, calendarIds, clock } = this.deps;
    const [stamp, at] = [(await calendars.stamps(calendarIds)).calendars, clock().getTime()];
    if (this.checked?.stamp === stamp && Math.abs(at - this.checked.at) < minuteMs) return;
    const counts = await problems.counts();
    for (const calendarId of calendarIds)
      await this.report(
        calendarId,
        counts.filter((count) => count.calendarId === calendarId),
      );
    this.checked = { stamp, at };
  }

  private async report(calendarId: string, counts: readonly ProblemCount[]): Promise<void> {
    const { problems, logger } = this.deps;
    const byReason = Object.fromEntries(counts.map(({ reason, objects }) => [reason, objects]));
    for (const reason of reasons) this.gauge.set({ calendar: calendarId, reason }, byReason[reason] ?? 0);
    const summary = JSON.stringify(byReason);
    if (summary === (this.reported.get(calendarId) ?? '{}')) return;
    this.reported.set(calendarId, summary);
    if (counts.length === 0) return logger.info({ calendarId }, 'reads leave nothing of the calendar out any more');
    const uids = (await problems.list([calendarId])).problems.slice(0, namedInLog).map(({ uid }) => uid);
    logger.warn(
      { calendarId, objects: counts.reduce((sum, { objects }) => sum + objects, 0), reasons: byReason, uids },
      'objects of the calendar are left out of reads',
    );
  }
}
