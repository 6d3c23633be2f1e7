/** Lower bound for an upsert: a server that reads the request, commits its point to LMDB and responds. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { open } from 'lmdb';
import { runMain } from '@homeroom/service-kit';

interface Upsert {
  points: { id: number; vector: number[]; payload: object }[];
}

await runMain(async () => {
  const [folder = '', records = '0', length = '0'] = process.argv.slice(2);
  const store = open({ path: folder, encoding: 'binary', overlappingSync: false });
  const put = (id: number, vector: Float32Array, payload: object) => {
    void store.put(['dense', id], Buffer.from(vector.buffer));
    void store.put(['points', id], Buffer.from(JSON.stringify({ v: id, p: payload })));
  };
  await store.transaction(() => {
    for (let id = 0; id < Number(records); id += 1) put(id, new Float32Array(Number(length)).fill(id), { n: id });
  });
  const server = createServer((request, response) => {
    void read(request).then(async ({ points }) => {
      await store.transaction(() =>
        points.forEach(({ id, vector, payload }) => put(id, Float32Array.from(vector), payload)),
      );
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ result: { operation_id: 1, status: 'completed' }, status: 'ok', time: 0 }));
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ listening: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  );
  process.once('SIGTERM', () => process.exit(0));
});

async function read(request: IncomingMessage): Promise<Upsert> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()) as Upsert;
}
