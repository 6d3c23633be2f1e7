import { looksAlike, readColour, type Colour } from './colour.ts';
import type { StyleValue } from './declarations.ts';

/** How an element looks, as far as it passes on to what is in it. */
export interface Look {
  /** Nothing in it can be seen, whatever that says. */
  gone: boolean;
  /** The size of its letters in pixels. */
  size: number;
  hidden: boolean;
  /** Null when it is not known. */
  colour: Colour | null;
  /** What is behind its letters; null when it is not known, such as a picture. */
  ground: Colour | null;
}

/** The properties that count for an element, by name. */
export type Style = ReadonlyMap<string, StyleValue>;

/** How a page looks before anything is said. */
export const plainLook: Look = { gone: false, size: 16, hidden: false, colour: [0, 0, 0], ground: [255, 255, 255] };
const smallestSize = 2;
const faintest = 0.1;
const farOut = -500;
const sizes = new Map([
  ['xx-small', 9],
  ['x-small', 10],
  ['small', 13],
  ['medium', 16],
  ['large', 18],
  ['x-large', 24],
  ['xx-large', 32],
]);

/** Whether letters of this look can be seen. */
export function isSeen({ gone, size, hidden, colour, ground }: Look): boolean {
  if (gone || hidden || size <= smallestSize) return false;
  return colour === null || (colour !== 'clear' && (ground === null || !looksAlike(colour, ground)));
}

/** The look of an element with this style in one of that look. */
export function lookIn(around: Look, style: Style): Look {
  if (around.gone || style.size === 0) return around;
  const value = (property: string) => style.get(property)?.value ?? '';
  return {
    gone: isGone(value),
    size: fontSize(value, around.size),
    hidden: visibility(value('visibility'), around.hidden),
    colour: value('color') === '' || value('color') === 'inherit' ? around.colour : readColour(value('color')),
    ground: ground(value, around.ground),
  };
}

type ValueOf = (property: string) => string;

function isGone(value: ValueOf): boolean {
  if (value('display') === 'none' || value('content-visibility') === 'hidden' || value('mso-hide') === 'all')
    return true;
  if (part(value('opacity')) < faintest || part(/opacity\(([^()]{1,20})\)/.exec(value('filter'))?.[1] ?? '') < faintest)
    return true;
  return isFlat(value) || isFarOut(value) || isClipped(value);
}

/** Of no height or width, and what does not fit is not shown. */
function isFlat(value: ValueOf): boolean {
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((property) =>
    /hidden|clip|auto|scroll/.test(value(property)),
  );
  return (
    cuts &&
    ['height', 'max-height', 'width', 'max-width'].some(
      (property) => (pixels(value(property), 16) ?? 16) <= smallestSize,
    )
  );
}

function isFarOut(value: ValueOf): boolean {
  const placed = /^(?:absolute|fixed|relative|sticky)$/.test(value('position'))
    ? ['left', 'right', 'top', 'bottom']
    : [];
  if (
    ['text-indent', 'margin-left', 'margin-top', ...placed].some(
      (property) => (pixels(value(property), 16) ?? 0) <= farOut,
    )
  )
    return true;
  const moved = /translate[xy]?\(\s*([^(),]{1,20})/.exec(value('transform'))?.[1] ?? '';
  return (pixels(moved.trim(), 16) ?? 0) <= farOut || /scale[xy]?\(\s*0?\.?0*\s*[,)]/.test(value('transform'));
}

/** To a rectangle of at most a pixel, as texts for screen readers are. */
function isClipped(value: ValueOf): boolean {
  const edges = /^rect\(([^()]{1,80})\)$/
    .exec(value('clip'))?.[1]
    ?.split(/[\s,]+/)
    .filter((edge) => edge !== '')
    .map((edge) => pixels(edge, 16));
  if (edges?.length === 4 && edges.every((edge) => edge !== null && Math.abs(edge) <= 1)) return true;
  const inset = /^inset\(\s*([\d.]{1,10})%/.exec(value('clip-path'))?.[1];
  return Number(inset ?? 0) >= 50 || /^circle\(\s*0/.test(value('clip-path'));
}

function fontSize(value: ValueOf, around: number): number {
  const shorthand = /(?:^|\s)([\d.]{1,10}(?:px|pt|pc|in|cm|mm|em|rem|ex|ch|vw|vh|%))(?=\s*\/|\s)/.exec(
    value('font'),
  )?.[1];
  const written = value('font-size') || (shorthand ?? '');
  return (
    sizes.get(written) ??
    pixels(
      written.replace(/%$/, (_sign) => 'percent'),
      around,
    ) ??
    around
  );
}

function visibility(written: string, around: boolean): boolean {
  if (written === 'hidden' || written === 'collapse') return true;
  return written === 'visible' ? false : around;
}

/** A ground that nothing is known of, such as a picture, hides no letters. */
function ground(value: ValueOf, around: Colour | null): Colour | null {
  const image = value('background-image') || value('background');
  if (/url\(|gradient\(/.test(image)) return null;
  const written =
    value('background-color') ||
    (value('background')
      .split(/\s+(?![^(]*\))/)
      .find((word) => readColour(word) !== null) ??
      '');
  if (written === '' || written === 'inherit') return around;
  const colour = readColour(written);
  return colour === 'clear' ? around : colour;
}

const unitPixels = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['in', 96],
  ['cm', 37.8],
  ['mm', 3.78],
  ['rem', 16],
  ['vw', 9],
  ['vh', 7],
  ['%', 10],
]);

/** A length in pixels; null when it is none. A share of what is around counts as ten pixels a hundredth, but for letters. */
function pixels(written: string, letters: number): number | null {
  const [, amount = '', unit = ''] = /^([+-]?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9}))([a-z%]{0,7})$/.exec(written) ?? [];
  if (amount === '') return null;
  if (unit === 'percent') return (Number(amount) / 100) * letters;
  if (unit === 'em') return Number(amount) * letters;
  if (unit === 'ex' || unit === 'ch') return (Number(amount) * letters) / 2;
  const each = unitPixels.get(unit);
  return each === undefined ? null : Number(amount) * each;
}

function part(written: string): number {
  const value = Number.parseFloat(written) / (written.endsWith('%') ? 100 : 1);
  return Number.isNaN(value) ? 1 : value;
}
