import {
  type EventComponent,
  type Instant,
  type PreparedSeries,
  type SeriesInstance,
  type TimeRange,
  isRecurring,
  recurrenceOf,
  toInstant,
  toWall,
} from '@homeroom/icalendar';
import { encodeOccurrenceId } from '../calendar/occurrence-id.ts';
import type { ChangedOccurrence } from './calendar-change.ts';

const allTime: TimeRange = { start: -8.64e15, end: 8.64e15 };

/** One version of a calendar object: its instances by their original starts. */
export class EventVersion {
  readonly isSeries: boolean;
  readonly master: EventComponent | null;
  /** Of a series those that overlap the range. */
  readonly instances: ReadonlyMap<Instant, SeriesInstance>;
  private readonly prepared: PreparedSeries;
  private readonly idPrefix: string;

  constructor(prepared: PreparedSeries, idPrefix: string, range: TimeRange) {
    this.prepared = prepared;
    this.idPrefix = idPrefix;
    this.isSeries = isRecurring(prepared.series);
    this.master = prepared.series.master;
    const instances = prepared.instancesIn(this.isSeries && this.master ? range : allTime);
    this.instances = new Map(instances.map((instance) => [this.originalOf(instance), instance]));
  }

  /** Instance with the original start, in the range or not; `removed` when an exception date takes it away. */
  find(original: Instant): SeriesInstance | 'removed' | null {
    const { master } = this;
    if (!master || !this.isSeries) return this.instances.get(original) ?? null;
    const { zone } = master.start;
    return this.prepared.instanceOf(recurrenceOf(master, { wall: toWall(zone, original), instant: original }));
  }

  /** State of an instance; null when it does not take place. */
  stateOf(instance: SeriesInstance | 'removed' | null | undefined): ChangedOccurrence | null {
    if (!instance || instance === 'removed' || instance.event.status === 'cancelled') return null;
    const { recurrence, start, end, allDay, event } = instance;
    const { summary, location, status, attendees, categories, letterId } = event;
    const id = encodeOccurrenceId({ idPrefix: this.idPrefix, recurrence });
    return { id, start, end, allDay, summary, location, status, attendees, categories, letterId };
  }

  private originalOf({ recurrence, start, event }: SeriesInstance): Instant {
    if (recurrence.kind === 'single') return start;
    if (recurrence.kind === 'timed') return recurrence.seconds * 1000;
    return toInstant((this.master ?? event).start.zone, recurrence.seconds * 1000);
  }
}
