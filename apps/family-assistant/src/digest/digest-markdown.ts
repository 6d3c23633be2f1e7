import { dayWordsIn, type DayWords, defaultLocale, shortLine } from '@homeroom/text';
import { categoryIcons } from '@homeroom/matters';
import type { DigestEntry, DigestSection } from './digest.ts';
import { escapeMarkdownV2 } from './markdown-v2.ts';

/** The most that the messenger takes in one message, in UTF-16 units. */
export const maxMessageLength = 4_096;

/** So that one line of each of the five sections always fits. */
const lineRoom = 560;
const tailNames = 60;
const nothing = escapeMarkdownV2('Nothing new.');

/**
 * The digest as one message in Telegram's MarkdownV2 of at most 4,096 UTF-16 units. What does not fit is replaced by
 * "+N more" at the end of its section; entries that ask for something stay longest, then the earlier ones.
 * @param locale of days. Default: `en-US`.
 */
export function digestMarkdown(sections: readonly DigestSection[], locale = defaultLocale): string {
  if (sections.length === 0) return nothing;
  const words = dayWordsIn(locale);
  const lines = sections.map(({ entries }) => entries.map((entry) => entryLine(entry, words)));
  const shown = sections.map(() => new Set<number>());
  const order = sections.map(({ entries }) =>
    entries
      .map((_, index) => index)
      .sort((one, other) => urgency(entries[one]) - urgency(entries[other]) || one - other),
  );
  const sizes = new MessageSize(sections, lines);
  for (let round = 0; round < Math.max(...lines.map(({ length }) => length)); round += 1) {
    for (const [place, ranked] of order.entries()) {
      const next = ranked[round];
      if (next !== undefined && sizes.fitsWith(place, next)) shown[place]?.add(next);
    }
  }
  return sections.map((section, place) => block(section, lines[place] ?? [], shown[place] ?? new Set())).join('\n\n');
}

/** Length of the message so far, counting every section with its heading and the longest "+N more". */
class MessageSize {
  readonly #lines: readonly (readonly string[])[];
  #used: number;

  constructor(sections: readonly DigestSection[], lines: readonly (readonly string[])[]) {
    this.#lines = lines;
    this.#used = sections.reduce(
      (sum, section) => sum + heading(section).length + 2 + more(section.entries.length).length + 1,
      0,
    );
  }

  /** Counts the line in when it fits. */
  fitsWith(place: number, index: number): boolean {
    const length = (this.#lines[place]?.[index]?.length ?? 0) + 1;
    if (this.#used + length > maxMessageLength) return false;
    this.#used += length;
    return true;
  }
}

function block(section: DigestSection, lines: readonly string[], shown: ReadonlySet<number>): string {
  const hidden = lines.length - shown.size;
  return [
    heading(section),
    ...lines.filter((_, index) => shown.has(index)),
    ...(hidden > 0 ? [more(hidden)] : []),
  ].join('\n');
}

function heading({ category }: DigestSection): string {
  return `${categoryIcons[category]} *${category}*`;
}

function more(count: number): string {
  return escapeMarkdownV2(`+${count} more`);
}

function entryLine({ summary, who, actionRequired, deadline }: DigestEntry, words: DayWords): string {
  const names =
    who.length === 0
      ? ''
      : ` \\(${shortLine(who.join(', '), tailNames, { room: 2 * tailNames, write: escapeMarkdownV2 })}\\)`;
  const due = deadline === null ? '' : ` by ${escapeMarkdownV2(words.shortDay(deadline))}`;
  const tail = `${actionRequired ? ` *To do${due}*` : ''}${names}`;
  return `• ${shortLine(summary, lineRoom, { room: lineRoom, write: escapeMarkdownV2 })}${tail}`;
}

function urgency(entry: DigestEntry | undefined): number {
  if (entry?.deadline != null) return 0;
  return entry?.actionRequired ? 1 : 2;
}
