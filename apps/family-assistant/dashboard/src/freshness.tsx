import { useEffect, useRef, useState } from 'preact/hooks';
import type { Live } from './live.ts';
import { wallAt, type Writing } from './wall-time.ts';

export interface FreshnessProps {
  parts: readonly Live<unknown>[];
  writing: Writing;
  timeZone: string;
  onRefresh: () => Promise<unknown>;
}

/**
 * Tells whether the page is up to date, and never claims so when unknown. Only trouble and recovery are announced to
 * screen readers, each once.
 */
export function Freshness({ parts, writing, timeZone, onRefresh }: FreshnessProps) {
  const failures = parts.flatMap(({ failure }) => (failure ? [failure] : []));
  const failed = failures.find(({ isOtherUser, isSignedOut }) => isOtherUser || isSignedOut) ?? failures[0];
  const times = parts.flatMap(({ readAt }) => (readAt ? [readAt.getTime()] : []));
  const at = times.length === 0 ? null : writing.time(wallAt(new Date(Math.min(...times)), timeZone));
  const isSignedOut = failed?.isSignedOut ?? false;
  const announced = useAnnouncement(
    failed ? (isSignedOut ? 'signed out' : failed.isOtherUser ? 'other user' : 'failed') : 'well',
  );
  return (
    <div class={failed ? 'freshness problem' : 'freshness'}>
      {isSignedOut && (
        <p>
          Your link no longer works. Ask your family’s bot for a new one in the chat; what you see stays as it was
          {at ? ` at ${at}` : ''}.
        </p>
      )}
      {failed?.isOtherUser && (
        <>
          <p>{failed.message} Nothing is changed from this page until you open your own link again.</p>
          <button type="button" onClick={() => location.reload()}>
            Go on as the other person
          </button>
        </>
      )}
      {failed && !isSignedOut && !failed.isOtherUser && (
        <>
          <p>
            {failed.message} {at ? `Last updated ${at}, trying again.` : 'Trying again.'}
          </p>
          <button type="button" onClick={() => void onRefresh()}>
            Try now
          </button>
        </>
      )}
      {!failed && (
        <p class="secondary">
          {at === null || parts.some(({ readAt }) => readAt === null) ? 'Loading …' : `Up to date at ${at}`}
        </p>
      )}
      <p class="unseen" role="status">
        {announced}
      </p>
    </div>
  );
}

type State = 'well' | 'failed' | 'signed out' | 'other user';

const announcements: Record<State, string> = {
  well: 'Up to date again.',
  failed: 'The calendar service cannot be reached. What is shown may be out of date; trying again.',
  'signed out': 'Your link no longer works. Ask your family’s bot for a new one.',
  'other user':
    'Somebody else’s link was opened in this browser. Nothing is changed from this page until you open your own link again.',
};

/** Returns the announcement; empty until something fails. */
function useAnnouncement(state: State): string {
  const before = useRef<State>('well');
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current !== state) setAnnounced(announcements[state]);
    before.current = state;
  }, [state]);
  return announced;
}
