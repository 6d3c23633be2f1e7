import { looksAlike, readColour, type Colour } from './colour.ts';
import type { Declarations } from './declarations.ts';

/** The part of an element's look that its content inherits. */
export interface Look {
  /** Whether nothing in it can be seen, whatever its content's own style says. */
  gone: boolean;
  /** The size of its letters in pixels. */
  size: number;
  hidden: boolean;
  /** Null when it is not known. */
  colour: Colour | null;
  /** The colour behind its letters; null when it is not known, as with a picture. */
  ground: Colour | null;
}

/** The look of a page without styles. */
export const plainLook: Look = { gone: false, size: 16, hidden: false, colour: [0, 0, 0], ground: [255, 255, 255] };
/** Lengths of at most so many pixels show nothing. */
const maxUnseenSize = 2;
const minOpacity = 0.1;
/** So far to the left or above is outside of the page. */
const outsidePixels = -500;
const namedSizes = new Map([
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
  if (gone || hidden || size <= maxUnseenSize) return false;
  return colour === null || (colour !== 'clear' && (ground === null || !looksAlike(colour, ground)));
}

/** Works out the look of an element with a style inside of an element with the look `around`. */
export function lookIn(around: Look, style: Declarations): Look {
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
  if (
    fraction(value('opacity')) < minOpacity ||
    fraction(/opacity\(([^()]{1,20})\)/.exec(value('filter'))?.[1] ?? '') < minOpacity
  )
    return true;
  return isFlat(value) || isOutside(value) || isClipped(value);
}

/** Without height or width, and content that overflows is cut. */
function isFlat(value: ValueOf): boolean {
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((property) =>
    /hidden|clip|auto|scroll/.test(value(property)),
  );
  return (
    cuts &&
    ['height', 'max-height', 'width', 'max-width'].some(
      (property) => (pixels(value(property), 16) ?? 16) <= maxUnseenSize,
    )
  );
}

function isOutside(value: ValueOf): boolean {
  const placed = /^(?:absolute|fixed|relative|sticky)$/.test(value('position'))
    ? ['left', 'right', 'top', 'bottom']
    : [];
  if (
    ['text-indent', 'margin-left', 'margin-top', ...placed].some(
      (property) => (pixels(value(property), 16) ?? 0) <= outsidePixels,
    )
  )
    return true;
  const moved = /translate[xy]?\(\s*([^(),]{1,20})/.exec(value('transform'))?.[1] ?? '';
  return (pixels(moved.trim(), 16) ?? 0) <= outsidePixels || /scale[xy]?\(\s*0?\.?0*\s*[,)]/.test(value('transform'));
}

/** Clipped to at most a pixel, as texts for screen readers are. */
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
    namedSizes.get(written) ??
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

/** The ground behind the letters; a picture is unknown and hides none. */
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

/** A length in pixels; null when it is none. A percentage counts ten pixels, except for letters. */
function pixels(written: string, letters: number): number | null {
  const [, amount = '', unit = ''] = /^([+-]?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9}))([a-z%]{0,7})$/.exec(written) ?? [];
  if (amount === '') return null;
  if (unit === 'percent') return (Number(amount) / 100) * letters;
  if (unit === 'em') return Number(amount) * letters;
  if (unit === 'ex' || unit === 'ch') return (Number(amount) * letters) / 2;
  const each = unitPixels.get(unit);
  return each === undefined ? null : Number(amount) * each;
}

function fraction(written: string): number {
  const value = Number.parseFloat(written) / (written.endsWith('%') ? 100 : 1);
  return Number.isNaN(value) ? 1 : value;
}
