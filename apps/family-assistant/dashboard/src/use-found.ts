import { useEffect, useState } from 'preact/hooks';
import { CallFailedError, post, read } from './calls.ts';
import type { CalendarEvent, EventDraft } from './contract.ts';

/** What a typed line leads to. */
export interface Found {
  /** Whether it is about the line as it is now. */
  isCurrent: boolean;
  /** The event that the line describes; null without one. */
  draft: EventDraft | null;
  /** Events that match its words. */
  events: readonly CalendarEvent[];
  /** Why the line describes no event; null when it does. */
  note: string | null;
  /** What failed; null when nothing did. */
  failure: string | null;
}

const typedAfterMs = 250;
const maxEvents = 6;
const nothing = { draft: null, events: [], note: null, failure: null };

/** Finds the events of a line, and reads it as an event, once its typist pauses. */
export function useFound(text: string): Found {
  const line = text.trim();
  const [state, setState] = useState<Omit<Found, 'isCurrent'> & { line: string }>({ line: '', ...nothing });
  useEffect(() => {
    if (line === '') return;
    let isCurrent = true;
    const timer = setTimeout(
      () => void look(line).then((found) => isCurrent && setState({ line, ...found })),
      typedAfterMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [line]);
  return { ...(state.line === line ? state : nothing), isCurrent: state.line === line };
}

async function look(line: string): Promise<Omit<Found, 'isCurrent'>> {
  const query = new URLSearchParams({ q: line, limit: String(maxEvents) });
  const [drafted, searched] = await Promise.allSettled([
    post<EventDraft>('/events/draft', { text: line }),
    read<{ events: CalendarEvent[] }>(`/search?${query}`, null),
  ]);
  const events = searched.status === 'fulfilled' ? (searched.value?.body.events ?? []) : [];
  if (drafted.status === 'fulfilled') return { draft: drafted.value, events, note: null, failure: null };
  const reason: unknown = drafted.reason;
  const failed = reason instanceof CallFailedError ? reason : new CallFailedError('That did not work.', 0);
  if (failed.code === 'no_date') return { draft: null, events, note: failed.message, failure: null };
  return { draft: null, events, note: null, failure: `${failed.message} Nothing was added. Type on to try again.` };
}
