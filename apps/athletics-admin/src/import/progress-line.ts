const clearLine = '\r\x1b[K';
const quietMilliseconds = 100;

/** One line of a terminal that says what is going on. */
export interface ProgressLine {
  show(step: string): void;
  /** Takes the line away, so that what follows begins on a clean one. */
  clear(): void;
}

/** A progress line on a stream; silent when that is no terminal. The same step counting on is shown ten times a second. */
export function terminalProgress(
  stream: { write(text: string): unknown; isTTY?: boolean },
  now: () => number = () => performance.now(),
): ProgressLine {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  let shownAt = -Infinity;
  let shownKind = '';
  return {
    show: (step) => {
      const kind = step.replace(/\d+/g, '');
      if (kind === shownKind && now() - shownAt < quietMilliseconds) return;
      shownAt = now();
      shownKind = kind;
      stream.write(`${clearLine}${step} …`);
    },
    clear: () => void stream.write(clearLine),
  };
}
