import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Receives a document's tags and texts in their order. */
export interface HtmlHandler {
  /** Whether it needs no more of the document. */
  readonly finished: boolean;
  /** Whether the next tag is inside of SVG or MathML, where browsers read tags by other rules. */
  readonly inForeignContent: boolean;
  /** @param name in lower case; so are the names of attributes */
  openTag(name: string, attributes: ReadonlyMap<string, string>, selfClosing: boolean): void;
  closeTag(name: string): void;
  /** @param text with character references resolved, except in scripts and styles */
  text(text: string): void;
}

const maxNameLength = 64;
const maxValueLength = 65_536;
/** Attributes that decide what is seen are always read; of others only the first, for selectors. */
const maxOtherAttributes = 64;
const decisive = new Set(
  'id class style hidden aria-hidden open href color text bgcolor background media type'.split(' '),
);

const noAttributes = new Map<string, string>();

/**
 * Reads HTML in one pass, in time and memory that grow with its length alone. htmlparser2's tokenizer reads tags as
 * browsers do. Its parser is not used: it takes quadratic time for deep documents, and lets an end tag in a table cell
 * close what the table is in, which would show text that is hidden.
 */
export function scanHtml(html: string, handler: HtmlHandler): void {
  const tokenizer: Tokenizer = new Tokenizer({}, new Scan(html, handler, () => tokenizer.pause()));
  tokenizer.write(html);
  tokenizer.end();
}

class Scan implements TokenizerCallbacks {
  readonly #html: string;
  readonly #handler: HtmlHandler;
  readonly #stop: () => void;
  #text = '';
  /** The part of the document that follows `#text`: neighbouring pieces are cut out together. */
  #piece = { start: 0, end: 0 };
  #name = '';
  #attributes = noAttributes;
  #attribute = { name: '', value: '' };

  constructor(html: string, handler: HtmlHandler, stop: () => void) {
    this.#html = html;
    this.#handler = handler;
    this.#stop = stop;
  }

  isInForeignContext(): boolean {
    this.#flushText();
    return this.#handler.inForeignContent;
  }

  ontext(start: number, end: number): void {
    if (start !== this.#piece.end) {
      this.#takePiece();
      this.#piece.start = start;
    }
    this.#piece.end = end;
  }

  ontextentity(codePoint: number): void {
    this.#takePiece();
    this.#text += String.fromCodePoint(codePoint);
  }

  onopentagname(start: number, end: number): void {
    this.#flushText();
    this.#name = this.#lowerCase(start, end);
    this.#attributes = noAttributes;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = { name: this.#lowerCase(start, end), value: '' };
  }

  onattribdata(start: number, end: number): void {
    const room = maxValueLength - this.#attribute.value.length;
    if (room > 0) this.#attribute.value += this.#html.slice(start, Math.min(end, start + room));
  }

  onattribentity(codePoint: number): void {
    if (this.#attribute.value.length < maxValueLength) this.#attribute.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    const { name, value } = this.#attribute;
    if (this.#attributes === noAttributes) this.#attributes = new Map();
    if (this.#attributes.has(name)) return;
    if (decisive.has(name) || this.#attributes.size < maxOtherAttributes) this.#attributes.set(name, value);
  }

  onopentagend(): void {
    this.#openTag(false);
  }

  onselfclosingtag(): void {
    this.#openTag(true);
  }

  onclosetag(start: number, end: number): void {
    this.#flushText();
    this.#handler.closeTag(this.#lowerCase(start, end));
    this.#stopIfFinished();
  }

  oncdata(start: number, end: number, offset: number): void {
    if (this.#handler.inForeignContent) this.ontext(start, end - offset);
  }

  onend(): void {
    this.#flushText();
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  #openTag(selfClosing: boolean): void {
    this.#handler.openTag(this.#name, this.#attributes, selfClosing);
    this.#stopIfFinished();
  }

  #lowerCase(start: number, end: number): string {
    return this.#html.slice(start, Math.min(end, start + maxNameLength)).toLowerCase();
  }

  #takePiece(): void {
    const { start, end } = this.#piece;
    if (end > start) this.#text += this.#html.slice(start, end);
    this.#piece = { start: end, end };
  }

  #flushText(): void {
    this.#takePiece();
    if (this.#text === '') return;
    this.#handler.text(this.#text);
    this.#text = '';
    this.#stopIfFinished();
  }

  #stopIfFinished(): void {
    if (this.#handler.finished) this.#stop();
  }
}
