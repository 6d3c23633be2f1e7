const shape = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2})?(?:\.(\d{1,9}))?\s?([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A point in time as microseconds since 1970, from RFC 3339 or its shorter forms: a date alone, no seconds, no offset
 * (then UTC). Undefined when the text is none of them.
 */
export function parseDateTime(text: string): number | undefined {
  const match = shape.exec(text);
  if (!match) return undefined;
  const [, date, minutes = '00:00', seconds = ':00', fraction = '', offset = 'Z'] = match;
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase();
  const milliseconds = Date.parse(`${date}T${minutes}${seconds}${zone}`);
  if (Number.isNaN(milliseconds)) return undefined;
  return milliseconds * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}
