import {
  type EventComponent,
  type Instant,
  isRecurring,
  overlapsRange,
  type PreparedSeries,
  type SeriesInstance,
  type TimeRange,
} from '@homeroom/icalendar';
import { decodeOccurrenceId } from '../calendar/occurrence-id.ts';
import { occurrenceOf, occurrencesOf, type Occurrence, type SeriesPlace } from '../calendar/occurrence.ts';
import { lastDate, upcomingDates, type SeriesBounds } from '../calendar/series-dates.ts';

/** An event of an object that can be found: a series, or one instance. */
export class SearchedEvent {
  readonly object: SearchedObject;
  readonly words: ReadonlySet<string>;
  private readonly dateIn: (range: TimeRange, now: Instant) => Occurrence | null;
  private known: { range: TimeRange; from: Instant; until: Instant; date: Occurrence | null } | undefined;

  constructor(object: SearchedObject, words: ReadonlySet<string>, dateIn: SearchedEvent['dateIn']) {
    this.object = object;
    this.words = words;
    this.dateIn = dateIn;
  }

  /** Returns its next date in the range, or its last when it is over; null without one. */
  date(range: TimeRange, now: Instant): Occurrence | null {
    const { known } = this;
    const isSameRange = known?.range.start === range.start && known.range.end === range.end;
    if (known && isSameRange && known.from <= now && now < known.until) return known.date;
    const date = this.dateIn(range, now);
    this.known = { range, from: now, until: date && isAhead(date, now) ? date.end : Infinity, date };
    return date;
  }
}

/** A stored calendar object as searches see it. */
export class SearchedObject {
  readonly calendarId: string;
  readonly uid: string;
  /** The series with the words of its usual instances, and instances with other words. */
  readonly events: readonly SearchedEvent[];
  private readonly series: PreparedSeries;
  private readonly place: SeriesPlace;
  private readonly bounds: SeriesBounds;

  constructor(
    series: PreparedSeries,
    place: SeriesPlace,
    bounds: SeriesBounds,
    wordsOf: (event: EventComponent) => ReadonlySet<string>,
  ) {
    this.calendarId = place.calendarId;
    this.uid = series.series.uid;
    this.series = series;
    this.place = place;
    this.bounds = bounds;
    this.events = this.eventsWith(wordsOf);
  }

  /** Its events as they are written, the master first. */
  get components(): EventComponent[] {
    const { master, overrides } = this.series.series;
    return [...(master ? [master] : []), ...overrides];
  }

  /** Returns its occurrences that can be copies of one on another calendar: the same instance, or at the same times. */
  possibleCopies({ id, uid, start, end }: Occurrence): Occurrence[] {
    const same = uid === this.uid ? this.instanceOf(id) : null;
    if (same) return [occurrenceOf(this.series, this.place, same)];
    if (this.bounds.firstStart > start || (this.bounds.lastEnd ?? end) < end) return [];
    const atOnce = occurrencesOf(this.series, this.place, { start, end: start + 1 });
    return atOnce.filter((one) => one.start === start && one.end === end);
  }

  private instanceOf(id: string): SeriesInstance | null {
    const key = decodeOccurrenceId(id);
    const instance = key && this.series.instanceOf(key.recurrence);
    return instance === 'removed' ? null : instance;
  }

  private eventsWith(wordsOf: (event: EventComponent) => ReadonlySet<string>): SearchedEvent[] {
    const { series, overrides } = this.series;
    if (!isRecurring(series)) {
      const only = this.series.instanceOf({ kind: 'single' });
      const instances = only && only !== 'removed' ? [only] : overrides;
      return instances.map((instance) => this.singleEvent(instance, wordsOf(instance.event)));
    }
    const usual = this.components.filter((event) => event === series.master || event.thisAndFuture);
    const usualWords = new Set(usual.flatMap((event) => [...wordsOf(event)]));
    const others = overrides
      .filter(({ event }) => !event.thisAndFuture)
      .map((instance) => ({ instance, words: wordsOf(instance.event) }))
      .filter(({ words }) => words.size !== usualWords.size || [...words].some((word) => !usualWords.has(word)));
    const unusual = new Set(others.map(({ instance }) => instance.event));
    return [
      new SearchedEvent(this, usualWords, (range, now) => this.dateIn(range, now, unusual)),
      ...others.map(({ instance, words }) => this.singleEvent(instance, words)),
    ];
  }

  private singleEvent(instance: SeriesInstance, words: ReadonlySet<string>): SearchedEvent {
    const date = occurrenceOf(this.series, this.place, instance);
    return new SearchedEvent(this, words, (range) => (overlapsRange(date.start, date.end, range) ? date : null));
  }

  /** The next date in the range, before `unusual` events one with the series' words; the last date without a next. */
  private dateIn(range: TimeRange, now: Instant, unusual: ReadonlySet<EventComponent>): Occurrence | null {
    const next = upcomingDates(this.series, this.bounds, Math.max(now, range.start)).filter(
      ({ start }) => start < range.end,
    );
    const [first = lastDate(this.series, this.bounds, Math.min(now, range.end))] = next;
    const shown = next.find(({ event }) => !unusual.has(event)) ?? first;
    return shown && overlapsRange(shown.start, shown.end, range) ? occurrenceOf(this.series, this.place, shown) : null;
  }
}

/** Whether an occurrence is not over. */
export function isAhead({ start, end }: Pick<Occurrence, 'start' | 'end'>, now: Instant): boolean {
  return end > now || start >= now;
}
