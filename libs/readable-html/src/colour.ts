/** Red, green and blue from 0 to 255; `clear` when nothing is to be seen of it. */
export type Colour = readonly [number, number, number] | 'clear';

/** The names that letters and their grounds have most often, and all that are nearly white. */
const named = new Map(
  Object.entries({
    white: 'ffffff',
    snow: 'fffafa',
    ivory: 'fffff0',
    ghostwhite: 'f8f8ff',
    floralwhite: 'fffaf0',
    mintcream: 'f5fffa',
    azure: 'f0ffff',
    seashell: 'fff5ee',
    whitesmoke: 'f5f5f5',
    aliceblue: 'f0f8ff',
    honeydew: 'f0fff0',
    black: '000000',
    gray: '808080',
    grey: '808080',
    silver: 'c0c0c0',
    lightgray: 'd3d3d3',
    lightgrey: 'd3d3d3',
    gainsboro: 'dcdcdc',
    darkgray: 'a9a9a9',
    darkgrey: 'a9a9a9',
    dimgray: '696969',
    dimgrey: '696969',
    red: 'ff0000',
    maroon: '800000',
    yellow: 'ffff00',
    olive: '808000',
    lime: '00ff00',
    green: '008000',
    aqua: '00ffff',
    cyan: '00ffff',
    teal: '008080',
    blue: '0000ff',
    navy: '000080',
    fuchsia: 'ff00ff',
    magenta: 'ff00ff',
    purple: '800080',
    orange: 'ffa500',
  }),
);

/** A colour as styles and attributes write it (CSS Color 4); null for one that is not understood. */
export function readColour(written: string): Colour | null {
  if (written === 'transparent') return 'clear';
  const digits = /^#?((?:[\da-f]{3,4}){1,2})$/.exec(written)?.[1] ?? named.get(written);
  if (digits !== undefined) return fromDigits(digits);
  const [, name = '', values = ''] = /^(rgb|hsl)a?\(([^()]{1,80})\)$/.exec(written) ?? [];
  const parts = values.split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length < 3) return null;
  if (parts[3] !== undefined && share(parts[3], 1) < 0.1) return 'clear';
  const [first = '', second = '', third = ''] = parts;
  if (name === 'rgb')
    return [share(first, 255), share(second, 255), share(third, 255)].map((value) => value * 255) as unknown as Colour;
  const light = share(third, 100);
  // A grey, or so near to white or black that the hue makes no difference.
  return share(second, 100) < 0.03 || light > 0.97 || light < 0.03 ? [light * 255, light * 255, light * 255] : null;
}

/** Whether letters of one colour cannot be told from a ground of the other. */
export function looksAlike(one: Colour, other: Colour): boolean {
  if (one === 'clear' || other === 'clear') return one === 'clear';
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 12);
}

function fromDigits(digits: string): Colour | null {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return alpha < 26 ? 'clear' : [red, green, blue];
}

function share(written: string, whole: number): number {
  const value = Number.parseFloat(written) / (written.endsWith('%') ? 100 : whole);
  return Number.isNaN(value) ? 1 : Math.min(1, Math.max(0, value));
}
