import { joinRouters } from '@homeroom/service-kit';
import type { Router } from 'express';
import { CalendarAnswers } from './calendar-answers.ts';
import type { CalendarAnswersDeps } from './calendar-answers.ts';
import type { CalendarProblems } from './calendar-problems.ts';
import { calendarRoutes } from './calendar-routes.ts';
import type { CalendarService } from './calendar-service.ts';
import { problemRoutes } from './problem-routes.ts';

/** Dependencies of the calendar reads. */
export interface CalendarFeatureDeps extends CalendarAnswersDeps {
  problems: CalendarProblems;
}

/** The calendar reads. */
export interface CalendarFeature {
  /** A router for the paths below `/calendar`. */
  router: Router;
  service: CalendarService;
  answers: CalendarAnswers;
  problems: CalendarProblems;
}

/** Makes the calendar reads. */
export function calendarFeature({ problems, ...deps }: CalendarFeatureDeps): CalendarFeature {
  const { service } = deps;
  const answers = new CalendarAnswers(deps);
  return {
    router: joinRouters([problemRoutes(problems), calendarRoutes(service, answers)]),
    service,
    answers,
    problems,
  };
}
