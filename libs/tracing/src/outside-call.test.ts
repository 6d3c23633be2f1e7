import { outsideCall } from './outside-call.ts';
import { currentTraceId } from './trace-id.ts';

test('outside of a trace a call gets no headers, and gives what it gives', async () => {
  expect(await outsideCall('weather host', async (headers) => ({ headers }))).toEqual({ headers: {} });
  expect(currentTraceId()).toBeUndefined();
});

test('an error comes out unchanged', async () => {
  const error = new Error('The weather host does not answer.');
  await expect(outsideCall('weather host', () => Promise.reject(error))).rejects.toBe(error);
});
