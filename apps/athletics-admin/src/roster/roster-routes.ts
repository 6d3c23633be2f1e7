import { Router } from 'express';
import { contextOf, sendRepresentation } from '@homeroom/service-kit';
import { requestedSchool } from '../access/authenticate.ts';
import type { Context } from '../context.ts';
import { rosterQuery } from './roster-sql.ts';

/** `GET /api/v1/admin/roster`. */
export function rosterRoutes({ answers, logger }: Pick<Context, 'answers' | 'logger'>): Router {
  return Router().get('/api/v1/admin/roster', async (req, res) => {
    const { userId, schoolId, version } = requestedSchool(req, res);
    const { representation, count } = await answers.get(rosterQuery, schoolId, version);
    const { requestId } = contextOf(res);
    logger.info({ requestId, user: userId, school: schoolId, count }, 'roster read');
    await sendRepresentation(req, res, representation);
  });
}
