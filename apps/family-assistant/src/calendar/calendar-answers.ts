import { InvalidRequestError } from '@homeroom/errors';
import { type TimeRange, dayMs } from '@homeroom/icalendar';
import { Representation, yieldEvery } from '@homeroom/service-kit';
import { LRUCache } from 'lru-cache';
import { withoutCopies } from '../copies/without-copies.ts';
import type { components } from '../generated/contract-types.ts';
import { originReachMs } from '../travel/travel-need.ts';
import type { TravelTimes } from '../travel/travel-times.ts';
import type { CalendarPresenter } from './calendar-presenter.ts';
import type { CalendarService } from './calendar-service.ts';
import type { Stamps } from './stored-object.ts';
import { fairShare } from './fair-share.ts';
import { findOverlaps } from './overlaps.ts';
import type { Overlap } from './overlaps.ts';

/** A calendar answer, ready to send. */
export interface CalendarAnswer {
  representation: Representation;
  /** Numbers of events and conflicts that the answer does not list. */
  eventsLeftOut: number;
  conflictsLeftOut: number;
}

const mebibyte = 1024 * 1024;
const eventsBytes = 8 * mebibyte;
const conflictsListed = 2_000;
/** Listed conflicts of any two events when there are too many, so two series do not crowd out the others. */
const conflictsOfTwoEvents = 10;
/** A range up to this is always answered, with what fits. */
const alwaysAnswered = 45 * dayMs;
const keptBytes = 64 * mebibyte;
const leastKept = mebibyte;

/** Dependencies of the answers. */
export interface CalendarAnswersDeps {
  service: CalendarService;
  presenter: CalendarPresenter;
  travel: Pick<TravelTimes, 'estimates'>;
  conflicts: KnownConflicts;
}

/** Registry of conflicts, reduced to the needs of calendar answers. */
export interface KnownConflicts {
  /** The overlaps with the registry's ids, without those that are settled; under a version read before, from memory. */
  known(overlaps: readonly Overlap[], version?: string): Promise<Overlap[]>;
}

/**
 * Makes calendar answers and keeps the last ones under the stamps of calendars, travel times and conflicts. The stamps are read
 * before anything else, so an answer is never older than a write that was acknowledged before the request.
 */
export class CalendarAnswers {
  private readonly deps: CalendarAnswersDeps;
  private readonly kept = new LRUCache<string, CalendarAnswer | InvalidRequestError>({
    maxSize: keptBytes,
    sizeCalculation: sizeOf,
  });

  constructor(deps: CalendarAnswersDeps) {
    this.deps = deps;
  }

  /**
   * The events and conflicts of a range, up to the maximum length of an answer.
   * @throws InvalidRequestError when they are more and the range is longer than 45 days
   */
  async of(range: TimeRange, includeTravel: boolean): Promise<CalendarAnswer> {
    const stamps = await this.deps.service.stamps();
    const key = `${stamps.calendars} ${stamps.conflicts} ${includeTravel ? stamps.travel : '-'} ${range.start} ${range.end}`;
    const known = this.kept.get(key);
    const answer = known ?? (await this.make(range, includeTravel, stamps));
    if (!known) this.kept.set(key, answer);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  private async make(
    range: TimeRange,
    includeTravel: boolean,
    stamps: Stamps,
  ): Promise<CalendarAnswer | InvalidRequestError> {
    const { service, presenter, travel, conflicts } = this.deps;
    const view = await service.view(range, stamps.calendars, includeTravel ? originReach : 0);
    const { kept: occurrences, leftOut } = fairShare(
      view.occurrences,
      (occurrence) => presenter.bytesOf(occurrence),
      eventsBytes,
    );
    const eventsLeftOut = view.leftOut + leftOut;
    if (eventsLeftOut > 0 && range.end - range.start > alwaysAnswered) return tooLong();
    const times = includeTravel ? await travel.estimates(view.surroundings, stamps.travel) : undefined;
    const overlaps = findOverlaps(withoutCopies(occurrences), conflictsListed, conflictsOfTwoEvents);
    const events: string[] = [];
    const yields = yieldEvery();
    for (const occurrence of occurrences) {
      events.push(presenter.json(occurrence, times));
      if (yields.isDue) await yields.next();
    }
    const refs = presenter.conflicts(await conflicts.known(overlaps.overlaps, stamps.conflicts));
    return {
      representation: new Representation(`{"events":[${events.join(',')}],"conflicts":${JSON.stringify(refs)}}`),
      eventsLeftOut,
      conflictsLeftOut: overlaps.leftOut,
    };
  }

  /** One event with its travel time, and the entity tag of its calendar object. */
  async event(id: string): Promise<{ event: components['schemas']['CalendarEvent']; etag: string }> {
    const { service, presenter } = this.deps;
    const stamps = await service.stamps();
    const { occurrence, etag } = await service.occurrence(id);
    const { occurrences, surroundings } = await service.view(
      { start: occurrence.start, end: occurrence.start + 1 },
      stamps.calendars,
      originReach,
    );
    const listed = occurrences.find((one) => one.id === id) ?? occurrence;
    return { event: presenter.listed(listed, await this.deps.travel.estimates(surroundings, stamps.travel)), etag };
  }
}

/** Events that ended within this time before a range show where people come from. */
const originReach = originReachMs + 1;

function sizeOf(answer: CalendarAnswer | InvalidRequestError): number {
  return Math.max(leastKept, answer instanceof Error ? 0 : answer.representation.bytes.length);
}

function tooLong(): InvalidRequestError {
  return new InvalidRequestError([
    `The range holds more than an answer of ${eventsBytes / mebibyte} MiB can list; ask for a shorter one. One of up to ${alwaysAnswered / dayMs} days is always answered.`,
  ]);
}
