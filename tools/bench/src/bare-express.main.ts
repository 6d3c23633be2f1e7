import { readFileSync } from 'node:fs';
import { processVariables } from '@homeroom/service-kit';
import express from 'express';
import { servePeer } from './peer-server.ts';

/** A bare Express handler that sends the bytes of BENCH_BODY. */
const body = readFileSync(String(processVariables()['BENCH_BODY']));
const app = express();
app.get('/', (_req, res) => {
  res.set('Content-Type', 'application/json; charset=utf-8');
  res.send(body);
});
servePeer(app);
