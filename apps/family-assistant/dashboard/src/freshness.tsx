import { useEffect, useRef, useState } from 'preact/hooks';
import type { Live } from './live.ts';
import { wallAt, type Writing } from './wall-time.ts';

/** What freshness is told of. */
export interface FreshnessProps {
  parts: readonly Live<unknown>[];
  writing: Writing;
  timeZone: string;
  onRefresh: () => Promise<unknown>;
}

/**
 * Whether what is shown is current: said in words, and never well when it is not known. Only trouble and its end are
 * announced to who listens, each once.
 */
export function Freshness({ parts, writing, timeZone, onRefresh }: FreshnessProps) {
  const failed = parts.map(({ failure }) => failure).find((failure) => failure !== null);
  const times = parts.flatMap(({ readAt }) => (readAt ? [readAt.getTime()] : []));
  const at = times.length === 0 ? null : writing.time(wallAt(new Date(Math.min(...times)), timeZone));
  const isSignedOut = failed?.isSignedOut ?? false;
  const announced = useAnnouncement(failed ? (isSignedOut ? 'signed out' : 'failed') : 'well');
  return (
    <div class={failed ? 'freshness problem' : 'freshness'}>
      {isSignedOut && <p>Your link no longer works. Ask your family’s bot for a new one in the chat; what you see stays as it was{at ? ` at ${at}` : ''}.</p>}
      {failed && !isSignedOut && (
        <>
          <p>{failed.message} {at ? `Last updated ${at}, trying again.` : 'Trying again.'}</p>
          <button type="button" onClick={() => void onRefresh()}>Try now</button>
        </>
      )}
      {!failed && <p class="secondary">{at === null || parts.some(({ readAt }) => readAt === null) ? 'Looking …' : `Up to date at ${at}`}</p>}
      <p class="unseen" role="status">{announced}</p>
    </div>
  );
}

type State = 'well' | 'failed' | 'signed out';

const announcements: Record<State, string> = {
  well: 'Up to date again.',
  failed: 'The calendar service cannot be reached. What is shown may be out of date; trying again.',
  'signed out': 'Your link no longer works. Ask your family’s bot for a new one.',
};

/** What to announce; nothing as long as all has been well. */
function useAnnouncement(state: State): string {
  const before = useRef<State>('well');
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current !== state) setAnnounced(announcements[state]);
    before.current = state;
  }, [state]);
  return announced;
}
