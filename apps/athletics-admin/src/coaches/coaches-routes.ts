import { Router } from 'express';
import { sendRepresentation } from '@homeroom/service-kit';
import { requestedSchool } from '../access/authenticate.ts';
import type { Context } from '../context.ts';
import { coachesQuery } from './coaches-sql.ts';

/** `GET /api/v1/admin/coaches`. */
export function coachesRoutes({ answers }: Pick<Context, 'answers'>): Router {
  return Router().get('/api/v1/admin/coaches', async (req, res) => {
    const { schoolId, version } = requestedSchool(req, res);
    const { representation } = await answers.get(coachesQuery, schoolId, version);
    await sendRepresentation(req, res, representation);
  });
}
