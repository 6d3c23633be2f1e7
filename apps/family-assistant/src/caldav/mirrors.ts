import type { Logger } from '@homeroom/service-kit';
import pLimit from 'p-limit';
import type { CalendarServerUnavailableError, CalendarServer } from './calendar-server.ts';
import type { Mirror } from './mirror.ts';

/** Dependencies of the mirrors. */
export interface MirrorsDeps {
  mirrors: readonly Mirror[];
  /** Runs a synchronization unless another replica does. */
  alone: (name: string, work: () => Promise<unknown>) => Promise<unknown>;
  /** Interval between synchronizations, unless the family file says another for the calendar. */
  everyMs: number;
  logger: Logger;
}

/** Each synchronization holds a database connection and needs another; requests need some too. */
const atOnce = 3;

/** Interval while a server cannot be used. */
const retryMs = 15_000;

/** Limit for a look whether the servers answer, and time for which its result is kept: less than two seconds together. */
const lookLimitMs = 800;
const lookKeptMs = 1_000;

/** The calendars that live on servers, each followed by a loop of its own. */
export class Mirrors {
  private readonly deps: MirrorsDeps;
  private readonly byCalendar: ReadonlyMap<string, Mirror>;
  private readonly awake = new Map<string, () => void>();
  private readonly turns = pLimit(atOnce);
  private loops: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private look: Promise<boolean> | null = null;

  constructor(deps: MirrorsDeps) {
    this.deps = deps;
    this.byCalendar = new Map(deps.mirrors.map((mirror) => [mirror.calendarId, mirror]));
  }

  get calendarIds(): string[] {
    return [...this.byCalendar.keys()];
  }

  /** Null for a calendar that is kept here. */
  serverOf(calendarId: string): CalendarServer | null {
    return this.byCalendar.get(calendarId)?.server ?? null;
  }

  /** Whether all servers answer. They are asked only when somebody wants to know it, and once a second at most. */
  serversAnswer(): Promise<boolean> {
    this.look ??= this.askServers().finally(() => setTimeout(() => (this.look = null), lookKeptMs).unref());
    return this.look;
  }

  /** Something was written there: the copy follows at once. */
  wrote(calendarId: string): void {
    this.awake.get(calendarId)?.();
  }

  async reportUnavailable(calendarId: string, error: CalendarServerUnavailableError): Promise<void> {
    await this.byCalendar.get(calendarId)?.reportUnavailable(error);
  }

  /**
   * Synchronizes a calendar now, unless another replica does.
   * @returns false when its server cannot be used
   */
  syncNow(calendarId: string, synced: (calendarId: string) => Promise<void>): Promise<boolean> {
    const mirror = this.byCalendar.get(calendarId);
    return mirror ? this.turns(() => this.syncOnce(mirror, synced)) : Promise.resolve(false);
  }

  /**
   * Follows every server until `stop()`.
   * @param synced called after each synchronization that succeeded
   */
  start(synced: (calendarId: string) => Promise<void>): void {
    this.loops = Promise.all(this.deps.mirrors.map((mirror) => this.follow(mirror, synced)));
  }

  /** Ends when a synchronization that runs has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const wake of this.awake.values()) wake();
    await this.loops;
  }

  private async askServers(): Promise<boolean> {
    const answers = await Promise.all(
      this.deps.mirrors.map(({ server }) => server.answers(AbortSignal.timeout(lookLimitMs))),
    );
    return answers.every(Boolean);
  }

  private async follow(mirror: Mirror, synced: (calendarId: string) => Promise<void>): Promise<void> {
    while (!this.stopped) {
      const soon = this.nextTurn(mirror.calendarId);
      const reached = await this.turns(() => this.syncOnce(mirror, synced));
      const everyMs = mirror.refreshMs ?? this.deps.everyMs;
      await soon(reached ? everyMs : Math.min(everyMs, retryMs));
    }
  }

  private async syncOnce(mirror: Mirror, synced: (calendarId: string) => Promise<void>): Promise<boolean> {
    let reached = true;
    try {
      await this.deps.alone(`homeroom mirror ${mirror.calendarId}`, async () => {
        reached = await mirror.sync();
        if (reached) await synced(mirror.calendarId);
      });
    } catch (error) {
      this.deps.logger.warn({ calendarId: mirror.calendarId, err: error }, 'calendar was not synchronized');
      return false;
    }
    return reached;
  }

  /** A wait that `wrote()` ends, also when it is called before the wait begins. */
  private nextTurn(calendarId: string): (milliseconds: number) => Promise<void> {
    let wake: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.awake.set(calendarId, wake);
    return async (milliseconds) => {
      const timer = setTimeout(wake, this.stopped ? 0 : milliseconds);
      await woken;
      clearTimeout(timer);
    };
  }
}
