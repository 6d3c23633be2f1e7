import { unstyled } from './element-look.ts';
import { plainLook } from './look.ts';
import { OpenElements } from './open-elements.ts';
import { scanHtml, type HtmlHandler } from './scan-html.ts';
import { StyleSheets } from './style-sheets.ts';

const noAttributes: ReadonlyMap<string, string> = new Map();

/** Reads the style sheets of a document, wherever in it they are. Those in templates style nothing. */
export function styleSheetsOf(html: string): StyleSheets {
  const reader = new StyleReader();
  if (/<style/i.test(html)) scanHtml(html, reader);
  return reader.sheets;
}

class StyleReader implements HtmlHandler {
  readonly sheets = new StyleSheets();
  readonly finished = false;
  readonly #open = new OpenElements(plainLook);
  #style: ReadonlyMap<string, string> = noAttributes;

  get inForeignContent(): boolean {
    return this.#open.inForeignContent;
  }

  openTag(name: string, attributes: ReadonlyMap<string, string>, selfClosing: boolean): void {
    this.#open.closeImplied(name);
    this.#open.open(unstyled(name, plainLook), selfClosing);
    if (name === 'style') this.#style = attributes;
  }

  closeTag(name: string): void {
    this.#open.close(name);
  }

  text(text: string): void {
    if (this.#open.innermost?.name !== 'style' || this.#open.has('template')) return;
    if (/^(?:text\/css)?$/i.test(this.#style.get('type') ?? '')) this.sheets.add(text, this.#style.get('media'));
  }
}
