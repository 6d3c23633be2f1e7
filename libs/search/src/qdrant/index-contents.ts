import type { IndexStats } from '../knowledge-index.ts';
import type { QdrantConnection } from './connection.ts';
import { wellFormed } from './source-points.ts';

const pageSize = 1_000;

/** Returns the ids of the sources that this owner has points of. @throws SearchUnavailableError */
export async function listOwnSources(
  connection: QdrantConnection,
  family: string,
  owner: string,
): Promise<Set<string>> {
  const filter = { must: [ofFamily(family), { key: 'owner', match: { value: owner } }] };
  return connection.onCollection('a listing', async (client, { name }) => {
    const sources = new Set<string>();
    let offset: string | number | null = null;
    do {
      const page = await client.scroll(name, {
        filter,
        limit: pageSize,
        with_payload: ['source'],
        with_vector: false,
        ...(offset !== null && { offset }),
      });
      for (const { payload } of page.points)
        if (typeof payload?.['source'] === 'string') sources.add(payload['source']);
      offset = (page.next_page_offset as string | number | null | undefined) ?? null;
    } while (offset !== null);
    return sources;
  });
}

/** Counts the household's points, and those that wait for embeddings. @throws SearchUnavailableError */
export async function countPoints(connection: QdrantConnection, family: string): Promise<IndexStats> {
  return connection.onCollection('a count', async (client, { name }) => {
    const [all, pending] = await Promise.all([
      client.count(name, { filter: { must: [ofFamily(family)] }, exact: true }),
      client.count(name, { filter: { must: [ofFamily(family), { is_empty: { key: 'model' } }] }, exact: true }),
    ]);
    return { points: all.count, pending: pending.count };
  });
}

/** Counts the points of one of this owner's sources. @throws SearchUnavailableError */
export async function countPointsOf(
  connection: QdrantConnection,
  { family, owner, source }: { family: string; owner: string; source: string },
): Promise<number> {
  const filter = {
    must: [
      ofFamily(family),
      { key: 'owner', match: { value: owner } },
      { key: 'source', match: { value: wellFormed(source) } },
    ],
  };
  return connection.onCollection(
    'a count',
    async (client, { name }) => (await client.count(name, { filter, exact: true })).count,
  );
}

/** Whether the collection can be read now. Never rejects. */
export async function canBeRead(connection: QdrantConnection, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await connection.call(
      'a probe',
      (client) => client.getCollection(connection.collection),
      signal,
    );
    return status !== 'red';
  } catch {
    return false;
  }
}

function ofFamily(family: string) {
  return { key: 'family', match: { value: family } };
}
