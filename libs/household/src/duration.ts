const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const form = /^(\d{1,4})([mhd])$/;

/** Milliseconds of a duration such as `30m`, `2h` or `1d`; a day is 24 hours. NaN for any other text. */
export function durationMs(text: string): number {
  const [, count, unit] = form.exec(text) ?? [];
  return Number(count) * (units[unit as keyof typeof units] ?? NaN);
}
