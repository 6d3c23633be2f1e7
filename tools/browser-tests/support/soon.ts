const limitMs = 30_000;

/** Waits until the value is as wanted; fails with the last value read. */
export async function soon<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  const ends = Date.now() + limitMs;
  let found = await read();
  while (!isSame(found, wanted) && Date.now() < ends) found = await read();
  expect(found).toEqual(wanted);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
