const limitMs = 1_000;

/** Returns what a figure of `/metrics` turns out to be; null when it fails, or takes longer than a second. */
export async function withinLimit<Value>(figure: Promise<Value>, ms = limitMs): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  return Promise.race([figure.catch(() => null), limit]).finally(() => clearTimeout(timer));
}
