/** A clock that stands still until a test moves it; call it for the current time. */
export interface FixedClock {
  (): Date;
  /** Moves it forward, or back with a negative number. */
  advance(milliseconds: number): void;
}

/** A clock that shows `iso`, an instant such as `2026-09-30T15:00:00Z`. @throws RangeError when it is none */
export function fixedClock(iso: string): FixedClock {
  let now = Date.parse(iso);
  if (Number.isNaN(now)) throw new RangeError(`${iso} is not an instant.`);
  return Object.assign(() => new Date(now), {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
