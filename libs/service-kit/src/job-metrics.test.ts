import { BackgroundLoop } from './background-loop.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createMetrics } from './metrics.ts';

const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a job is shown with the time of its last success while it runs, and a failing one grows old', async () => {
  let isFailing = false;
  const work = async () => {
    if (isFailing) throw new Error('no');
  };
  const loop = new BackgroundLoop({ work, onError: () => undefined });
  const metrics = createMetrics('test');
  createJobMetrics(metrics, { retention: loop, travel: null });
  const shown = async () => {
    const text = await metrics.registry.getSingleMetricAsString('background_job_succeeded_timestamp_seconds');
    return [...text.matchAll(/name="(\w+)".*\} (\S+)/g)].map(([, name, at]) => [name, Number(at)]);
  };
  expect(await shown()).toEqual([]);
  loop.start(1);
  await moment();
  const before = loop.succeededAt?.getTime() ?? 0;
  await moment();
  expect(loop.succeededAt?.getTime()).toBeGreaterThan(before);
  isFailing = true;
  await moment();
  const last = loop.succeededAt?.getTime() ?? 0;
  await moment();
  expect(await shown()).toEqual([['retention', last / 1_000]]);
  await loop.stop();
  expect(await shown()).toEqual([]);
});
