import { parseDeclarations, withoutComments, type Declarations } from './declarations.ts';
import { parseSelectors, type Selector, type StyledElement } from './selectors.ts';

/** Limit of all style sheets of a document together. */
const maxCharacters = 262_144;
const maxRules = 4_000;
const maxNesting = 4;
const maxSelectorListLength = 4_000;
/** Maximum nesting levels compared with a selector. */
const maxReach = 100;
const defaultMaxSteps = 20_000_000;
/** Width of the window for which conditions are answered, in pixels. */
const windowWidth = 900;

interface Rule {
  selector: Selector;
  declarations: Declarations;
  order: number;
}

/**
 * The rules of a document's style sheets that decide whether words can be seen, on a screen of usual size. Rules for
 * print or for small screens do not count.
 */
export class StyleSheets {
  /** Each rule once, by what its selector demands first of an element. */
  readonly #rules = new Map<string, Rule[]>();
  readonly #maxSteps: number;
  #count = 0;
  #characters = 0;
  #steps = 0;

  /** @param maxSteps comparisons of elements with selectors that a document may take. Default: 20,000,000. */
  constructor(maxSteps = defaultMaxSteps) {
    this.#maxSteps = maxSteps;
  }

  /** Whether a document took more comparisons than it may; nothing can be said of further elements. */
  get exhausted(): boolean {
    return this.#steps > this.#maxSteps;
  }

  get empty(): boolean {
    return this.#count === 0;
  }

  /** Adds the content of a `style` element. @param media its attribute of that name */
  add(content: string, media = ''): void {
    if (!mediaApply(media)) return;
    const room = Math.max(0, maxCharacters - this.#characters);
    this.#characters += content.length;
    // Comment marks hide styles from the oldest browsers only.
    this.#addRules(withoutComments(content.slice(0, room)).replace(/<!--|-->/g, ' '), 0);
  }

  /** The declarations for an element, the strongest last. @param around the elements that it is in, the innermost last */
  declarationsFor(element: StyledElement, around: readonly StyledElement[]): Declarations[] {
    if (this.#count === 0 || this.exhausted) return [];
    const keys = ['*', element.name, ...element.classes.map((one) => `.${one}`)];
    if (element.id !== '') keys.push(`#${element.id}`);
    const found = keys.flatMap((key) =>
      (this.#rules.get(key) ?? []).filter(({ selector }) => this.#matches(selector, element, around)),
    );
    return found
      .sort((one, other) => one.selector.specificity - other.selector.specificity || one.order - other.order)
      .map(({ declarations }) => declarations);
  }

  #matches({ compounds }: Selector, element: StyledElement, around: readonly StyledElement[]): boolean {
    this.#steps += 1;
    return compounds[0].matches(element) && this.#matchesAround(compounds, 1, around, around.length - 1);
  }

  /** Whether the compounds from `index` on match elements around, the first of them at `from` or further out. */
  #matchesAround(
    compounds: Selector['compounds'],
    index: number,
    around: readonly StyledElement[],
    from: number,
  ): boolean {
    const compound = compounds[index];
    if (!compound) return true;
    const last = compound.isParent ? from : Math.max(0, around.length - maxReach);
    for (let at = from; at >= last && at >= 0 && !this.exhausted; at -= 1) {
      this.#steps += 1;
      if (!compound.matches(around[at] as StyledElement)) continue;
      if (this.#matchesAround(compounds, index + 1, around, at - 1)) return true;
      // Further out there is even less for the next compound, unless it has to be the parent.
      if (compounds[index + 1]?.isParent !== true) return false;
    }
    return false;
  }

  /** Adds one rule after the other; those in a condition that holds count as if they were outside of it. */
  #addRules(sheet: string, depth: number): void {
    let at = 0;
    while (at < sheet.length && this.#count < maxRules) {
      const open = sheet.indexOf('{', at);
      if (open < 0) return;
      // Statements such as an import end with a semicolon before the rule begins.
      const prelude = sheet.slice(at, open).split(';').at(-1)?.trim() ?? '';
      const close = closingBrace(sheet, open);
      const content = sheet.slice(open + 1, close);
      if (!prelude.startsWith('@')) this.#addRule(prelude, content);
      else if (depth < maxNesting && conditionHolds(prelude)) this.#addRules(content, depth + 1);
      at = close + 1;
    }
  }

  #addRule(list: string, content: string): void {
    const declarations = parseDeclarations(content);
    if (declarations.size === 0) return;
    for (const selector of parseSelectors(list.slice(0, maxSelectorListLength))) {
      const rules = this.#rules.get(selector.key) ?? [];
      rules.push({ selector, declarations, order: (this.#count += 1) });
      this.#rules.set(selector.key, rules);
      if (this.#count >= maxRules) return;
    }
  }
}

/** The position of the brace that closes the one at `open`, or the end. */
function closingBrace(sheet: string, open: number): number {
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
  return /^media$/i.test(name) && mediaApply(condition);
}

/** Whether one of the media (Media Queries 4) is a screen of usual size; any other demand does not hold. */
function mediaApply(media: string): boolean {
  const queries = media
    .toLowerCase()
    .slice(0, 1_000)
    .split(',')
    .map((query) => query.trim());
  return media.trim() === '' || queries.some((query) => query.split(/\s+and\s+|(?<=\))\s+(?=\()/).every(mediaHolds));
}

function mediaHolds(part: string): boolean {
  if (/^(?:only\s+)?(?:all|screen)$/.test(part)) return true;
  const [, side, value = '', unit] =
    /^\(\s*(min|max)-(?:device-)?width\s*:\s*([\d.]{1,10})(px|em|rem)\s*\)$/.exec(part) ?? [];
  const pixels = Number(value) * (unit === 'px' ? 1 : 16);
  if (side === 'min') return windowWidth >= pixels;
  if (side === 'max') return windowWidth <= pixels;
  return /^\(\s*prefers-color-scheme\s*:\s*light\s*\)$/.test(part);
}
