import { FlowingText } from './flowing-text.ts';
import { decodeEntities } from './html-entities.ts';
import { htmlAttributes, htmlTokens } from './html-tokens.ts';
import type { HtmlToken } from './html-tokens.ts';
import { mailLimits } from './mail-limits.ts';

const voidElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'hr', 'figure']);
const lines = new Set(['div', 'li', 'tr', 'section', 'article', 'header', 'footer', 'address', 'dt', 'dd', 'center', 'caption', 'body', 'option', 'form', 'fieldset', 'main', 'nav', 'aside']);
const unread = new Set(['template', 'svg', 'math', 'object', 'head', 'noscript', 'select', 'audio', 'video', 'canvas']);
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:font-size|max-height|max-width|opacity)\s*:\s*0(?:px|pt|em|%)?\s*(?:;|!|$)/i;

/**
 * The text of an HTML mail as a reader sees it: paragraphs and list items on lines of their own, table cells side by
 * side, quotations marked with `> `, an address behind the first link to it. Left out are scripts and styles, elements
 * hidden by an attribute or an inline style (the style of a class is not known) and pictures without a description.
 */
export function htmlToText(html: string, limit: number = mailLimits.textBytes): string {
  const reading = new HtmlReading(limit);
  for (const token of htmlTokens(html)) {
    reading.take(token);
    if (reading.text.full) break;
  }
  return reading.text.toString();
}

class HtmlReading {
  readonly text: FlowingText;
  readonly #shownLinks = new Set<string>();
  #hidden: { name: string; depth: number } | null = null;
  #link: { address: string; words: string } | null = null;

  constructor(limit: number) {
    this.text = new FlowingText(limit);
  }

  take(token: HtmlToken): void {
    if (this.#hidden) this.#takeHidden(token, this.#hidden);
    else if (token.kind === 'words') this.#words(decodeEntities(token.text));
    else if (token.kind === 'open') this.#open(token.name, token.attributes);
    else this.#close(token.name);
  }

  /** Inside a hidden element only its own end matters. A paragraph also ends where the next one begins. */
  #takeHidden(token: HtmlToken, hidden: { name: string; depth: number }): void {
    if (token.kind === 'words' || token.name !== hidden.name) return;
    if (token.kind === 'open' && hidden.name !== 'p') hidden.depth += 1;
    else hidden.depth -= 1;
    if (hidden.depth > 0) return;
    this.#hidden = null;
    if (token.kind === 'open') this.take(token);
  }

  #open(name: string, written: string): void {
    const attributes = htmlAttributes(written);
    if (isHidden(name, attributes)) {
      if (!voidElements.has(name)) this.#hidden = { name, depth: 1 };
      return;
    }
    if (name === 'a') this.#startLink(decodeEntities(attributes.get('href') ?? '').trim());
    else if (name === 'img') this.#picture(attributes);
    else this.#separate(name, 1);
    if (name === 'li') this.#words('- ');
  }

  #close(name: string): void {
    if (name === 'a') this.#endLink();
    else if (name !== 'br') this.#separate(name, -1);
  }

  #separate(name: string, step: 1 | -1): void {
    if (name === 'br') this.text.lineBreak();
    else if (name === 'td' || name === 'th') this.#words(' ');
    else if (name === 'blockquote') this.text.quotation(step);
    else if (name === 'pre') this.text.preformatted(step);
    else if (paragraphs.has(name)) this.text.break(true);
    else if (lines.has(name)) this.text.break();
  }

  #picture(attributes: Map<string, string>): void {
    const sizes = [attributes.get('width'), attributes.get('height')].map((size) => Number.parseInt(size ?? '', 10));
    if (!sizes.some((size) => size <= 2)) this.#words(decodeEntities(attributes.get('alt') ?? '').slice(0, 200));
  }

  #words(text: string): void {
    if (this.#link && this.#link.words.length < mailLimits.linkLength) this.#link.words += text;
    this.text.words(text);
  }

  #startLink(address: string): void {
    this.#endLink();
    this.#link = { address, words: '' };
  }

  /** Shows where a link leads, once, unless its words say so already. */
  #endLink(): void {
    if (!this.#link) return;
    const { address, words } = this.#link;
    this.#link = null;
    const shown = address.replace(/^mailto:([^?]*).*$/is, '$1');
    const opens = /^(https?:\/\/|mailto:)\S+$/i.test(address) && shown.length <= mailLimits.linkLength && words.trim() !== '';
    if (!opens || this.#shownLinks.has(shown)) return;
    this.#shownLinks.add(shown);
    if (!words.includes(shown.replace(/^https?:\/\//i, '').replace(/\/$/, ''))) this.text.words(` (${shown})`);
  }
}

function isHidden(name: string, attributes: Map<string, string>): boolean {
  return unread.has(name) || attributes.has('hidden') || hiddenStyle.test(attributes.get('style') ?? '');
}
