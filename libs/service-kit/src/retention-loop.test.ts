import { createLogger } from './logger.ts';
import { retentionLoop, type RetentionRule } from './retention-loop.ts';

/** A loop for so many turns, with its pauses and its log. */
async function turns(
  count: number,
  rules: RetentionRule[],
): Promise<{ pauses: number[]; lines: Record<string, unknown>[] }> {
  const pauses: number[] = [];
  const lines: Record<string, unknown>[] = [];
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const logger = createLogger({
    service: 'test',
    level: 'info',
    destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const loop = retentionLoop({
    rules,
    logger,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length > count) end();
    },
  });
  loop.start(60_000);
  await done;
  await loop.stop();
  return { pauses: pauses.slice(0, count + 1), lines };
}

test('what is over goes in batches until none is left, a moment after the start and then every minute', async () => {
  const batches = [200, 200, 7, 0];
  const remove = async (limit: number) => {
    expect(limit).toBe(200);
    return batches.shift() ?? 0;
  };
  const { pauses, lines } = await turns(2, [{ what: 'letters', remove }]);
  expect([pauses, batches]).toEqual([[1_000, 60_000, 60_000], []]);
  expect(lines).toMatchObject([{ what: 'letters', removed: 407 }]);
});

test('a rule that fails keeps no other from its turn, and is reported once', async () => {
  let removed = 0;
  const failing = { what: 'letters', remove: () => Promise.reject(new Error('refused')) };
  const { lines } = await turns(3, [failing, { what: 'cards', remove: async () => Number(removed++ < 2) }]);
  expect(removed).toBeGreaterThanOrEqual(3);
  expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
  expect(lines.filter(({ what }) => what === 'cards')).toHaveLength(2);
});

test('a loop that is stopped ends after the batch that runs', async () => {
  let batches = 0;
  let begun = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  const remove = async () => {
    batches += 1;
    begun();
    await new Promise(setImmediate);
    return 200;
  };
  const loop = retentionLoop({
    rules: [{ what: 'letters', remove }],
    logger: createLogger({ service: 'test', level: 'silent' }),
    pause: async () => {},
  });
  loop.start(60_000);
  await running;
  await loop.stop();
  const atEnd = batches;
  await new Promise(setImmediate);
  expect(batches).toBe(atEnd);
});
