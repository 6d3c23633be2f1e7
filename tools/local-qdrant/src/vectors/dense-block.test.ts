import { DenseBlock } from './dense-block.ts';
import { kernelOf } from './distance.ts';
import type { RunScan, ScanWorker } from './scan-worker.ts';
import { scan } from './scan.ts';
import { TopList, type Hit } from './top-list.ts';

/** A worker that does its scan here, after something else was done in the meantime. */
function workerBehind(meanwhile: () => void): ScanWorker {
  const run: RunScan = async (job, distance) => {
    meanwhile();
    return scan(job, kernelOf(distance), new TopList(job.limit, job.sign));
  };
  return { inTurn: (work: (run: RunScan) => Promise<Hit[]>) => work(run) } as ScanWorker;
}

test('what a worker reads stays as it was when its search began', async () => {
  const block = new DenseBlock(2, 'Dot');
  for (let slot = 0; slot < 3; slot += 1) block.set(slot, Float32Array.of(slot, slot));
  const overwrite = () => {
    block.set(0, Float32Array.of(50, 50));
    block.clear(1);
    block.set(1, Float32Array.of(60, 60));
    block.set(3, Float32Array.of(70, 70));
  };
  const query = Float32Array.of(1, 1);
  expect(await block.nearestAside(workerBehind(overwrite), query, { limit: 9 })).toEqual([
    { slot: 2, score: 4 },
    { slot: 1, score: 2 },
    { slot: 0, score: 0 },
  ]);
  expect(block.nearest(query, { limit: 2 })).toEqual([
    { slot: 3, score: 140 },
    { slot: 1, score: 120 },
  ]);
});
