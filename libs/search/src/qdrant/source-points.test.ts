import { defaultBm25Options } from '../bm25.ts';
import { buildSource } from '../testing/index-bench.ts';
import { chunkSource, inBatches, sourcePoints, type IndexPoint } from './source-points.ts';

const settings = {
  family: 'rivera',
  owner: 'staging-knowledge',
  bm25: defaultBm25Options,
  model: 'all-minilm',
  writtenAt: '2026-09-14T08:00:00.000Z',
};

test('a batch has at most 256 points and about 4 MiB, and never none', () => {
  const point = (text: string): IndexPoint => ({ id: 'a', vector: {}, payload: { text } });
  const sizes = (points: IndexPoint[]) => inBatches(points).map(({ length }) => length);
  expect(sizes([])).toEqual([]);
  expect(sizes(Array.from({ length: 600 }, () => point('short')))).toEqual([256, 256, 88]);
  const large = point('é'.repeat(1_000_000));
  expect(sizes([large, large, large])).toEqual([2, 1]);
  expect(sizes([point('x'.repeat(9_000_000)), point('short')])).toEqual([1, 1]);
});

test('labels are bounded because every point repeats them', async () => {
  const [point] = sourcePoints(
    await chunkSource(buildSource('mail:1', 'Text', { subject: 's'.repeat(5_000_000), sender: 'x'.repeat(3_000) })),
    settings,
  );
  expect(String(point?.payload['subject'])).toHaveLength(2_000);
  expect(String(point?.payload['sender'])).toHaveLength(2_000);
});

test('a text of stop words alone has no keyword vector', async () => {
  expect(sourcePoints(await chunkSource(buildSource('mail:1', 'The and of.')), settings)[0]?.vector).toEqual({});
});

test('a text of five megabytes is indexed whole', async () => {
  const points = sourcePoints(await chunkSource(buildSource('mail:1', 'word and another '.repeat(300_000))), settings);
  expect(points.length).toBeGreaterThan(5_000);
});
