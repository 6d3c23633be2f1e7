import { Router } from 'express';
import { sendRepresentation } from '@homeroom/service-kit';
import { requestedSchool } from '../access/authenticate.ts';
import type { Context } from '../context.ts';
import { statsQuery } from './stats-sql.ts';

/** `GET /api/v1/admin/stats`. */
export function statsRoutes({ answers }: Pick<Context, 'answers'>): Router {
  return Router().get('/api/v1/admin/stats', async (req, res) => {
    const { schoolId, version } = requestedSchool(req, res);
    const { representation } = await answers.get(statsQuery, schoolId, version);
    await sendRepresentation(req, res, representation);
  });
}
