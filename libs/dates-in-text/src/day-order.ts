import { withoutLookalikes } from './lookalikes.ts';

const numericDate = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(?:19|20)?\d{2}(?![\d/.-]\d|\d)/g;

/** Whether the dates in digits of a text begin with the day: `17/03/2026`. Null when none, or not all of them, tell. */
export function daysComeFirst(text: string): boolean | null {
  if (!/\d[/.-]\d{1,2}[/.-]\d/.test(text)) return null;
  let [dayFirst, monthFirst] = [false, false];
  for (const [, first, , second] of withoutLookalikes(text).matchAll(numericDate)) {
    dayFirst ||= Number(first) > 12 && Number(second) <= 12;
    monthFirst ||= Number(second) > 12 && Number(first) <= 12;
  }
  return dayFirst === monthFirst ? null : dayFirst;
}
