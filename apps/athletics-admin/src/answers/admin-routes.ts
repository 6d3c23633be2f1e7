import { Router, type Request, type Response } from 'express';
import { contextOf, sendRepresentation, type Logger } from '@homeroom/service-kit';
import { requireSchool } from '../access/access.ts';
import type { Reader } from '../access/authenticate.ts';
import type { AnswerKind } from './school-answer-store.ts';
import type { SchoolAnswers } from './school-answers.ts';

/** What the routes need. */
export interface AdminRoutesContext {
  answers: SchoolAnswers;
  logger: Logger;
}

/** `GET /api/v1/admin/roster`, `/coaches` and `/stats`. */
export function adminRoutes(context: AdminRoutesContext): Router {
  const router = Router();
  for (const kind of ['roster', 'coaches', 'stats'] as const) {
    router.get(`/api/v1/admin/${kind}`, (req, res) => answer(kind, req, res));
  }
  return router;

  async function answer(kind: AnswerKind, req: Request, res: Response): Promise<void> {
    const { requestId, principal } = contextOf(res);
    const { userId, access } = principal as Reader;
    const schoolId = String(req.query['school_id']);
    const { representation, count } = await context.answers.get(kind, schoolId, requireSchool(access, schoolId));
    if (kind === 'roster') context.logger.info({ requestId, user: userId, school: schoolId, count }, 'roster read');
    await sendRepresentation(req, res, representation);
  }
}
