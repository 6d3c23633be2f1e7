import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaitingLine, WaitingLineFullError } from './waiting-line.ts';

const { signal: never } = new AbortController();

/** Work that ends when it is told to, and notes when it began. */
function heldWork(begun: string[]) {
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { work, end: (name: string) => ends.get(name)?.() };
}

test('what waits begins in the order in which it came, and more is refused at once', async () => {
  const begun: string[] = [];
  const { work, end } = heldWork(begun);
  const line = new WaitingLine({ concurrency: 1, maxWaiting: 2 });
  const all = ['a', 'b', 'c'].map((name) => line.run(never, work(name)));
  await expect(line.run(never, work('d'))).rejects.toThrow(WaitingLineFullError);
  for (const name of ['a', 'b', 'c']) {
    expect(begun.at(-1)).toBe(name);
    end(name);
    await nextTurn();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('admitted work goes ahead of what waits, in its own order, and is never refused', async () => {
  const begun: string[] = [];
  const { work, end } = heldWork(begun);
  const line = new WaitingLine({ concurrency: 1, maxWaiting: 1 });
  const all = ['a', 'b'].map((name) => line.run(never, work(name)));
  for (const name of ['c', 'd']) all.push(line.run(never, work(name), { isAdmitted: true }));
  await nextTurn();
  for (const name of ['a', 'c', 'd', 'b']) {
    expect(begun.at(-1)).toBe(name);
    end(name);
    await nextTurn();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('one who leaves while waiting makes room, and is never run', async () => {
  const begun: string[] = [];
  const { work, end } = heldWork(begun);
  const line = new WaitingLine({ concurrency: 1, maxWaiting: 1 });
  const leaving = new AbortController();
  const first = line.run(never, work('first'));
  const left = line.run(leaving.signal, work('left'));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const last = line.run(never, work('last'));
  end('first');
  await first;
  await nextTurn();
  end('last');
  expect([await last, begun]).toEqual(['last', ['first', 'last']]);
});

test('work that fails gives its place to the next', async () => {
  const line = new WaitingLine({ concurrency: 1, maxWaiting: 1 });
  await expect(line.run(never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await line.run(never, async () => 'yes')).toBe('yes');
});
