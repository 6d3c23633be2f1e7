import { calendarFeature, type CalendarFeature, type CalendarFeatureParts } from './calendar/calendar-feature.ts';
import { CalendarPresenter } from './calendar/calendar-presenter.ts';
import { familyZoneOf } from './calendar/family-zone.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import { changeFeature, type ChangeFeature } from './changes/change-feature.ts';
import type { Context } from './context.ts';
import { TravelTimes } from './travel/travel-times.ts';

/** The parts of the service, as requests and background jobs use them. */
export interface Features {
  calendar: CalendarFeature;
  changes: ChangeFeature;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** Makes the features from their adapters. */
export function createFeatures({ config, calendarStore, changeStore, mirrors, travelStore, clock, newId, logger }: Context): Features {
  const { household, requireSender, undoTtlMs } = config;
  const familyZone = familyZoneOf(household);
  const presenter = new CalendarPresenter(household, familyZone);
  const membersOf = (occurrence: Occurrence) => presenter.membersOf(occurrence).map(({ id }) => id);
  const travel = new TravelTimes({ store: travelStore, household, membersOf });
  const onUnreadable: CalendarFeatureParts['onUnreadable'] = ({ calendarId, uid }, error) => logger.warn({ calendarId, uid, err: error }, 'calendar object cannot be expanded');
  return {
    calendar: calendarFeature({ household, familyZone, presenter, travel, store: calendarStore, clock, onUnreadable }),
    changes: changeFeature({ household, familyZone, presenter, store: changeStore, calendars: mirrors, newId, undoTtlMs, requireSender }),
    membersOf,
  };
}
