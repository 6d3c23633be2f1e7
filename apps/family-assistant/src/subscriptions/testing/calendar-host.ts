import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';

/** A web server of its own that publishes calendars. */
export interface CalendarHost {
  /** Base URL. */
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** Answers every request. */
  respond: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startCalendarHost(): Promise<CalendarHost> {
  const server = createServer((request, response) => {
    host.requests.push({ path: request.url ?? '', headers: request.headers });
    host.respond(request, response);
  });
  const port = await listenOnLoopback(server);
  const close = () => closeAtOnce(server);
  const host: CalendarHost = { url: `http://127.0.0.1:${port}`, requests: [], respond: serve(404, ''), close };
  return host;
}

/** Answers with a status, a body and headers, or with 304 when the request names this version. */
export function serve(
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): CalendarHost['respond'] {
  return (request, response) => {
    const known = request.headers;
    const isKnown =
      (headers['etag'] !== undefined && known['if-none-match'] === headers['etag']) ||
      (headers['last-modified'] !== undefined && known['if-modified-since'] === headers['last-modified']);
    response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : body);
  };
}
