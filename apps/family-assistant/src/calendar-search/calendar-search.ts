import type { Instant, TimeRange } from '@homeroom/icalendar';
import { stopWords } from '@homeroom/search';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import { Heap } from '../calendar/heap.ts';
import { byTime, type Occurrence } from '../calendar/occurrence.ts';
import { foldedWords } from '../copies/folded-words.ts';
import { withCopies } from '../copies/without-copies.ts';
import type { IndexedCalendars } from './indexed-calendars.ts';
import type { SearchIndex } from './search-index.ts';
import { isAhead, type SearchedObject } from './searched-object.ts';

/** Number of words of a search that count. */
export const maxWords = 12;

export interface CalendarSearchDeps {
  service: Pick<CalendarService, 'stamps'>;
  budgets: Pick<CalendarBudgets, 'leftOut'>;
  index: SearchIndex;
  calendars: IndexedCalendars;
  clock: () => Date;
}

/** Parsed request. */
export interface SearchQuery {
  text: string;
  range: TimeRange;
  limit: number;
}

/** Finds events by words. */
export class CalendarSearch {
  private readonly deps: CalendarSearchDeps;

  constructor(deps: CalendarSearchDeps) {
    this.deps = deps;
  }

  /**
   * Returns the events that have every word of the text and a date in the range: a series once with its next date, an
   * appointment of several calendars once; what lies ahead by time, then what is over, newest first.
   */
  async find({ text, range, limit }: SearchQuery): Promise<Occurrence[]> {
    const { service, budgets, calendars, clock } = this.deps;
    const { calendars: stamp } = await service.stamps();
    const [leftOut] = await Promise.all([budgets.leftOut(stamp), calendars.follow(stamp)]);
    const now = clock().getTime();
    const dates = new Map<SearchedObject, Occurrence>();
    for (const event of this.deps.index.find(this.wordsOf(text))) {
      const { calendarId, uid } = event.object;
      const date = leftOut.get(calendarId)?.has(uid) ? null : event.date(range, now);
      const other = dates.get(event.object);
      if (date && (!other || soonestFirst(date, other, now) < 0)) dates.set(event.object, date);
    }
    return this.soonest([...dates.values()], now, limit);
  }

  /** The words that say something; all when none does. */
  private wordsOf(text: string): string[] {
    const words = foldedWords(text).slice(0, maxWords);
    const telling = words.filter((word) => !stopWords.has(word) || this.deps.index.isName(word));
    return telling.length > 0 ? telling : words;
  }

  /** The first so many, an appointment that is on several calendars once. */
  private soonest(found: readonly Occurrence[], now: Instant, limit: number): Occurrence[] {
    const { index } = this.deps;
    const left = new Heap<Occurrence>((a, b) => soonestFirst(a, b, now));
    for (const one of found) left.push(one);
    const [shown, known] = [[] as Occurrence[], new Set<string>()];
    for (let next = left.pop(); next && shown.length < limit; next = left.pop()) {
      if (known.has(next.id)) continue;
      const [one = next, ...others] = index.appointmentOf(next);
      const same = withCopies(one).map(({ id }) => id);
      for (const id of same) known.add(id);
      const first = others.find(({ id, isCopy }) => isCopy === false && same.includes(id));
      shown.push(first && found.some(({ id }) => id === first.id) ? first : one);
    }
    return shown;
  }
}

/** By time when both lie ahead, backwards when both are over. */
function soonestFirst(a: Occurrence, b: Occurrence, now: Instant): number {
  const isOver = !isAhead(a, now);
  if (isOver !== !isAhead(b, now)) return isOver ? 1 : -1;
  return isOver ? byTime(b, a) : byTime(a, b);
}
