import { isDeepStrictEqual } from 'node:util';
import type { NoticeChanges, PlannedNotice, StoredNotice } from './planned-notice.ts';

/**
 * Compares what is stored with what is wanted. Of reminders of one event that are late for a chat only the last is sent.
 * One that was late when it became known, as for an event that was added or moved at short notice, is left out when the
 * chat was told of that time already or another reminder of it follows. One that somebody wants again stays while its
 * event does.
 * @param wanted whatever is to be sent from now on, by time
 * @param possible the ids of all reminders of events as they are, also of those that began
 */
export function noticeChanges(
  stored: readonly StoredNotice[],
  wanted: readonly PlannedNotice[],
  possible: ReadonlySet<string>,
  now: Date,
): NoticeChanges {
  const isLate = ({ dueAt }: PlannedNotice) => dueAt <= now;
  const lastLate = new Map(wanted.filter(isLate).map((notice) => [timeAndChat(notice), notice.id]));
  const toldAnyway = new Set([
    ...stored.filter(({ isTold }) => isTold).map(timeAndChat),
    ...wanted.filter((notice) => !isLate(notice)).map(timeAndChat),
  ]);
  const known = new Map(stored.map((notice) => [notice.id, notice]));
  const kept = wanted.filter((notice) => {
    if (!isLate(notice)) return true;
    if (lastLate.get(timeAndChat(notice)) !== notice.id) return false;
    return known.has(notice.id) || !toldAnyway.has(timeAndChat(notice));
  });
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    added: kept.filter(({ id }) => !known.has(id)),
    updated: kept.filter((notice) => {
      const row = known.get(notice.id);
      return row?.waits === true && !isSame(row, notice);
    }),
    removed: stored
      .filter(({ id, waits, dropAfter }) => waits && dropAfter > now && !keptIds.has(id))
      .filter(({ id, snoozed }) => !(snoozed && possible.has(id)))
      .map(({ id }) => id),
  };
}

/** The same for reminders of an event at its time to one chat. An overview is alone. */
function timeAndChat({ id, body, eventId, chatId }: Pick<PlannedNotice, 'id' | 'body' | 'eventId' | 'chatId'>): string {
  return 'event' in body ? `${eventId} ${body.event.start} ${chatId}` : id;
}

/** Times of a snoozed reminder are those that somebody chose. */
function isSame(row: StoredNotice, notice: PlannedNotice): boolean {
  const times = ({ dueAt, dropAfter }: Pick<PlannedNotice, 'dueAt' | 'dropAfter'>) => [dueAt, dropAfter];
  return (
    isDeepStrictEqual([row.body, row.about], [notice.body, notice.about]) &&
    (row.snoozed || isDeepStrictEqual(times(row), times(notice)))
  );
}
