import type { Look } from './look.ts';
import type { StyledElement } from './selectors.ts';

/** An element that has begun and not ended. */
export interface OpenElement extends StyledElement {
  look: Look;
  /** Whether tags in it belong to SVG or MathML; set when it is opened. */
  foreign: boolean;
}

const words = (list: string) => new Set(list.split(' '));
const voidElements = words('area base br col embed hr img input link meta param source track wbr');
const tableParts = words('table thead tbody tfoot tr td th caption');
/** Elements that the end tag of another one cannot close. */
const barriers = words('table td th caption template object');
const tableBarriers = words('table template');
const inHead = words('meta link base title style script noscript template');
/** Elements of SVG and MathML whose content is HTML again (HTML, §13.2.6). */
const htmlInForeign = words('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** HTML elements that end SVG and MathML when they begin there (HTML, §13.2.6.5). */
const leavesForeign = words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

const closes = (names: string, within: string) => ({ names: names.split(' '), within: words(`${within} template`) });
const paragraph = closes('p', 'table td th caption button');
/** Open elements that the beginning of another one closes (HTML, §13.1.2.4). */
const impliedEnds = new Map(
  Object.entries({
    ...Object.fromEntries(
      [
        ...words('address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer'),
        ...words('form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul'),
      ].map((name) => [name, paragraph]),
    ),
    li: closes('li p', 'ul ol table td th'),
    dt: closes('dt dd p', 'dl table td th'),
    dd: closes('dt dd p', 'dl table td th'),
    td: closes('td th', 'tr table'),
    th: closes('td th', 'tr table'),
    tr: closes('tr td th', 'table'),
    tbody: closes('tbody thead tfoot tr td th', 'table'),
    tfoot: closes('tbody thead tfoot tr td th', 'table'),
  }),
);
/** Maximum nesting levels searched for the element that a tag closes. */
const maxReach = 256;
/** The depth that browsers keep. Of deeper elements only their number and whether they are gone is kept. */
const maxDepth = 512;

/** The elements around a place in a document, closed as browsers do where end tags are missing or misplaced. */
export class OpenElements {
  readonly #open: OpenElement[] = [];
  readonly #counts = new Map<string, number>();
  readonly #outside: Look;
  /** Names of the elements that are too deep. */
  readonly #deeper = new Map<string, number>();
  #depth = 0;
  /** The depth at which what is gone began. */
  #goneFrom = Infinity;

  /** @param outside the look outside of all elements */
  constructor(outside: Look) {
    this.#outside = outside;
  }

  /** From the outermost to the innermost. */
  get all(): readonly OpenElement[] {
    return this.#open;
  }

  get innermost(): OpenElement | undefined {
    return this.#open.at(-1);
  }

  get look(): Look {
    const look = this.#open.at(-1)?.look ?? this.#outside;
    return this.#goneFrom === Infinity ? look : { ...look, gone: true };
  }

  get inForeignContent(): boolean {
    return this.#open.at(-1)?.foreign ?? false;
  }

  has(name: string): boolean {
    return this.#counts.has(name);
  }

  /** Closes the elements that a start tag closes. */
  closeImplied(name: string): void {
    if (this.inForeignContent) {
      if (leavesForeign.has(name)) this.#cut(this.#open.findLastIndex(({ foreign }) => !foreign) + 1);
      else return;
    }
    if (this.#open.at(-1)?.name === 'head' && !inHead.has(name)) this.#cut(this.#open.length - 1);
    const rule = impliedEnds.get(name);
    if (!rule || !rule.names.some((one) => this.#counts.has(one))) return;
    let from = this.#open.length;
    const last = Math.max(0, this.#open.length - maxReach);
    for (let at = this.#open.length - 1; at >= last; at -= 1) {
      const { name: found } = this.#open[at] as OpenElement;
      if (rule.within.has(found)) break;
      if (rule.names.includes(found)) from = at;
    }
    this.#cut(from);
  }

  /** Adds an element unless it can have no content. */
  open(element: OpenElement, selfClosing: boolean): void {
    const { inForeignContent } = this;
    element.foreign =
      element.name === 'svg' || element.name === 'math' || (inForeignContent && !htmlInForeign.has(element.name));
    if (element.foreign || inForeignContent ? selfClosing : voidElements.has(element.name)) return;
    const tooDeep = this.#open.length >= maxDepth;
    count(tooDeep ? this.#deeper : this.#counts, element.name, 1);
    if (!tooDeep) this.#open.push(element);
    else if ((this.#depth += 1) < this.#goneFrom && element.look.gone) this.#goneFrom = this.#depth;
  }

  /** Closes the innermost element of that name with all that is in it. Returns its look; null when there is none to close. */
  close(name: string): Look | null {
    if (this.#deeper.has(name)) return this.#closeDeeper(name);
    if (!this.#counts.has(name)) return null;
    const reach = tableParts.has(name) ? tableBarriers : barriers;
    const last = Math.max(0, this.#open.length - maxReach);
    for (let at = this.#open.length - 1; at >= last; at -= 1) {
      const element = this.#open[at] as OpenElement;
      if (element.name === name) {
        this.#cut(at);
        return element.look;
      }
      if (reach.has(element.name)) return null;
    }
    return null;
  }

  #closeDeeper(name: string): Look {
    const { look } = this;
    count(this.#deeper, name, -1);
    this.#depth -= 1;
    if (this.#depth < this.#goneFrom) this.#goneFrom = Infinity;
    return look;
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
