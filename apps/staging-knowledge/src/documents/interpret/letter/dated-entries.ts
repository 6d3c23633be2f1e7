import { findDates, findTimes } from '@homeroom/dates-in-text';
import type { LetterLine } from './letter-lines.ts';
import { knownField } from '../words/line-words.ts';

const maxDayLength = 48;
/** A date above a text may be that of the document; several are a timeline. */
const fewestEntries = 3;
/** Only the place of a date matters, not its year. */
const anyDay = '2026-01-01';

/** The lines of a timeline, "Wed, May 12" above "Class picture", with each day and its text as one entry. */
export function withDatedEntries(lines: readonly LetterLine[]): LetterLine[] {
  const isEntry = lines.map(({ text, kind }, index) => kind !== 'row' && isDayAlone(text) && isTold(lines[index + 1]));
  if (isEntry.filter(Boolean).length < fewestEntries) return [...lines];
  return lines.flatMap((line, index): LetterLine[] => {
    if (isEntry[index - 1] === true) return [];
    const below = isEntry[index] === true ? lines[index + 1] : undefined;
    return below === undefined
      ? [line]
      : [
          {
            ...line,
            kind: 'item',
            text: `${line.text}${/:\d\d|m\.?$/i.test(line.text) ? ' |' : ':'} ${below.text}`,
            raw: [...line.raw, ...below.raw],
          },
        ];
  });
}

/** Whether a line is told of the day above it, rather than a list or a table of its own. */
function isTold(line: LetterLine | undefined): boolean {
  return (
    line !== undefined &&
    line.kind !== 'item' &&
    line.kind !== 'row' &&
    !isDayAlone(line.text) &&
    !knownField.test(line.text)
  );
}

/** "Until Fri, May 7", "Tue, May 18, 9:30–11:00" */
function isDayAlone(text: string): boolean {
  if (text.length > maxDayLength || !/\d/.test(text)) return false;
  const [day, ...others] = findDates(text, { written: anyDay, withTimes: false });
  if (!day?.dated || others.length > 0) return false;
  const times = findTimes(text).filter(({ start, end }) => end <= day.start || start >= day.end);
  const rest = [day, ...times]
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return /^(?:(?:until|by|before|from|on|at|to|and)\b|[^\p{L}\d])*$/iu.test(rest);
}
