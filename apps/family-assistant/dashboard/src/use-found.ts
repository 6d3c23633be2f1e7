import { useEffect, useState } from 'preact/hooks';
import { CallFailedError, post } from './calls.ts';
import type { EventDraft } from './contract.ts';

/** Result of reading a typed line. */
export interface Found {
  /** Whether it is about the line as it is now. */
  isCurrent: boolean;
  /** The event that the line describes; null without one. */
  draft: EventDraft | null;
  /** Reason that the line describes no event; null when it does. */
  note: string | null;
  /** Failure of the call; null when there was none. */
  failure: string | null;
}

const typedAfterMs = 250;
const nothing = { draft: null, note: null, failure: null };

/** Reads a line as an event once its typist pauses. */
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
  try {
    return { draft: await post<EventDraft>('/events/draft', { text: line }), note: null, failure: null };
  } catch (reason) {
    const failed = reason instanceof CallFailedError ? reason : new CallFailedError('That did not work.', 0);
    if (failed.code === 'no_date') return { draft: null, note: failed.message, failure: null };
    return { draft: null, note: null, failure: `${failed.message} Nothing was added. Type on to try again.` };
  }
}
