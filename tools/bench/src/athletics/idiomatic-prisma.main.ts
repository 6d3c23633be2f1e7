import { openDatabase } from '@homeroom/database';
import { createClient } from '@homeroom/database/athletics-admin';
import { processVariables } from '@homeroom/service-kit';
import express from 'express';
import { statsOracle } from '../../../../apps/athletics-admin/tests/stats-oracle.ts';
import { servePeer } from '../harness/peer-server.ts';

/** Express that computes the statistics with Prisma's findMany for each request. */
const prisma = createClient(
  openDatabase({
    url: String(processVariables()['DATABASE_URL']),
    applicationName: 'bench-prisma',
    connectTimeoutMs: 60_000,
  }),
);
const app = express();
app.get('/', async (req, res) => void res.json(await statsOracle(prisma, String(req.query['school_id']))));
servePeer(app);
