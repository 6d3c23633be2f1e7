import type { Household } from '@homeroom/household';
import type { Router } from 'express';
import { CalendarAnswers } from './calendar-answers.ts';
import type { CalendarAnswersParts } from './calendar-answers.ts';
import type { CalendarPresenter } from './calendar-presenter.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { CalendarService } from './calendar-service.ts';
import type { CalendarServiceParts } from './calendar-service.ts';

/** What the calendar reads need of the service. */
export interface CalendarFeatureParts extends Pick<CalendarServiceParts, 'store' | 'clock' | 'onUnreadable' | 'familyZone'> {
  household: Household;
  presenter: CalendarPresenter;
  travel: CalendarAnswersParts['travel'];
}

/** The calendar reads. */
export interface CalendarFeature {
  /** A router for the paths below `/calendar`. */
  router: Router;
  service: CalendarService;
}

/** Makes the calendar reads. */
export function calendarFeature({ household, presenter, travel, ...parts }: CalendarFeatureParts): CalendarFeature {
  const service = new CalendarService({ ...parts, calendarIds: household.calendars.map(({ id }) => id) });
  return { router: calendarRoutes(service, new CalendarAnswers({ service, presenter, travel })), service };
}
