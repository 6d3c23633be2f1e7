import { listWords } from '@homeroom/text';
import type { EventGraphEntry } from '../../event-graph/event-graph-store-sql.ts';
import { pressData } from '../press-data.ts';
import { shortDayWords, whenWords, type TextMoment } from './day-words.ts';
import { bold, replyOf, written, type Reply } from './reply.ts';

/** Number of entries that one message shows. */
export const shownEntries = 10;

const whatLength = 160;
const factsLength = 200;

/** The items that wait for somebody, each with a button to confirm and one to close it. @param open one more than is shown says that there are more */
export function openReply(open: readonly EventGraphEntry[], moment: TextMoment): Reply {
  if (open.length === 0) return replyOf(['Nothing waits for you.']);
  const shown = open.slice(0, shownEntries);
  const lines = shown.flatMap((entry, index) => [
    `${index + 1}. ${bold(written(entry.what, whatLength))}`,
    ...facts(entry, moment),
  ]);
  const buttons = shown.map(({ id }, index) => [
    { label: `✓ ${index + 1} Confirm`, data: pressData({ action: 'yes', id }) },
    { label: `✕ ${index + 1} Close`, data: pressData({ action: 'no', id }) },
  ]);
  return replyOf(
    [bold('Waiting for somebody'), ...lines, ...(open.length > shownEntries ? ['There is more behind these.'] : [])],
    buttons,
  );
}

/** Recent entries as a reply. */
export function recentReply(entries: readonly EventGraphEntry[], moment: TextMoment): Reply {
  if (entries.length === 0) return replyOf(['Nothing came in during the last seven days.']);
  const lines = entries.slice(0, shownEntries).flatMap((entry) => {
    return [
      `• ${shortDayWords(entry.createdAt, moment)}: ${bold(written(entry.what, whatLength))}${entry.open ? ' (open)' : ''}`,
      ...facts(entry, moment),
    ];
  });
  return replyOf([bold('The last seven days'), ...lines]);
}

function facts({ who, when, where }: EventGraphEntry, moment: TextMoment): string[] {
  const said = [listWords(who), whenWords(when, moment), where].filter((fact) => fact.trim() !== '');
  return said.length === 0 ? [] : [`    ${written(said.join(' · '), factsLength)}`];
}
