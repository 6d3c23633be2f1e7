import { readableStyle, readDeclarations, withoutComments, type Declarations } from './declarations.ts';
import { matchesCompound, readSelectors, type Selector, type StyledElement } from './selectors.ts';

/** Of all style sheets of a document together. */
const mostCharacters = 262_144;
const mostRules = 4_000;
const deepestNesting = 4;
/** How many elements further out a selector is compared with. */
const lookedOutwards = 100;
/** The width of a window that conditions are answered for, in pixels. */
const window = 900;

interface Rule {
  selector: Selector;
  declarations: Declarations;
  order: number;
}

/** What the rules of a document say of one element, the stronger later. */
type Found = readonly Rule[];

/**
 * The style sheets of a document, as far as they bear on whether words can be seen. Rules for print or for small
 * screens do not count, nor what needs a pseudo-class or a sibling.
 */
export class StyleSheets {
  readonly #rules = new Map<string, Rule[]>();
  readonly #mostSteps: number;
  #count = 0;
  #characters = 0;
  #steps = 0;

  /** @param mostSteps how many comparisons the document may take */
  constructor(mostSteps = 20_000_000) {
    this.#mostSteps = mostSteps;
  }

  /** Whether comparing took more than a document may take; then nothing can be said of further elements. */
  get exhausted(): boolean {
    return this.#steps > this.#mostSteps;
  }

  get empty(): boolean {
    return this.#count === 0;
  }

  /** Takes the content of a `style` element. @param media what its attribute says */
  add(content: string, media = ''): void {
    if (!applies(media)) return;
    const room = Math.max(0, mostCharacters - this.#characters);
    this.#characters += content.length;
    // The marks that hide a style from the oldest browsers are none.
    this.#take(withoutComments(content.slice(0, room)).replace(/<!--|-->/g, ' '), 0);
  }

  /** The rules for an element. @param around the elements that it lies in, the innermost last */
  rulesFor(element: StyledElement, around: readonly StyledElement[]): Found {
    if (this.#count === 0 || this.exhausted) return [];
    const keys = [
      '*',
      element.name,
      ...(element.id === '' ? [] : [`#${element.id}`]),
      ...element.classes.map((one) => `.${one}`),
    ];
    const found = keys.flatMap((key) =>
      (this.#rules.get(key) ?? []).filter((rule) => this.#matches(rule.selector, element, around)),
    );
    return found.length < 2
      ? found
      : found.sort((one, other) => one.selector.specificity - other.selector.specificity || one.order - other.order);
  }

  #matches(
    { compounds: [own, ...outer] }: Selector,
    element: StyledElement,
    around: readonly StyledElement[],
  ): boolean {
    this.#steps += 1;
    if (!matchesCompound(own, element)) return false;
    const last = Math.max(0, around.length - lookedOutwards);
    let at = around.length - 1;
    const found = outer.every((compound) => {
      while (at >= last && !matchesCompound(compound, around[at] as StyledElement)) at -= 1;
      at -= 1;
      return at >= last - 1;
    });
    this.#steps += around.length - at;
    return found;
  }

  /** Rules one after the other; those inside a condition that holds count as if they stood alone. */
  #take(sheet: string, depth: number): void {
    let at = 0;
    while (at < sheet.length && this.#count < mostRules) {
      const open = sheet.indexOf('{', at);
      if (open < 0) return;
      // What ends with a semicolon before the brace, such as an import, is no part of the rule.
      const prelude = sheet.slice(at, open).split(';').at(-1)?.trim() ?? '';
      const close = closing(sheet, open);
      const content = sheet.slice(open + 1, close);
      if (!prelude.startsWith('@')) this.#addRule(prelude, content);
      else if (depth < deepestNesting && conditionHolds(prelude)) this.#take(content, depth + 1);
      at = close + 1;
    }
  }

  #addRule(list: string, content: string): void {
    const declarations = readDeclarations(content);
    if (declarations.size === 0) return;
    for (const selector of readSelectors(readableStyle(list.slice(0, 4_000)))) {
      const key = keyOf(selector);
      const rules = this.#rules.get(key) ?? [];
      rules.push({ selector, declarations, order: (this.#count += 1) });
      this.#rules.set(key, rules);
      if (this.#count >= mostRules) return;
    }
  }
}

function keyOf({ compounds: [{ name, id, classes }] }: Selector): string {
  if (id !== '') return `#${id}`;
  return classes[0] === undefined ? name || '*' : `.${classes[0]}`;
}

/** The brace that closes the one at the position, or the end. */
function closing(sheet: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < sheet.length; at += 1) {
    const character = sheet[at] as string;
    if (quote !== '') {
      if (character === quote || character === '\n') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return at;
  }
  return sheet.length;
}

function conditionHolds(prelude: string): boolean {
  const [, name = '', condition = ''] = /^@([\w-]+)\s*(.*)$/s.exec(prelude) ?? [];
  if (/^(?:supports|layer)$/i.test(name)) return true;
  return /^media$/i.test(name) && applies(condition);
}

/** Whether one of the media (Media Queries 4) is a screen of usual size; what else is asked of it does not hold. */
function applies(media: string): boolean {
  const queries = media
    .toLowerCase()
    .slice(0, 1_000)
    .split(',')
    .map((query) => query.trim());
  return media.trim() === '' || queries.some((query) => query.split(/\s+and\s+|(?<=\))\s+(?=\()/).every(holds));
}

function holds(part: string): boolean {
  if (/^(?:only\s+)?(?:all|screen)$/.test(part)) return true;
  const [, side, value = '', unit] =
    /^\(\s*(min|max)-(?:device-)?width\s*:\s*([\d.]{1,10})(px|em|rem)\s*\)$/.exec(part) ?? [];
  const pixels = Number(value) * (unit === 'px' ? 1 : 16);
  return side === 'min'
    ? window >= pixels
    : side === 'max'
      ? window <= pixels
      : /^\(\s*prefers-color-scheme\s*:\s*light\s*\)$/.test(part);
}
