import { useEffect, useState } from 'preact/hooks';
import { CallFailedError, post, read } from './calls.ts';
import type { CalendarEvent, EventDraft } from './contract.ts';

/** Events of a typed line. */
export interface Found {
  /** Whether it is about the line as it is now. */
  isCurrent: boolean;
  /** The event that the line describes; null without one. */
  draft: EventDraft | null;
  /** Events that have its words; while it is looked up those of the line before. */
  events: readonly CalendarEvent[];
  /** Reason that the line describes no event; null when it does. */
  note: string | null;
  /** Sentence on what failed; null when nothing did. */
  failure: string | null;
}

const typedAfterMs = 200;
const maxEvents = 6;
const maxSearched = 200;
const nothing = { draft: null, events: [], note: null, failure: null };

/** Finds the events of a line, and reads it as a new one, once its typist pauses. */
export function useFound(text: string): Found {
  const line = text.trim();
  const [state, setState] = useState<Omit<Found, 'isCurrent'> & { line: string }>({ line: '', ...nothing });
  useEffect(() => {
    if (line === '') return setState({ line, ...nothing });
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
  return state.line === line ? { ...state, isCurrent: true } : { ...nothing, events: state.events, isCurrent: false };
}

async function look(line: string): Promise<Omit<Found, 'isCurrent'>> {
  const query = new URLSearchParams({ q: line.slice(0, maxSearched), limit: String(maxEvents) });
  const [drafted, searched] = await Promise.allSettled([
    post<EventDraft>('/events/draft', { text: line }),
    read<{ events: CalendarEvent[] }>(`/search?${query}`, null),
  ]);
  const events = searched.status === 'fulfilled' ? (searched.value?.body.events ?? []) : [];
  const unread = drafted.status === 'rejected' ? failureOf(drafted.reason) : null;
  const note = unread?.code === 'no_date' ? unread.message : null;
  const draft = drafted.status === 'fulfilled' ? drafted.value : null;
  if (unread && note === null)
    return { draft, events, note, failure: `${unread.message} Nothing was added. Type on to try again.` };
  const failure =
    searched.status === 'rejected' ? `${failureOf(searched.reason).message} No event was looked for.` : null;
  return { draft, events, note, failure };
}

function failureOf(reason: unknown): CallFailedError {
  return reason instanceof CallFailedError ? reason : new CallFailedError('That did not work.', 0);
}
