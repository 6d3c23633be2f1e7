import { AttributeAction, parse, SelectorType, type AttributeSelector, type Selector as Token } from 'css-what';

/** An element as selectors see it. */
export interface StyledElement {
  name: string;
  id: string;
  classes: readonly string[];
  attributes: ReadonlyMap<string, string>;
}

type Test = (element: StyledElement) => boolean;

interface Compound {
  matches: Test;
  /** Whether it is about the parent of the element before, not about any element around it. */
  isParent: boolean;
}

/** A selector that depends on an element and the elements around it alone. */
export interface Selector {
  /** From the element outwards. */
  compounds: readonly [Compound, ...Compound[]];
  /** As one number (Selectors 4, §17). */
  specificity: number;
  /** A demand on the element by which most are ruled out at once: `#id`, `.class`, a name, or `*`. */
  key: string;
}

const maxCompounds = 6;
const maxTests = 40;

/**
 * Parses a list of selectors. Left out are those with siblings, pseudo-elements, or pseudo-classes other than `:is()`,
 * `:where()` and `:not()`. A list with a syntax error selects nothing, as in browsers.
 */
export function parseSelectors(list: string): Selector[] {
  try {
    return parse(list).flatMap((tokens) => toSelector(tokens) ?? []);
  } catch {
    return [];
  }
}

function toSelector(tokens: readonly Token[]): Selector | null {
  const outer: Compound[] = [];
  let own: Token[] = [];
  for (const token of tokens) {
    if (token.type === SelectorType.Descendant || token.type === SelectorType.Child) {
      outer.unshift({ matches: toTest(own), isParent: token.type === SelectorType.Child });
      own = [];
    } else if (isSupported(token)) own.push(token);
    else return null;
  }
  if (own.length === 0 || outer.length >= maxCompounds || tokens.length > maxTests) return null;
  return {
    compounds: [{ matches: toTest(own), isParent: false }, ...outer],
    specificity: specificityOf(tokens),
    key: keyOf(own),
  };
}

function keyOf(tokens: readonly Token[]): string {
  const exact = tokens.filter((token) => token.type === SelectorType.Attribute && token.ignoreCase === 'quirks');
  const id = (exact as AttributeSelector[]).find(({ name }) => name === 'id');
  const className = (exact as AttributeSelector[]).find(({ name }) => name === 'class');
  if (id ?? className) return id ? `#${id.value}` : `.${className?.value}`;
  return tokens.find((token) => token.type === SelectorType.Tag)?.name.toLowerCase() ?? '*';
}

function isSupported(token: Token): boolean {
  if (token.type === SelectorType.Tag || token.type === SelectorType.Universal) return true;
  if (token.type === SelectorType.Attribute) return token.action !== AttributeAction.Not;
  const alternatives = alternativesOf(token);
  return alternatives !== null && alternatives.flat().length <= maxTests && alternatives.flat().every(isSupported);
}

function alternativesOf(token: Token): Token[][] | null {
  if (token.type !== SelectorType.Pseudo || !['is', 'where', 'not'].includes(token.name)) return null;
  return Array.isArray(token.data) ? token.data : null;
}

function specificityOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === SelectorType.Tag) return sum + 1;
    if (token.type === SelectorType.Attribute)
      return sum + (token.name === 'id' && token.ignoreCase === 'quirks' ? 1_000_000 : 1_000);
    if (token.type !== SelectorType.Pseudo || token.name === 'where') return sum;
    return sum + Math.max(0, ...(alternativesOf(token) ?? []).map(specificityOf));
  }, 0);
}

function toTest(tokens: readonly Token[]): Test {
  const [first = () => true, ...others] = tokens.map(testOf);
  return others.length === 0 ? first : (element) => first(element) && others.every((test) => test(element));
}

function testOf(token: Token): Test {
  if (token.type === SelectorType.Universal) return () => true;
  if (token.type === SelectorType.Attribute) return attributeTest(token);
  if (token.type === SelectorType.Tag) {
    const name = token.name.toLowerCase();
    return (element) => element.name === name;
  }
  const alternatives = (alternativesOf(token) ?? []).map(toTest);
  const isWanted = !(token.type === SelectorType.Pseudo && token.name === 'not');
  return (element) => alternatives.some((test) => test(element)) === isWanted;
}

/** css-what reads `.x` and `#x` as attributes with `ignoreCase` set to `quirks`. */
function attributeTest({ name, action, value, ignoreCase }: AttributeSelector): Test {
  if (ignoreCase === 'quirks')
    return name === 'id' ? (element) => element.id === value : (element) => element.classes.includes(value);
  const fold = (text: string) => (ignoreCase === true ? text.toLowerCase() : text);
  const key = name.toLowerCase();
  const wanted = fold(value);
  return ({ attributes }) => {
    const found = attributes.get(key);
    return found !== undefined && compares(fold(found), action, wanted);
  };
}

function compares(written: string, action: AttributeAction, wanted: string): boolean {
  switch (action) {
    case AttributeAction.Exists:
      return true;
    case AttributeAction.Equals:
      return written === wanted;
    case AttributeAction.Hyphen:
      return written === wanted || written.startsWith(`${wanted}-`);
    case AttributeAction.Element:
      return wanted !== '' && written.split(/\s+/).includes(wanted);
    case AttributeAction.Start:
      return wanted !== '' && written.startsWith(wanted);
    case AttributeAction.End:
      return wanted !== '' && written.endsWith(wanted);
    case AttributeAction.Any:
      return wanted !== '' && written.includes(wanted);
    default:
      return false;
  }
}
