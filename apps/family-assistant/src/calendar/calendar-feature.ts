import type { Router } from 'express';
import { CalendarAnswers } from './calendar-answers.ts';
import type { CalendarAnswersParts } from './calendar-answers.ts';
import { calendarRoutes } from './calendar-routes.ts';
import type { CalendarService } from './calendar-service.ts';

/** The calendar reads. */
export interface CalendarFeature {
  /** A router for the paths below `/calendar`. */
  router: Router;
  service: CalendarService;
  answers: CalendarAnswers;
}

/** Makes the calendar reads. */
export function calendarFeature(parts: CalendarAnswersParts): CalendarFeature {
  const { service } = parts;
  const answers = new CalendarAnswers(parts);
  return { router: calendarRoutes(service, answers), service, answers };
}
