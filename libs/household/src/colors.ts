import colorNames from 'color-name';

/** The colours of people without one of their own, in member order; each at least 5:1 against white text. */
export const memberPalette = [
  '#1a66c2',
  '#b4530a',
  '#1b7a43',
  '#8a3fb5',
  '#0b7480',
  '#c2255c',
  '#6f6a00',
  '#546274',
] as const;

/** The colour of what concerns nobody in particular. */
export const neutralColor = '#546274';

const names = new Map<string, readonly [number, number, number]>(Object.entries(colorNames));

/** True for `#rgb`, `#rrggbb` and the CSS colour names (CSS Color Module Level 4 §6.1). */
export function isColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) || names.has(text.toLowerCase());
}

/**
 * A colour as `#rrggbb` in lower case.
 * @throws RangeError when it is none
 */
export function toHex(color: string): string {
  const lower = color.toLowerCase();
  const named = names.get(lower);
  if (named) return `#${named.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  if (!isColor(lower)) throw new RangeError(`${color} is not a colour.`);
  return lower.length === 7 ? lower : `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}`;
}
