import type { Look } from './look.ts';
import type { StyledElement } from './selectors.ts';

/** An element that has begun and not ended. */
export interface OpenElement extends StyledElement {
  look: Look;
}

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption']);
/** What a tag that ends an element cannot reach beyond. */
const cells = new Set(['table', 'td', 'th', 'caption', 'template', 'object']);
const tables = new Set(['table', 'template']);
const endsOf = (names: string, within: string) => ({
  names: names.split(' '),
  within: new Set([...within.split(' '), 'template']),
});
const paragraph = endsOf('p', 'table td th caption button');
/** Elements whose beginning ends others that have no end tag (HTML, §13.1.2.4). */
const implied = new Map<string, { names: readonly string[]; within: ReadonlySet<string> }>(
  Object.entries({
    ...Object.fromEntries(
      'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul'
        .split(' ')
        .map((name) => [name, paragraph]),
    ),
    li: endsOf('li p', 'ul ol table td th'),
    dt: endsOf('dt dd p', 'dl table td th'),
    dd: endsOf('dt dd p', 'dl table td th'),
    td: endsOf('td th', 'tr table'),
    th: endsOf('td th', 'tr table'),
    tr: endsOf('tr td th', 'table'),
    tbody: endsOf('tbody thead tfoot tr td th', 'table'),
    tfoot: endsOf('tbody thead tfoot tr td th', 'table'),
  }),
);
const inHead = new Set(['meta', 'link', 'base', 'title', 'style', 'script', 'noscript', 'template']);
/** How far the element that a tag ends is looked for. */
const lookedInwards = 256;
/** So deep at most, as in browsers; of what lies deeper only names are counted, and whether it is gone. */
const deepest = 512;

/** The elements around a place in a document, kept as browsers do where tags are missing. */
export class OpenElements {
  readonly #open: OpenElement[] = [];
  readonly #counts = new Map<string, number>();
  readonly #outside: Look;
  /** Of the names of what lies too deep. */
  readonly #deeper = new Map<string, number>();
  #depth = 0;
  /** How deep what is gone there began. */
  #goneFrom = Infinity;

  /** @param outside the look of what is in no element */
  constructor(outside: Look) {
    this.#outside = outside;
  }

  /** From the outermost to the innermost. */
  get all(): readonly OpenElement[] {
    return this.#open;
  }

  get look(): Look {
    const look = this.#open.at(-1)?.look ?? this.#outside;
    return this.#goneFrom === Infinity ? look : { ...look, gone: true };
  }

  /** Ends what the beginning of an element of that name ends. */
  before(name: string): void {
    if (this.#counts.has('head') && !inHead.has(name) && this.#open.at(-1)?.name === 'head')
      this.#cut(this.#open.length - 1);
    const rule = implied.get(name);
    if (!rule || !rule.names.some((one) => this.#counts.has(one))) return;
    let from = this.#open.length;
    const last = Math.max(0, this.#open.length - lookedInwards);
    for (let at = this.#open.length - 1; at >= last; at -= 1) {
      const { name: found } = this.#open[at] as OpenElement;
      if (rule.within.has(found)) break;
      if (rule.names.includes(found)) from = at;
    }
    this.#cut(from);
  }

  begin(element: OpenElement): void {
    const tooDeep = this.#open.length >= deepest;
    count(tooDeep ? this.#deeper : this.#counts, element.name, 1);
    if (!tooDeep) this.#open.push(element);
    else if ((this.#depth += 1) < this.#goneFrom && element.look.gone) this.#goneFrom = this.#depth;
  }

  /** Ends the innermost element of that name, with all that is in it, and answers it; null when there is none to end. */
  end(name: string): OpenElement | null {
    if (this.#deeper.has(name)) return this.#endDeeper(name);
    if (!this.#counts.has(name)) return null;
    const reach = tableParts.has(name) ? tables : cells;
    const last = Math.max(0, this.#open.length - lookedInwards);
    for (let at = this.#open.length - 1; at >= last; at -= 1) {
      const element = this.#open[at] as OpenElement;
      if (element.name === name) {
        this.#cut(at);
        return element;
      }
      if (reach.has(element.name)) return null;
    }
    return null;
  }

  #endDeeper(name: string): OpenElement {
    const { look } = this;
    count(this.#deeper, name, -1);
    this.#depth -= 1;
    if (this.#depth < this.#goneFrom) this.#goneFrom = Infinity;
    return { name, id: '', classes: [], attributes: new Map(), look };
  }

  #cut(length: number): void {
    if (length >= this.#open.length) return;
    for (const { name } of this.#open.splice(length)) count(this.#counts, name, -1);
    this.#deeper.clear();
    this.#depth = 0;
    this.#goneFrom = Infinity;
  }
}

function count(counts: Map<string, number>, name: string, step: 1 | -1): void {
  const next = (counts.get(name) ?? 0) + step;
  if (next > 0) counts.set(name, next);
  else counts.delete(name);
}
