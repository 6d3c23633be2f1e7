import { Representation } from '@homeroom/service-kit';
import type { CalendarPresenter } from './calendar-presenter.ts';
import type { CalendarService } from './calendar-service.ts';
import type { TimeRange } from './expansion.ts';
import { LeastRecentlyUsed } from './least-recently-used.ts';

/** A calendar answer, ready to send. */
export interface CalendarAnswer {
  representation: Representation;
  /** There were more conflicts than one answer lists. */
  conflictsTruncated: boolean;
}

const keptAnswers = 64;
const keptBytes = 2 * 1024 * 1024;

/**
 * Makes calendar answers and keeps the last ones under the calendars' stamp. The stamp is read before anything else,
 * so an answer is never older than a write that was acknowledged before the request.
 */
export class CalendarAnswers {
  private readonly service: CalendarService;
  private readonly presenter: CalendarPresenter;
  private readonly kept = new LeastRecentlyUsed<string, CalendarAnswer>(keptAnswers);

  constructor(service: CalendarService, presenter: CalendarPresenter) {
    this.service = service;
    this.presenter = presenter;
  }

  async of(range: TimeRange, includeTravel: boolean): Promise<CalendarAnswer> {
    const stamp = await this.service.stamp();
    const key = `${stamp} ${range.start} ${range.end} ${includeTravel}`;
    const known = this.kept.get(key);
    if (known) return known;
    const view = await this.service.view(range, stamp);
    const representation = new Representation(JSON.stringify(this.presenter.response(view, includeTravel ? new Map() : undefined)));
    const answer = { representation, conflictsTruncated: view.truncated };
    if (representation.bytes.length <= keptBytes) this.kept.set(key, answer);
    return answer;
  }
}
