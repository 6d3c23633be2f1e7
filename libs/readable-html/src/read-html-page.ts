import { elementWithLook } from './element-look.ts';
import { FlowingText } from './flowing-text.ts';
import { isSeen, plainLook } from './look.ts';
import { OpenElements } from './open-elements.ts';
import { scanHtml, type HtmlHandler } from './scan-html.ts';
import type { StyleSheets } from './style-sheets.ts';
import { styleSheetsOf } from './style-sheets-of.ts';

const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table hr figure'.split(' '));
const lines = new Set(
  [
    'div li tr section article header footer address dt dd center caption body option form fieldset main nav',
    'aside',
  ].flatMap((names) => names.split(' ')),
);
const commonTag =
  /<(?:html|body|div|p|br|li|ul|ol|h[1-6]|table|span|script|style|a|b|i|u|em|strong|img|font|center|iframe|svg)\b[^<>]{0,2000}>/i;
const heading = /^h[1-6]$/;
const maxTitleLength = 1_000;
/** A longer address is a tracker's, not one that a person would open. */
const maxLinkLength = 300;
const defaultMaxLength = 2 * 1024 * 1024;

/** The readable content of a page of HTML. */
export interface HtmlPage {
  text: string;
  /** The title in the page's head; null when it has none. */
  title: string | null;
  /** The first heading that can be seen; null when it has none. */
  heading: string | null;
  /** Whether the text ends early because its style sheets are too costly to follow. */
  cut: boolean;
}

/** Options for the text of a page. */
export interface HtmlTextOptions {
  /** Limit of the text in characters. Default: 2,097,152. */
  maxLength?: number;
  /** Whether an address follows the words of the first link to it. Default: true. */
  showLinks?: boolean;
  /** Whether headings begin with `# `, as in Markdown. Default: false. */
  markHeadings?: boolean;
  /** Whether line breaks of the source break lines, for text with some markup in it. Default: false. */
  keepLineBreaks?: boolean;
}

/**
 * Returns the text of HTML as a reader sees it: paragraphs and list items on lines of their own, table cells next to
 * each other with two blanks between, quotations marked with `> `. Left out are scripts and styles, text that is hidden
 * by an attribute, a style or a style sheet (no size, outside of the page, in the colour of its ground …), and the
 * words of pictures and tool tips.
 */
export function htmlToText(html: string, options: HtmlTextOptions = {}): string {
  return readHtmlPage(html, options).text;
}

/** Reads the text of a page like `htmlToText`, with its title and first heading. */
export function readHtmlPage(html: string, options: HtmlTextOptions = {}): HtmlPage {
  const reader = new PageReader(styleSheetsOf(html), options);
  scanHtml(html, reader);
  return reader.page();
}

/** Whether a text has tags that mail and calendar programs write, so that it is HTML or text with some markup. */
export function looksLikeHtml(text: string): boolean {
  return commonTag.test(text);
}

class PageReader implements HtmlHandler {
  readonly #sheets: StyleSheets;
  readonly #options: HtmlTextOptions;
  readonly #text: FlowingText;
  readonly #open = new OpenElements(plainLook);
  readonly #shownLinks = new Set<string>();
  #link: { address: string; words: string } | null = null;
  #title: string | null = null;
  #heading: { words: string; open: boolean } | null = null;

  constructor(sheets: StyleSheets, options: HtmlTextOptions) {
    this.#sheets = sheets;
    this.#options = options;
    this.#text = new FlowingText(options.maxLength ?? defaultMaxLength, options.keepLineBreaks);
  }

  get finished(): boolean {
    return this.#text.full || this.#sheets.exhausted;
  }

  get inForeignContent(): boolean {
    return this.#open.inForeignContent;
  }

  page(): HtmlPage {
    return {
      text: this.#text.toString(),
      title: this.#title,
      heading: this.#heading?.words ?? null,
      cut: this.#sheets.exhausted,
    };
  }

  openTag(name: string, attributes: ReadonlyMap<string, string>, selfClosing: boolean): void {
    this.#open.closeImplied(name);
    const element = elementWithLook(name, attributes, this.#open, this.#sheets);
    this.#open.open(element, selfClosing);
    if (element.look.gone) return;
    if (name === 'a') this.#startLink((attributes.get('href') ?? '').trim());
    else this.#separate(name, 1);
    if (name === 'li') this.text('- ');
    if (this.#options.markHeadings === true && heading.test(name)) this.text('# ');
    if (name === 'h1') this.#heading ??= { words: '', open: true };
  }

  closeTag(name: string): void {
    const around = this.#open.look;
    const look = this.#open.close(name);
    if ((look ?? around).gone) return;
    if (name === 'a') this.#endLink();
    else this.#separate(name, -1);
    if (name === 'h1') this.#endHeading();
  }

  /** Blanks between elements count whatever their look: around invisible letters there may be visible ones. */
  text(text: string): void {
    const { look, innermost } = this.#open;
    if (innermost?.name === 'title' && !this.#open.has('svg')) this.#title ??= text.slice(0, maxTitleLength);
    if (look.gone || (!isSeen(look) && text.trim() !== '')) return;
    if (this.#link && this.#link.words.length < maxLinkLength) this.#link.words += text;
    if (this.#heading?.open && this.#heading.words.length < maxTitleLength) this.#heading.words += text;
    this.#text.words(text);
  }

  #separate(name: string, step: 1 | -1): void {
    if (name === 'br') this.#text.lineBreak();
    else if (name === 'td' || name === 'th') this.#text.cell();
    else if (name === 'blockquote') this.#text.quotation(step);
    else if (name === 'pre') this.#text.preformatted(step);
    else if (paragraphs.has(name)) this.#text.break(true);
    else if (lines.has(name)) this.#text.break();
  }

  /** The first heading with words counts. */
  #endHeading(): void {
    if (this.#heading?.words.trim() === '') this.#heading = null;
    else if (this.#heading) this.#heading.open = false;
  }

  #startLink(address: string): void {
    this.#endLink();
    this.#link = { address, words: '' };
  }

  /** Shows an address once, unless the words of the link say it already. */
  #endLink(): void {
    if (!this.#link) return;
    const { address, words } = this.#link;
    this.#link = null;
    if (this.#options.showLinks === false) return;
    const shown = address.replace(/^mailto:([^?]*).*$/is, '$1');
    const opens = /^(https?:\/\/|mailto:)\S+$/i.test(address) && shown.length <= maxLinkLength && words.trim() !== '';
    if (!opens || this.#shownLinks.has(shown)) return;
    this.#shownLinks.add(shown);
    if (!words.includes(shown.replace(/^https?:\/\//i, '').replace(/\/$/, ''))) this.#text.words(` (${shown})`);
  }
}
