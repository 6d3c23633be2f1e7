/** What a style says of one property. */
export interface StyleValue {
  /** In small letters, without blanks at its ends. */
  value: string;
  important: boolean;
}

/** The properties of a style that have a say in whether words can be seen. */
export type Declarations = ReadonlyMap<string, StyleValue>;

const looking = new Set([
  ...[
    'display',
    'visibility',
    'opacity',
    'content-visibility',
    'filter',
    'mso-hide',
    'font',
    'font-size',
    'color',
    'background',
    'background-color',
    'background-image',
  ],
  ...[
    'height',
    'max-height',
    'width',
    'max-width',
    'overflow',
    'overflow-x',
    'overflow-y',
    'text-indent',
    'margin-left',
    'margin-top',
    'position',
    'left',
    'right',
    'top',
    'bottom',
    'clip',
    'clip-path',
    'transform',
  ],
]);
const shorthands = new Map([
  ['background', ['background-color', 'background-image']],
  ['font', ['font-size']],
  ['overflow', ['overflow-x', 'overflow-y']],
]);
/** Of one style; more are not looked at. */
const longestStyle = 8_192;
const longestValue = 300;

/** The properties that a style attribute, or the braces of a rule, set; of two for one property the later counts. */
export function readDeclarations(style: string): Declarations {
  const found = new Map<string, StyleValue>();
  for (const declaration of parted(readableStyle(style.slice(0, longestStyle)), ';')) {
    const colon = declaration.indexOf(':');
    const property = colon < 0 ? '' : declaration.slice(0, colon).trim().toLowerCase();
    if (!looking.has(property)) continue;
    const written = declaration
      .slice(colon + 1, colon + 1 + longestValue)
      .trim()
      .toLowerCase();
    const important = /!\s*important$/.test(written);
    declare(found, property, { value: important ? written.replace(/\s*!\s*important$/, '') : written, important });
  }
  return found;
}

/** Sets a property, unless what was set before is important and this is not. What stands for several sets them all. */
export function declare(style: Map<string, StyleValue>, property: string, value: StyleValue): void {
  for (const name of shorthands.get(property) ?? [])
    if (value.important || style.get(name)?.important !== true) style.delete(name);
  if (value.important || style.get(property)?.important !== true) style.set(property, value);
}

/** A style without comments, its escapes resolved (CSS Syntax §4.3.7). */
export function readableStyle(style: string): string {
  const bare = style.includes('/*') ? withoutComments(style) : style;
  if (!bare.includes('\\')) return bare;
  return bare.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_written, code?: string, character = '') => {
    if (code === undefined) return character as string;
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}

/** A style without its comments. */
export function withoutComments(style: string): string {
  let kept = '';
  let from = 0;
  for (let start = style.indexOf('/*'); start >= 0; start = style.indexOf('/*', from)) {
    kept += style.slice(from, start);
    const end = style.indexOf('*/', start + 2);
    if (end < 0) return kept;
    from = end + 2;
  }
  return kept + style.slice(from);
}

/** The parts between separators that stand outside of quotes and brackets. */
export function parted(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (quote !== '') {
      if (character === quote || character === '\n') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
