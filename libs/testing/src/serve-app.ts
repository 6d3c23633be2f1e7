import { createServer, type RequestListener } from 'node:http';
import { closeAtOnce, listenOnLoopback } from './loopback.ts';

/** An app that real clients reach. */
export interface ServedApp {
  /** Such as `http://127.0.0.1:40001`. */
  url: string;
  close(): Promise<void>;
}

/** Serves an app on a port of the loopback interface. Default: a free one. */
export async function serveApp(app: RequestListener, wantedPort = 0): Promise<ServedApp> {
  const server = createServer(app);
  const port = await listenOnLoopback(server, wantedPort);
  return { url: `http://127.0.0.1:${port}`, close: () => closeAtOnce(server) };
}
