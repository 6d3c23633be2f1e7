import { Representation } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';
import { originReachMs } from '../travel/travel-need.ts';
import type { TravelTimes } from '../travel/travel-times.ts';
import type { CalendarPresenter } from './calendar-presenter.ts';
import type { CalendarService } from './calendar-service.ts';
import type { TimeRange } from './expansion.ts';
import { LeastRecentlyUsed } from './least-recently-used.ts';
import type { Overlap } from './overlaps.ts';

/** A calendar answer, ready to send. */
export interface CalendarAnswer {
  representation: Representation;
  /** There were more conflicts than one answer lists. */
  conflictsTruncated: boolean;
}

const keptAnswers = 64;
const keptBytes = 2 * 1024 * 1024;

/** What answers are made of. */
export interface CalendarAnswersParts {
  service: CalendarService;
  presenter: CalendarPresenter;
  travel: Pick<TravelTimes, 'estimates'>;
  conflicts: KnownConflicts;
}

/** The registry of conflicts, as far as calendar answers need it. */
export interface KnownConflicts {
  /** The overlaps with the registry's ids, without those that are settled. */
  known(overlaps: readonly Overlap[]): Promise<Overlap[]>;
}

/**
 * Makes calendar answers and keeps the last ones under the stamps of calendars, travel times and conflicts. The stamps are read
 * before anything else, so an answer is never older than a write that was acknowledged before the request.
 */
export class CalendarAnswers {
  private readonly parts: CalendarAnswersParts;
  private readonly kept = new LeastRecentlyUsed<string, CalendarAnswer>(keptAnswers);

  constructor(parts: CalendarAnswersParts) {
    this.parts = parts;
  }

  async of(range: TimeRange, includeTravel: boolean): Promise<CalendarAnswer> {
    const { service, presenter } = this.parts;
    const stamps = await service.stamps();
    const key = `${stamps.calendars} ${stamps.conflicts} ${includeTravel ? stamps.travel : '-'} ${range.start} ${range.end}`;
    const known = this.kept.get(key);
    if (known) return known;
    const view = await service.view(range, stamps.calendars, includeTravel ? originReach : 0);
    const times = includeTravel ? await this.parts.travel.estimates(view.surroundings, stamps.travel) : undefined;
    const overlaps = await this.parts.conflicts.known(view.overlaps);
    const representation = new Representation(JSON.stringify(presenter.response({ ...view, overlaps }, times)));
    const answer = { representation, conflictsTruncated: view.truncated };
    if (representation.bytes.length <= keptBytes) this.kept.set(key, answer);
    return answer;
  }

  /** One event with its travel time, and the entity tag of its calendar object. */
  async event(id: string): Promise<{ event: components['schemas']['CalendarEvent']; etag: string }> {
    const { service, presenter } = this.parts;
    const stamps = await service.stamps();
    const { occurrence, etag } = await service.occurrence(id);
    const { surroundings } = await service.view({ start: occurrence.start, end: occurrence.start + 1 }, stamps.calendars, originReach);
    return { event: presenter.event(occurrence, await this.parts.travel.estimates(surroundings, stamps.travel)), etag };
  }
}

/** Where people come from can be told by what ended so long before. */
const originReach = originReachMs + 1;
