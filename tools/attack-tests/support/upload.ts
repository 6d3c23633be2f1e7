import { request, type ClientRequest } from 'node:http';

const opening =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n';
const closing = '\r\n--x--\r\n';

/** Upload in progress. */
export interface Upload {
  request: ClientRequest;
  /** Status and `Retry-After` of the response; `reset` when the connection ended without one. */
  answer: Promise<{ status: number; retryAfter: string | undefined } | 'reset'>;
}

/** Sends a file to `POST /vision/parse` of a staging service; without its end when `isHeld`. */
export function upload(
  service: string,
  file: Buffer,
  { headers = {}, isHeld = false }: { headers?: Record<string, string>; isHeld?: boolean } = {},
): Upload {
  const length = opening.length + file.length + closing.length;
  const call = request(`${service}/vision/parse`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': length, ...headers },
  });
  const answer = new Promise<Awaited<Upload['answer']>>((resolve) => {
    call.once('response', (response) =>
      resolve({ status: response.resume().statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
    );
    call.on('error', () => resolve('reset')).on('close', () => resolve('reset'));
  });
  call.write(opening);
  if (isHeld) call.flushHeaders();
  else {
    call.write(file);
    call.end(closing);
  }
  return { request: call, answer };
}
