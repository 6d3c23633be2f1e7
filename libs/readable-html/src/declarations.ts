/** Value of a style property. */
export interface StyleValue {
  /** In lower case and trimmed. */
  value: string;
  important: boolean;
}

/** The properties of a style that decide whether words can be seen. */
export type Declarations = ReadonlyMap<string, StyleValue>;

const visualProperties = new Set([
  ...'display visibility opacity content-visibility filter mso-hide font font-size'.split(' '),
  ...'color background background-color background-image clip clip-path transform'.split(' '),
  ...'height max-height width max-width overflow overflow-x overflow-y'.split(' '),
  ...'position left right top bottom text-indent margin-left margin-top'.split(' '),
]);
const longhands = new Map([
  ['background', ['background-color', 'background-image']],
  ['font', ['font-size']],
  ['overflow', ['overflow-x', 'overflow-y']],
]);
const maxStyleLength = 65_536;
const maxValueLength = 300;

/** Parses a style attribute or the braces of a rule. Of two declarations of one property the later counts. */
export function parseDeclarations(style: string): Declarations {
  const found = new Map<string, StyleValue>();
  for (const declaration of splitDeclarations(resolveEscapes(withoutComments(style.slice(0, maxStyleLength))))) {
    const colon = declaration.indexOf(':');
    const property = colon < 0 ? '' : declaration.slice(0, colon).trim().toLowerCase();
    if (!visualProperties.has(property)) continue;
    const written = declaration
      .slice(colon + 1, colon + 1 + maxValueLength)
      .trim()
      .toLowerCase();
    const important = /!\s*important$/.test(written);
    declare(found, property, { value: important ? written.replace(/\s*!\s*important$/, '') : written, important });
  }
  return found;
}

/** Sets a property, unless it is already set with `!important` and this one is not. A shorthand resets its longhands. */
export function declare(style: Map<string, StyleValue>, property: string, value: StyleValue): void {
  for (const name of longhands.get(property) ?? [])
    if (value.important || style.get(name)?.important !== true) style.delete(name);
  if (value.important || style.get(property)?.important !== true) style.set(property, value);
}

/** Removes the comments of a style. */
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

/** Resolves escapes (CSS Syntax §4.3.7). */
function resolveEscapes(style: string): string {
  if (!style.includes('\\')) return style;
  return style.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_written, code?: string, character = '') => {
    if (code === undefined) return character as string;
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}

/** Splits at the semicolons outside of quotes and parentheses. */
function splitDeclarations(style: string): string[] {
  const declarations: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (let at = 0; at < style.length; at += 1) {
    const character = style[at] as string;
    if (quote !== '') {
      if (character === quote || character === '\n') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ';' && depth === 0) {
      declarations.push(style.slice(from, at));
      from = at + 1;
    }
  }
  declarations.push(style.slice(from));
  return declarations;
}
