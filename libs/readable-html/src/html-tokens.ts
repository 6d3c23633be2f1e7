/** A piece of an HTML text: words as they are written, the start of an element, its end, or the content of a style or title. */
export type HtmlToken =
  | { kind: 'words'; text: string }
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'raw'; name: 'style' | 'title'; attributes: string; text: string };

/** Elements whose content is not markup. */
const rawElements = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);
const attributesLength = 8_192;

/**
 * Splits HTML in one pass, in time and memory that grow with its length alone: nothing is nested, so nothing can be
 * nested too deeply. Comments, declarations and the content of scripts are left out.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let position = 0;
  let quotesCount = true;
  while (position < html.length) {
    const angle = html.indexOf('<', position);
    if (angle < 0) return yield { kind: 'words', text: html.slice(position) };
    if (angle > position) yield { kind: 'words', text: html.slice(position, angle) };
    const skipped = skipDeclaration(html, angle);
    if (skipped !== null) {
      position = skipped;
      continue;
    }
    if (!/[a-z/]/i.test(html[angle + 1] ?? '')) {
      yield { kind: 'words', text: '<' };
      position = angle + 1;
      continue;
    }
    let end = quotesCount ? tagEnd(html, angle + 1) : html.indexOf('>', angle);
    if (end < 0 && quotesCount) {
      quotesCount = false;
      end = html.indexOf('>', angle);
    }
    if (end < 0) return;
    const token = tag(html.slice(angle + 1, Math.min(end, angle + attributesLength)));
    if (token) yield token;
    position = end + 1;
    if (token?.kind !== 'open' || !rawElements.has(token.name)) continue;
    position = rawEnd(html, end + 1, token.name);
    const { name, attributes } = token;
    if (name === 'style' || name === 'title')
      yield { kind: 'raw', name, attributes, text: html.slice(end + 1, position) };
  }
}

/** Where a comment or declaration that begins at the position is over; null when none does. */
function skipDeclaration(html: string, angle: number): number | null {
  const mark = html[angle + 1];
  if (mark !== '!' && mark !== '?') return null;
  const [end, length] = html.startsWith('<!--', angle)
    ? [html.indexOf('-->', angle + 2), 3]
    : [html.indexOf('>', angle), 1];
  return end < 0 ? html.length : end + length;
}

/** The place of the `>` that ends a tag, past those in quoted attributes; −1 when there is none. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  let afterEquals = false;
  for (let index = from; index < html.length; index += 1) {
    const character = html[index] as string;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return index;
    } else if (afterEquals && (character === '"' || character === "'")) {
      quote = character;
    }
    if (character === '=' || character.trim() !== '') afterEquals = character === '=';
  }
  return -1;
}

function tag(text: string): HtmlToken | null {
  const closing = text.startsWith('/');
  const name = /^[a-z][^\s/]*/i.exec(closing ? text.slice(1, 65) : text.slice(0, 64))?.[0];
  if (name === undefined) return null;
  const known = name.toLowerCase();
  return closing ? { kind: 'close', name: known } : { kind: 'open', name: known, attributes: text.slice(name.length) };
}

function rawEnd(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

const none = new Map<string, string>();

/** The attributes of a tag by their names in small letters; values as they are written. Of two with one name the first counts. */
export function htmlAttributes(text: string): ReadonlyMap<string, string> {
  if (text === '') return none;
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    const known = name.toLowerCase();
    if (!found.has(known)) found.set(known, double ?? single ?? bare ?? '');
  }
  return found;
}
