import { parted } from './declarations.ts';

/** An element as selectors look at it. */
export interface StyledElement {
  name: string;
  id: string;
  classes: readonly string[];
  attributes: ReadonlyMap<string, string>;
}

interface Compound {
  /** Empty for any. */
  name: string;
  id: string;
  classes: readonly string[];
  attributes: readonly AttributeTest[];
}

interface AttributeTest {
  name: string;
  /** `=`, `~=`, `^=`, `$=`, `*=` or, for an attribute that is merely there, empty. */
  how: string;
  value: string;
}

/** A selector of names, ids, classes and attributes, of the element itself and of elements around it. */
export interface Selector {
  /** From the element outwards; the first counts for the element, each other one for any that is further out. */
  compounds: readonly [Compound, ...Compound[]];
  /** As one number (Selectors 4, §17). */
  specificity: number;
}

const mostCompounds = 6;
const longestSelector = 300;
const compoundPart =
  /(?<name>[a-z*][\w-]*|\*)|#(?<id>[^\s.#:[\]>+~,*]+)|\.(?<class>[^\s.#:[\]>+~,*]+)|\[\s*(?<attribute>[\w-]+)\s*(?:(?<how>[~^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s\]"']+))\s*)?\]/giy;

/** The selectors of a list that are understood: nothing with a pseudo-class or a sibling. */
export function readSelectors(list: string): Selector[] {
  return parted(list, ',').flatMap((written) => readSelector(written.trim()) ?? []);
}

function readSelector(written: string): Selector | null {
  if (written === '' || written.length > longestSelector || /[:+~]/.test(written.replace(/~=/g, ''))) return null;
  const compounds = written
    .split(/\s*>\s*|\s+(?![^[]*\])/)
    .filter((part) => part !== '')
    .map(readCompound);
  const [first, ...others] = compounds.toReversed();
  if (!first || others.includes(null) || compounds.length > mostCompounds) return null;
  const known = [first, ...(others as Compound[])] as const;
  const count = (parts: (compound: Compound) => number) => known.reduce((sum, compound) => sum + parts(compound), 0);
  const specificity =
    count(({ id }) => (id === '' ? 0 : 1)) * 1_000_000 +
    count(({ classes, attributes }) => classes.length + attributes.length) * 1_000 +
    count(({ name }) => (name === '' ? 0 : 1));
  return { compounds: known, specificity };
}

function readCompound(written: string): Compound | null {
  const compound = { name: '', id: '', classes: [] as string[], attributes: [] as AttributeTest[] };
  let end = 0;
  for (const match of written.matchAll(compoundPart)) {
    const {
      name,
      id,
      class: className,
      attribute,
      how = '',
      double,
      single,
      bare,
    } = match.groups as Record<string, string | undefined>;
    if (name !== undefined) compound.name = name === '*' ? '' : name.toLowerCase();
    else if (id !== undefined) compound.id = id;
    else if (className !== undefined) compound.classes.push(className);
    else
      compound.attributes.push({ name: (attribute ?? '').toLowerCase(), how, value: double ?? single ?? bare ?? '' });
    end = match.index + match[0].length;
  }
  return end === written.length ? compound : null;
}

/** Whether one compound of a selector holds for an element. */
export function matchesCompound({ name, id, classes, attributes }: Compound, element: StyledElement): boolean {
  if (name !== '' && name !== element.name) return false;
  if (id !== '' && id !== element.id) return false;
  return (
    classes.every((one) => element.classes.includes(one)) && attributes.every((test) => matchesAttribute(test, element))
  );
}

function matchesAttribute({ name, how, value }: AttributeTest, element: StyledElement): boolean {
  const written = element.attributes.get(name);
  if (written === undefined) return false;
  if (how === '') return true;
  if (how === '=') return written === value;
  if (value === '') return false;
  if (how === '~=') return written.split(/\s+/).includes(value);
  if (how === '^=') return written.startsWith(value);
  return how === '$=' ? written.endsWith(value) : written.includes(value);
}
