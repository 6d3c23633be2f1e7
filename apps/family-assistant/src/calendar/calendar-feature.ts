import type { Household } from '@homeroom/household';
import type { Router } from 'express';
import { CalendarAnswers } from './calendar-answers.ts';
import { CalendarPresenter } from './calendar-presenter.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { CalendarService } from './calendar-service.ts';
import type { CalendarServiceParts } from './calendar-service.ts';
import { familyZoneOf } from './family-zone.ts';

/** What the calendar reads need of the service. */
export interface CalendarFeatureParts extends Pick<CalendarServiceParts, 'store' | 'clock' | 'onUnreadable'> {
  household: Household;
}

/** The calendar reads: a router for the paths below `/calendar`. */
export function calendarFeature({ household, ...parts }: CalendarFeatureParts): Router {
  const familyZone = familyZoneOf(household);
  const service = new CalendarService({ ...parts, familyZone, calendarIds: household.calendars.map(({ id }) => id) });
  return calendarRoutes(service, new CalendarAnswers(service, new CalendarPresenter(household, familyZone)));
}
