import { servePeer } from './peer-server.ts';

/** A Node server that answers every request with the same few bytes. */
servePeer((_req, res) => res.end('{"status":"ok"}'));
