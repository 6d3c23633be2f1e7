import { textProperty } from './event-properties.ts';
import type { RawComponent } from './split-calendar.ts';
import { contentLines } from './content-lines.ts';

/** Characters of a title in lists of problems and conflicts. */
export const titleLength = 200;
const lineLength = 2_000;

/** An event's title as lists of problems show it, at most 200 characters; null without one. */
export function titleOf(component: RawComponent): string | null {
  return shortTitle(textProperty(component, 'SUMMARY'));
}

/** Returns the title in the first SUMMARY line of an iCalendar text, without parsing the rest; null without one. */
export function firstTitle(ics: string): string | null {
  const at = ics.search(/^SUMMARY[;:]/im);
  const [line] = at < 0 ? [] : contentLines(ics.slice(at, at + lineLength));
  return line ? titleOf({ name: 'VEVENT', line: 1, lines: [line], properties: [line] }) : null;
}

/** Returns the title without control characters that is at most 200 characters long, with an ellipsis where it was cut; null for an empty one. */
export function shortTitle(title: string | null): string | null {
  const letters = Array.from(
    (title ?? '')
      .slice(0, lineLength)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim(),
  );
  if (letters.length === 0) return null;
  return letters.length > titleLength ? `${letters.slice(0, titleLength - 1).join('')}…` : letters.join('');
}
