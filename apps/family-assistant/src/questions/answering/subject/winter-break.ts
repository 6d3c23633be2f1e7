import { stem } from '@homeroom/text';
import type { AskedSubject } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { sameStem } from './same-words.ts';

const seasons = ['christmas', 'xmas', 'winter'];
const breaks = ['break', 'holiday', 'recess'];
const title = new RegExp(
  String.raw`\b(?:${seasons.join('|')}) (?:school )?(?:break|holidays?|vacation|recess)\b`,
  'iu',
);
const groups = [seasons, breaks].map((words) => new Set(words.map((word) => sameStem(stem(word)))));
const december = 11;

/**
 * Returns the events of the school holidays around Christmas when a subject names nothing else: families say "Christmas
 * break" of a school's "Winter break". One that begins in another month is none: the winter holidays of Sydney are in July.
 */
export function winterBreakOf(events: readonly KnownEvent[], { stems }: Pick<AskedSubject, 'stems'>): KnownEvent[] {
  const asked = stems.map(sameStem);
  const isNamed = groups.every((group) => asked.some((word) => group.has(word)));
  const isAll = asked.every((word) => groups.some((group) => group.has(word)));
  if (!isNamed || !isAll) return [];
  return events.filter((event) => title.test(event.title) && new Date(event.start).getUTCMonth() === december);
}
