import { shortLine } from '@homeroom/text';
import { dateLimits, type BriefingDeadline } from '../../card/card.ts';
import { asksFor } from '../letter/asks.ts';
import { quoteOf } from '../events/card-dates.ts';
import { dateConfidence } from '../events/date-doubts.ts';
import type { FoundDate } from '../events/found-date.ts';
import type { CardReading } from '../card-reading.ts';
import { isGenericLabel } from '../events/deadline-label.ts';
import { overlap } from '../letter/likeness.ts';

/** A deadline with where it stands. */
export interface FoundDeadline {
  date: string;
  label: string;
  found: FoundDate;
}

const most = 20;

/** The open deadlines of a letter, the earliest first; one for each day and matter. */
export function foundDeadlines(found: readonly FoundDate[], { moment }: CardReading): FoundDeadline[] {
  const kept: FoundDeadline[] = [];
  for (const one of found) {
    const date = one.mention.endDate ?? one.mention.date;
    if (one.kind !== 'deadline' || date < moment.today) continue;
    const deadline = { date, label: one.label.text, found: one };
    const index = kept.findIndex((other) => other.date === date && isSameMatter(other, deadline));
    const other = kept[index];
    if (!other) kept.push(deadline);
    else if (worth(deadline) > worth(other)) kept[index] = deadline;
  }
  return kept.toSorted((a, b) => a.date.localeCompare(b.date)).slice(0, most);
}

/** The deadlines as a card shows them. */
export function presentDeadlines(deadlines: readonly FoundDeadline[], reading: CardReading): BriefingDeadline[] {
  return deadlines.map(({ date, label, found }) => ({
    date,
    time: found.time,
    ...(found.statedTime === null ? {} : { stated_time: found.statedTime }),
    label: shortLine(label, dateLimits.label),
    text: quoteOf(found.mention.text, found.sentence.block.raw),
    confidence: dateConfidence(found, reading),
    source: 'rule' as const,
  }));
}

function isSameMatter(one: FoundDeadline, other: FoundDeadline): boolean {
  if (isGenericLabel(one.label) || isGenericLabel(other.label) || overlap(one.label, other.label) >= 0.34) return true;
  const [a, b] = [one.found.sentence.block, other.found.sentence.block];
  return a === b || (a.heading === b.heading && a.kind === 'paragraph' && b.kind === 'paragraph');
}

function worth({ label, found }: FoundDeadline): number {
  return (
    Number(asksFor(found.sentence.text)) * 2 -
    Number(isGenericLabel(label)) * 4 +
    Number(!/: /.test(label)) * 2 +
    Number(found.mention.yearSaid) +
    Number(!found.mention.relative)
  );
}
