import { ApiRefusal } from './api-answer.ts';

/** Styled range of a message; offset and length in UTF-16 code units. */
export interface MessageEntity {
  type: string;
  offset: number;
  length: number;
  url?: string;
}

export interface ParsedText {
  text: string;
  entities: MessageEntity[];
}

interface OpenTag {
  name: string;
  offset: number;
  attributes: ReadonlyMap<string, string>;
}

const entityTypes = new Map([
  ...['b', 'strong'].map((name) => [name, 'bold'] as const),
  ...['i', 'em'].map((name) => [name, 'italic'] as const),
  ...['u', 'ins'].map((name) => [name, 'underline'] as const),
  ...['s', 'strike', 'del'].map((name) => [name, 'strikethrough'] as const),
  ...['span', 'tg-spoiler'].map((name) => [name, 'spoiler'] as const),
  ['a', 'text_link'],
  ['code', 'code'],
  ['pre', 'pre'],
  ['blockquote', 'blockquote'],
  ['tg-emoji', 'custom_emoji'],
]);
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot)\b);?/gi;
const openTag = /<([^\s>]*)/y;
const attribute = /\s+([^\s=>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[\w.-]*))?/y;
const openTagEnd = /\s*>/y;
const closeTag = /<\/([^\s>]*)\s*>/y;

/** Parses the HTML subset of the Bot API's `parse_mode: HTML`. @throws ApiRefusal 400 with Telegram's message */
export function parseTelegramHtml(html: string): ParsedText {
  return new HtmlReader(html).read();
}

class HtmlReader {
  private readonly html: string;
  private readonly open: OpenTag[] = [];
  private readonly entities: MessageEntity[] = [];
  private at = 0;
  private text = '';

  constructor(html: string) {
    this.html = html;
  }

  read(): ParsedText {
    while (this.at < this.html.length) {
      if (this.html[this.at] !== '<') this.readText();
      else if (this.html[this.at + 1] === '/') this.readCloseTag();
      else this.readOpenTag();
    }
    const unclosed = this.open.at(-1);
    if (unclosed) throw broken(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
    if (/\p{Cs}/u.test(this.text))
      throw broken(
        'Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units',
      );
    return { text: this.text, entities: this.entities.sort((a, b) => a.offset - b.offset || b.length - a.length) };
  }

  private readText(): void {
    const next = this.html.indexOf('<', this.at);
    const end = next === -1 ? this.html.length : next;
    this.text += decode(this.html.slice(this.at, end));
    this.at = end;
  }

  private readOpenTag(): void {
    const start = this.at;
    const name = (this.take(openTag)?.[1] ?? '').toLowerCase();
    if (this.at === this.html.length) throw broken(`Unclosed start tag${this.offset(start)}`);
    if (!entityTypes.has(name)) throw broken(`Unsupported start tag "${name}"${this.offset(start)}`);
    const attributes = new Map<string, string>();
    for (let found = this.take(attribute); found; found = this.take(attribute))
      attributes.set((found[1] ?? '').toLowerCase(), value(found[2]));
    if (!this.take(openTagEnd)) throw broken(`Unclosed start tag "${name}"${this.offset(start)}`);
    if (name === 'span' && attributes.get('class') !== 'tg-spoiler')
      throw broken(`Tag "span" must have class "tg-spoiler"${this.offset(start)}`);
    this.open.push({ name, offset: this.text.length, attributes });
  }

  private readCloseTag(): void {
    const start = this.at;
    const tag = this.open.pop();
    if (!tag) throw broken(`Unexpected end tag${this.offset(start)}`);
    const found = this.take(closeTag)?.[1]?.toLowerCase();
    if (found === undefined) throw broken(`Unclosed end tag${this.offset(start)}`);
    if (found !== '' && found !== tag.name)
      throw broken(`Unmatched end tag${this.offset(start)}, expected "</${tag.name}>", found "</${found}>"`);
    this.addEntity(tag);
  }

  private addEntity({ name, offset, attributes }: OpenTag): void {
    const length = this.text.length - offset;
    if (length === 0) return;
    const url = name === 'a' ? { url: attributes.get('href') || this.text.slice(offset) } : {};
    this.entities.push({ type: entityTypes.get(name) ?? name, offset, length, ...url });
  }

  /** Matches the sticky pattern at the current position and advances past it. */
  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.html);
    if (found) this.at += found[0].length;
    return found;
  }

  private offset(index: number): string {
    return ` at byte offset ${Buffer.byteLength(this.html.slice(0, index))}`;
  }
}

function broken(what: string): ApiRefusal {
  return new ApiRefusal(400, `Bad Request: can't parse entities: ${what}`);
}

function value(quoted = ''): string {
  return /^["']/.test(quoted) ? decode(quoted.slice(1, -1)) : quoted.toLowerCase();
}

/** Decodes the entities Telegram knows; all others stay. */
function decode(text: string): string {
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code === 0 || code >= 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
