import { Processing } from './processing.ts';

const since = new Date('2026-10-30T14:00:00Z');
const processing = () => new Processing(since);

test('before the first call there are no times', () => {
  expect(processing().figures()).toEqual({ since, errors: 0, times: null });
});

test('times are those of successful calls that process something', () => {
  const measured = processing();
  for (let ms = 1; ms <= 100; ms += 1) measured.record('/brain/query', 200, ms);
  measured.record('/brain/query', 422, 9_000);
  measured.record('/health', 200, 9_000);
  expect(measured.figures().times).toEqual({ p50: 50, p95: 95 });
});

test('one call is its own median', () => {
  const measured = processing();
  measured.record('/vision/parse', 200, 12.4);
  expect(measured.figures().times).toEqual({ p50: 12, p95: 12 });
});

test('errors are answers of 500 and above, whatever was sent', () => {
  const measured = processing();
  for (const status of [200, 400, 422, 499, 500, 503]) measured.record('/brain/ingest', status, 1);
  measured.record('/system/state', 500, 1);
  expect(measured.figures().errors).toBe(2);
});

test('only the last thousand times count', () => {
  const measured = processing();
  measured.record('/vision/parse', 200, 60_000);
  for (let call = 0; call < 1_000; call += 1) measured.record('/brain/query', 200, 5);
  expect(measured.figures().times).toEqual({ p50: 5, p95: 5 });
});
