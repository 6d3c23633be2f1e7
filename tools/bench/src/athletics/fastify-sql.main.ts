import { openDatabase } from '@homeroom/database';
import { processVariables } from '@homeroom/service-kit';
import Fastify from 'fastify';
import { statsQuery } from '../../../../apps/athletics-admin/src/stats/stats-sql.ts';

/** Fastify that runs the statistics' SQL for each request. */
const database = openDatabase({ url: String(processVariables()['DATABASE_URL']), applicationName: 'bench-fastify' });
const app = Fastify();
app.get<{ Querystring: { school_id: string } }>('/', async (request, reply) => {
  const { rows } = await database.query<{ json: string }>({
    ...statsQuery,
    values: [request.query.school_id],
  });
  return reply.type('application/json; charset=utf-8').send(rows[0]?.json ?? '{}');
});
process.send?.({ listening: await app.listen({ port: 0, host: '127.0.0.1' }) });
for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => process.exit(0));
