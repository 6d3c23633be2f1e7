import { decodeHTML as decodeEntities } from 'entities';
import { FlowingText } from './flowing-text.ts';
import { isSeen, plainLook } from './look.ts';
import { OpenElements } from './open-elements.ts';
import type { StyleSheets } from './style-sheets.ts';
import { htmlAttributes, htmlTokens, type HtmlToken } from './html-tokens.ts';
import { openElement, styleSheetsOf } from './styled-element.ts';

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'hr', 'figure']);
const lines = new Set([
  'div',
  'li',
  'tr',
  'section',
  'article',
  'header',
  'footer',
  'address',
  'dt',
  'dd',
  'center',
  'caption',
  'body',
  'option',
  'form',
  'fieldset',
  'main',
  'nav',
  'aside',
]);
const titleLength = 1_000;
/** Default limit of a page's text, in characters. */
const defaultMaxLength = 2 * 1024 * 1024;
/** A longer address is a tracker's, not one that a person would open. */
const maxLinkLength = 300;

/** What a person reads on a page of HTML. */
export interface HtmlPage {
  text: string;
  /** The page's name for itself, which a browser shows in its window; null when it has none. */
  title: string | null;
  /** Its first heading; null when it has none. */
  heading: string | null;
  /** Whether its style sheets were too costly to follow; the text ends there. */
  cut: boolean;
}

/**
 * The text of an HTML mail as a reader sees it: paragraphs and list items on lines of their own, table cells side by
 * side with two blanks between, quotations marked with `> `, an address behind the first link to it. Left out are scripts and styles, what is
 * hidden by an attribute, a style or a style sheet (without letters' height, outside of the page, in the colour of its
 * ground …), and what pictures and tool tips say.
 */
export function htmlToText(html: string, maxLength = defaultMaxLength): string {
  return readHtmlPage(html, maxLength).text;
}

/** The text of a page as `htmlToText` has it, with its title and first heading. */
export function readHtmlPage(html: string, maxLength = defaultMaxLength): HtmlPage {
  const reading = new HtmlReading(maxLength, styleSheetsOf(html));
  for (const token of htmlTokens(html)) {
    reading.take(token);
    if (reading.ended) break;
  }
  return reading.page();
}

class HtmlReading {
  readonly #text: FlowingText;
  readonly #sheets: StyleSheets;
  readonly #open = new OpenElements(plainLook);
  readonly #shownLinks = new Set<string>();
  #link: { address: string; words: string } | null = null;
  #title: string | null = null;
  #heading: { words: string; open: boolean } | null = null;

  constructor(limit: number, sheets: StyleSheets) {
    this.#text = new FlowingText(limit);
    this.#sheets = sheets;
  }

  get ended(): boolean {
    return this.#text.full || this.#sheets.exhausted;
  }

  page(): HtmlPage {
    return {
      text: this.#text.toString(),
      title: this.#title,
      heading: this.#heading?.words ?? null,
      cut: this.#sheets.exhausted,
    };
  }

  take(token: HtmlToken): void {
    if (token.kind === 'words') this.#words(decodeEntities(token.text));
    else if (token.kind === 'open') this.#begin(token.name, token.attributes);
    else if (token.kind === 'close') this.#end(token.name);
    else if (token.name === 'title') this.#title ??= decodeEntities(token.text.slice(0, titleLength));
  }

  #begin(name: string, written: string): void {
    this.#open.before(name);
    const attributes = htmlAttributes(written);
    const element = openElement(name, attributes, this.#open, this.#sheets);
    if (!voidElements.has(name)) this.#open.begin(element);
    if (element.look.gone) return;
    if (name === 'a') this.#startLink(decodeEntities(attributes.get('href') ?? '').trim());
    else this.#separate(name, 1);
    if (name === 'li') this.#words('- ');
    if (name === 'h1') this.#heading ??= { words: '', open: true };
  }

  #end(name: string): void {
    const around = this.#open.look;
    const ended = this.#open.end(name);
    if ((ended?.look ?? around).gone) return;
    if (name === 'a') this.#endLink();
    else if (name !== 'br') this.#separate(name, -1);
    if (name === 'h1') this.#endHeading();
  }

  /** The first that says something counts. */
  #endHeading(): void {
    if (this.#heading?.words.trim() === '') this.#heading = null;
    else if (this.#heading) this.#heading.open = false;
  }

  #separate(name: string, step: 1 | -1): void {
    if (name === 'br') this.#text.lineBreak();
    else if (name === 'td' || name === 'th') this.#text.cell();
    else if (name === 'blockquote') this.#text.quotation(step);
    else if (name === 'pre') this.#text.preformatted(step);
    else if (paragraphs.has(name)) this.#text.break(true);
    else if (lines.has(name)) this.#text.break();
  }

  /** Blanks between elements count, whatever their look: around letters of no size there may be others. */
  #words(text: string): void {
    const { look } = this.#open;
    if (look.gone || (!isSeen(look) && text.trim() !== '')) return;
    if (this.#link && this.#link.words.length < maxLinkLength) this.#link.words += text;
    if (this.#heading?.open && this.#heading.words.length < titleLength) this.#heading.words += text;
    this.#text.words(text);
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
    const opens = /^(https?:\/\/|mailto:)\S+$/i.test(address) && shown.length <= maxLinkLength && words.trim() !== '';
    if (!opens || this.#shownLinks.has(shown)) return;
    this.#shownLinks.add(shown);
    if (!words.includes(shown.replace(/^https?:\/\//i, '').replace(/\/$/, ''))) this.#text.words(` (${shown})`);
  }
}
