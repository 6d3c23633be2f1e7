import { Representation, sendRepresentation } from '@homeroom/service-kit';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { components } from '../generated/contract-types.ts';
import { problemSentences } from './calendar-problems.ts';
import type { CalendarProblem } from './calendar-problem.ts';
import type { CalendarProblems } from './calendar-problems.ts';

type ProblemBody = components['schemas']['CalendarProblem'];

const goneSentence = 'Nothing is at its address any more. If it has a new one, put that into the family file.';
const unreadableSentence = 'It cannot be read. The service keeps trying.';

/** `GET /calendar/problems`. */
export function problemRoutes(problems: CalendarProblems): Router {
  return Router().get('/calendar/problems', problemsHandler(problems));
}

/** Answers with the events that reads leave out, and the calendars whose events are not of now. */
export function problemsHandler(problems: CalendarProblems): RequestHandler {
  return async (req, res) => {
    const [list, unavailable] = await Promise.all([problems.list(), problems.unavailable()]);
    const body: components['schemas']['CalendarProblemList'] = {
      problems: list.problems.map(presented),
      left_out: list.leftOut,
      calendars: unavailable.map(({ calendarId, name, since, isGone }) => ({
        calendar: calendarId,
        name,
        since: since.toISOString(),
        message: isGone ? goneSentence : unreadableSentence,
      })),
    };
    res.setHeader('Cache-Control', 'private, no-cache');
    await sendRepresentation(req, res, new Representation(JSON.stringify(body)));
  };
}

function presented({ calendarId, uid, summary, reason }: CalendarProblem): ProblemBody {
  return { calendar: calendarId, uid, summary, reason, message: problemSentences[reason] };
}
