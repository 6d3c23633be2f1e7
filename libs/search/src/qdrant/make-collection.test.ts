import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openConnection, type CollectionLayout } from './connection.ts';
import { createCollection } from './make-collection.ts';

let server: Server;
const bodies: unknown[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

async function sent(layout?: CollectionLayout, dimension: number | null = 384): Promise<unknown> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await createCollection(openConnection({ url, collection: 'k', ...(layout && { layout }) }), 'k_1', dimension);
  return bodies.at(-1);
}

test('without a layout the server decides about everything but the vectors', async () => {
  const plain = {
    vectors: { dense: { size: 384, distance: 'Cosine' } },
    sparse_vectors: { bm25: { modifier: 'idf' } },
  };
  expect(await sent()).toEqual(plain);
  expect(await sent({ shards: undefined, onDisk: false })).toEqual(plain);
  expect(await sent({}, null)).toEqual({ ...plain, vectors: {} });
});

test('a layout is sent in the names of Qdrant', async () => {
  expect(await sent({ shards: 6, replication: 2, writeConsistency: 1, onDisk: true, quantization: 'int8' })).toEqual({
    vectors: { dense: { size: 384, distance: 'Cosine', on_disk: true } },
    sparse_vectors: { bm25: { modifier: 'idf', index: { on_disk: true } } },
    shard_number: 6,
    replication_factor: 2,
    write_consistency_factor: 1,
    on_disk_payload: true,
    quantization_config: { scalar: { type: 'int8', always_ram: true } },
  });
});
