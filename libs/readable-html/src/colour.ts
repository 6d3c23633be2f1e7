import colourNames from 'color-name';

/** Red, green and blue from 0 to 255; `clear` for what is transparent. */
export type Colour = readonly [number, number, number] | 'clear';

/** The largest difference of a part that an eye does not see. */
const maxUnseenDifference = 12;
const minAlpha = 0.1;

/** Reads a colour in lower case as styles and attributes write it (CSS Color 4); null for one that is not understood. */
export function readColour(written: string): Colour | null {
  if (written === 'transparent') return 'clear';
  if (Object.hasOwn(colourNames, written)) return colourNames[written as keyof typeof colourNames];
  const digits = /^#?((?:[\da-f]{3,4}){1,2})$/.exec(written)?.[1];
  if (digits !== undefined) return fromDigits(digits);
  const [, name = '', values = ''] = /^(rgb|hsl)a?\(([^()]{1,80})\)$/.exec(written) ?? [];
  const parts = values.split(/[\s,/]+/).filter((part) => part !== '');
  const [first = '', second = '', third, alpha] = parts;
  if (third === undefined) return null;
  if (alpha !== undefined && fraction(alpha, 1) < minAlpha) return 'clear';
  if (name === 'rgb') return [fraction(first, 255) * 255, fraction(second, 255) * 255, fraction(third, 255) * 255];
  const light = fraction(third, 100);
  // A grey, or so near to white or black that the hue makes no difference.
  return fraction(second, 100) < 0.03 || light > 0.97 || light < 0.03 ? [light * 255, light * 255, light * 255] : null;
}

/** Whether letters of one colour cannot be seen on a ground of the other. */
export function looksAlike(letters: Colour, ground: Colour): boolean {
  if (letters === 'clear' || ground === 'clear') return letters === 'clear';
  return letters.every((value, index) => Math.abs(value - (ground[index] ?? 0)) <= maxUnseenDifference);
}

function fromDigits(digits: string): Colour {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return alpha < minAlpha * 255 ? 'clear' : [red, green, blue];
}

function fraction(written: string, whole: number): number {
  const value = Number.parseFloat(written) / (written.endsWith('%') ? 100 : whole);
  return Number.isNaN(value) ? 1 : Math.min(1, Math.max(0, value));
}
