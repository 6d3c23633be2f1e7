import { readFileSync } from 'node:fs';
import express from 'express';
import { servePeer } from './peer-server.ts';

/** A bare Express handler that sends the bytes of the file named on the command line. */
const body = readFileSync(String(process.argv[2]));
const app = express();
app.get('/', (_req, res) => {
  res.set('Content-Type', 'application/json; charset=utf-8');
  res.send(body);
});
servePeer(app);
