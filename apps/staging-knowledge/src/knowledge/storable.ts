const deepest = 30;

/** A text as PostgreSQL can hold it: without NUL, and with U+FFFD for each half of a character. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A JSON value whose texts and names PostgreSQL can hold; undefined when it is nested more than 30 deep. */
export function storable(value: unknown): unknown {
  try {
    return cleaned(value, 0);
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

class TooDeepError extends Error {}

function cleaned(value: unknown, depth: number): unknown {
  if (depth > deepest) throw new TooDeepError();
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [storableText(name), cleaned(field, depth + 1)]),
  );
}
