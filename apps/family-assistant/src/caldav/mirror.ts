import { withoutQuotations } from '@homeroom/errors';
import { type Zone, firstTitle, fromRawIcs } from '@homeroom/icalendar';
import { type Logger, yieldEvery } from '@homeroom/service-kit';
import type { UnreadEvent } from '../calendar/stored-object.ts';
import { CalendarServerUnavailableError, hrefId } from './calendar-server.ts';
import type { CalendarServer, RemoteObject } from './calendar-server.ts';
import type { MirrorStore } from './mirror-store-sql.ts';
import type { MirroredObject } from './mirror-update.ts';

/** One calendar that lives on a server. */
export interface MirroredCalendar {
  calendarId: string;
  /** Address without credentials, to tell one from another. */
  address: string;
  server: CalendarServer;
  /** Time between two synchronizations, in milliseconds; null: the default. */
  refreshMs: number | null;
}

/** Dependencies of a mirror. */
export interface MirrorDeps extends MirroredCalendar {
  store: Pick<MirrorStore, 'open' | 'known' | 'suspendLocal' | 'apply' | 'failed'>;
  familyZone: Zone;
  logger: Logger;
}

/** Makes the copy of a calendar agree with its server. */
export class Mirror {
  private readonly deps: MirrorDeps;

  constructor(deps: MirrorDeps) {
    this.deps = deps;
  }

  get calendarId(): string {
    return this.deps.calendarId;
  }

  get refreshMs(): number | null {
    return this.deps.refreshMs;
  }

  get server(): CalendarServer {
    return this.deps.server;
  }

  /**
   * One synchronization: what changed on the server since the last.
   * @returns false when the server cannot be used; that is recorded, and logged when it is news
   * @throws DatabaseUnavailableError
   */
  async sync(): Promise<boolean> {
    const { calendarId, address, server, store, logger } = this.deps;
    const state = await store.open(calendarId, address);
    const suspended = await store.suspendLocal(calendarId);
    if (suspended > 0)
      logger.warn(
        { calendarId, events: suspended },
        'events that are not on the calendar server were suspended; they come back when the calendar is no longer mirrored',
      );
    const known = await store.known(calendarId);
    try {
      const changes = await server.changesSince(state, known);
      const { objects: changed, unread } = await this.readable(changes.changed);
      const skipped = changes.skipped.map(({ href, reason }) => ({ key: href, uid: null, summary: null, reason }));
      const written = await store.apply(calendarId, {
        changed,
        removed: changes.removed,
        unread: [...unread, ...skipped],
        state: changes.state,
        known,
        name: await server.displayName(),
      });
      if (written > 0) logger.info({ calendarId, events: written }, 'calendar synchronized');
      return true;
    } catch (error) {
      if (!(error instanceof CalendarServerUnavailableError)) throw error;
      await this.reportUnavailable(error);
      return false;
    }
  }

  /** Records that the server cannot be used. */
  async reportUnavailable(error: CalendarServerUnavailableError): Promise<void> {
    const { calendarId, store, logger } = this.deps;
    if (await store.failed(calendarId, error))
      logger.warn(
        { calendarId, reason: withoutQuotations(error.message) },
        'calendar server cannot be used; reads go on from the copy',
      );
  }

  /** The objects that hold events, and the others; reading thousands gives requests a turn in between. */
  private async readable(
    objects: readonly RemoteObject[],
  ): Promise<{ objects: MirroredObject[]; unread: UnreadEvent[] }> {
    const found: MirroredObject[] = [];
    const unread: UnreadEvent[] = [];
    const yields = yieldEvery();
    for (const { href, etag, ics } of objects) {
      const object = this.read(href, ics);
      if (object) found.push({ ...object, href, remoteEtag: etag });
      else unread.push({ key: href, uid: null, summary: firstTitle(ics), reason: 'unreadable' });
      if (yields.isDue) await yields.next();
    }
    return { objects: [...new Map(found.map((object) => [object.uid, object])).values()], unread };
  }

  private read(href: string, ics: string): ReturnType<typeof fromRawIcs> | null {
    try {
      return fromRawIcs(ics, this.deps.familyZone);
    } catch (error) {
      this.deps.logger.warn(
        {
          calendarId: this.calendarId,
          object: hrefId(href),
          reason: error instanceof Error ? withoutQuotations(error.message) : 'unknown',
        },
        'calendar object cannot be read and is left out',
      );
      return null;
    }
  }
}
