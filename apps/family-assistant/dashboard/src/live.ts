import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { CallFailedError, read, takeArrived, type Read } from './calls.ts';

/** Data read from the service and kept up to date while the page is visible. */
export interface Live<Body> {
  /** Last data read; kept when the service is unavailable. */
  body: Body | null;
  /** Time it was last known to be current. */
  readAt: Date | null;
  /** Failure of the last read; null when it succeeded. */
  failure: CallFailedError | null;
  /** Reads again; null when that failed. */
  refresh(): Promise<Body | null>;
}

const everyMs = 30_000;
const afterFailureMs = 5_000;

/** Outcome of the last reading; the turn makes each reading a rendering. */
type LastReading = { path: string | null; failure: CallFailedError | null; turn: number };
type Reading<Body> = (path: string, etag: string | null) => Promise<Read<Body> | null>;
type Kept<Body> = Map<string, Read<Body> & { at: Date }>;

/** Refreshes the data at a path every 30 s while the page is visible; a path read before is shown immediately. */
export function useLive<Body>(path: string | null, reading: Reading<Body> = read): Live<Body> {
  const [early] = useState(() => (path === null ? null : takeArrived<Body>(path)));
  const kept = useRef<Kept<Body>>(new Map());
  if (early && path !== null && kept.current.size === 0) kept.current.set(path, { ...early, at: new Date() });
  const isKnown = useRef(early !== null);
  const { last, refresh } = useReading(path, reading, kept.current);
  useEffect(() => {
    if (!isKnown.current) void refresh();
    isKnown.current = false;
  }, [path, refresh]);
  const { failure } = last;
  useRepeated(refresh, failure === null || failure.isSignedOut || failure.isOtherUser ? everyMs : afterFailureMs);
  const here = path === null ? undefined : kept.current.get(path);
  return {
    body: here?.body ?? null,
    readAt: here?.at ?? null,
    failure: last.path === path ? failure : null,
    refresh,
  };
}

/** Reads the path of the last rendering into what is kept. */
function useReading<Body>(
  path: string | null,
  reading: Reading<Body>,
  kept: Kept<Body>,
): { last: LastReading; refresh: () => Promise<Body | null> } {
  const [last, setLast] = useState<LastReading>({ path: null, failure: null, turn: 0 });
  const current = useRef(path);
  current.current = path;
  const refresh = useCallback(async (): Promise<Body | null> => {
    const asked = current.current;
    if (asked === null) return null;
    const before = kept.get(asked);
    let failure: CallFailedError | null = null;
    try {
      const found = await reading(asked, before?.etag ?? null);
      const now = found ?? before;
      if (now) kept.set(asked, { body: now.body, etag: now.etag, at: new Date() });
    } catch (error) {
      failure =
        error instanceof CallFailedError ? error : new CallFailedError('The page could not read the answer.', 0);
    }
    if (current.current === asked) setLast(({ turn }) => ({ path: asked, failure, turn: turn + 1 }));
    return failure ? null : (kept.get(asked)?.body ?? null);
  }, [reading]);
  return { last, refresh };
}

/** Runs work at an interval while the page is visible, and when it becomes visible again. */
function useRepeated(work: () => unknown, ms: number): void {
  useEffect(() => {
    const workWhenSeen = () => document.visibilityState === 'visible' && void work();
    const timer = setInterval(workWhenSeen, ms);
    document.addEventListener('visibilitychange', workWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', workWhenSeen);
    };
  }, [work, ms]);
}

/** Becomes true, and stays so, when the browser has nothing to do after it has painted what holds the condition. */
export function usePainted(holds: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!holds || isPainted) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => whenIdle(() => setIsPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [holds]);
  return isPainted;
}

const maxWaitMs = 500;

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: maxWaitMs });
  else setTimeout(work);
}

/** Returns false until the time has passed. */
export function useLater(ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

/** Returns the current time, updated at an interval. */
export function useNow(ms: number): Date {
  const [now, setNow] = useState(() => new Date());
  const renew = useCallback(() => setNow(new Date()), []);
  useRepeated(renew, ms);
  return now;
}
