import type { Live } from './live.ts';
import { wallAt, type Writing } from './wall-time.ts';

/** Whether what is shown is current: said in words, and never well when it is not known. */
export function Freshness({ parts, writing, timeZone, onRefresh }: { parts: readonly Live<unknown>[]; writing: Writing; timeZone: string; onRefresh: () => Promise<unknown> }) {
  const failed = parts.map(({ failure }) => failure).find((failure) => failure !== null);
  const times = parts.flatMap(({ readAt }) => (readAt ? [readAt.getTime()] : []));
  const at = times.length === 0 ? null : writing.time(wallAt(new Date(Math.min(...times)), timeZone));
  if (failed?.isSignedOut) {
    return <p class="freshness problem" role="alert">Your link no longer works. Ask your family’s bot for a new one in the chat; what you see stays as it was{at ? ` at ${at}` : ''}.</p>;
  }
  if (failed) {
    return (
      <div class="freshness problem" role="status">
        <p>{failed.message} {at ? `Last updated ${at}, trying again.` : 'Trying again.'}</p>
        <button type="button" onClick={() => void onRefresh()}>Try now</button>
      </div>
    );
  }
  return <p class="freshness secondary" role="status">{at === null || parts.some(({ readAt }) => readAt === null) ? 'Looking …' : `Up to date at ${at}`}</p>;
}
