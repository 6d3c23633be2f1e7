import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';

/** A host that answers as the staging service does, with answers that were recorded from it. */
export interface StagingHost {
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** Answers every request. */
  respond: (response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startStagingHost(): Promise<StagingHost> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    host.requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    host.respond(response);
  });
  const port = await listenOnLoopback(server);
  const close = () => closeAtOnce(server);
  const host: StagingHost = { url: `http://127.0.0.1:${port}`, requests: [], respond: answer(404, {}), close };
  return host;
}

/** Answers with a status and JSON. */
export function answer(status: number, body: object, headers: Record<string, string> = {}): StagingHost['respond'] {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
