import type { Household } from '@homeroom/household';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { Conflict } from '../conflicts/conflict.ts';
import type { OptionFreezer } from '../conflicts/option-freezer.ts';
import { orderOfActions } from '../conflicts/order-of-actions.ts';
import { mentionEvent } from './alert-message.ts';
import type { EventDetails, MentionedConflict } from './alert-message.ts';

export interface AlertSubjectsDeps {
  options: Pick<OptionFreezer, 'withOptions'>;
  calendar: Pick<CalendarService, 'stamps' | 'occurrencesIn'>;
  household: Pick<Household, 'members'>;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** Gathers what a message tells of a conflict. */
export class AlertSubjects {
  private readonly deps: AlertSubjectsDeps;
  private readonly names: ReadonlyMap<string, string>;

  constructor(deps: AlertSubjectsDeps) {
    this.deps = deps;
    this.names = new Map(deps.household.members.map(({ id, name }) => [id, name]));
  }

  /** Returns the details of conflicts by their ids, with the options that they keep from now on; a conflict that is gone is absent. */
  async of(conflicts: readonly Conflict[]): Promise<Map<string, MentionedConflict>> {
    if (conflicts.length === 0) return new Map();
    const [shown, details] = await Promise.all([this.deps.options.withOptions(conflicts), this.detailsOf(conflicts)]);
    return new Map(
      shown.map(({ id, first, second, overlapMinutes, shared, options: { options }, optionsRevision }) => {
        const told = {
          id,
          first: mentionEvent(first, details.get(first.eventId)),
          second: mentionEvent(second, details.get(second.eventId)),
          overlapMinutes,
          ...(shared && { shared: this.namesOf(shared), order: orderOfActions(shared, this.deps.household.members) }),
          options,
          optionsRevision,
        };
        return [id, told];
      }),
    );
  }

  private async detailsOf(conflicts: readonly Conflict[]): Promise<Map<string, EventDetails>> {
    const sides = conflicts.flatMap(({ first, second }) => [first, second]);
    const [start, end] = [Math.min(...sides.map((side) => side.start)), Math.max(...sides.map((side) => side.end))];
    const { calendars } = await this.deps.calendar.stamps();
    const wanted = new Set(sides.map(({ eventId }) => eventId));
    const occurrences = (await this.deps.calendar.occurrencesIn({ start, end }, calendars)).filter(({ id }) =>
      wanted.has(id),
    );
    return new Map(occurrences.map((occurrence) => [occurrence.id, this.details(occurrence)]));
  }

  private details(occurrence: Occurrence): EventDetails {
    const who = this.namesOf(this.deps.membersOf(occurrence));
    return { allDay: occurrence.allDay, who, location: occurrence.event.location };
  }

  private namesOf(ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.names.get(id) ?? []);
  }
}
