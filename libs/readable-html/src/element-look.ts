import { declare, parseDeclarations, type Declarations, type StyleValue } from './declarations.ts';
import { lookIn, plainLook, type Look } from './look.ts';
import type { OpenElement, OpenElements } from './open-elements.ts';
import type { StyleSheets } from './style-sheets.ts';

/** Elements that browsers do not show, or whose content is not text that a page says. */
const unread = new Set([
  ...'head title style script template noscript svg math object canvas audio video'.split(' '),
  ...'select datalist textarea rp xmp iframe noembed noframes'.split(' '),
]);
/** Pages reveal these by a script in the end. */
const alwaysShown = new Set(['html', 'body']);
const maxClasses = 40;
const maxComparedLength = 500;
const linkColour: StyleValue = { value: '#0000ee', important: false };
const noClasses: readonly string[] = [];
const noAttributes: ReadonlyMap<string, string> = new Map();

/** An element with the look that its name, its attributes and the style sheets give it. */
export function elementWithLook(
  name: string,
  attributes: ReadonlyMap<string, string>,
  around: OpenElements,
  sheets: StyleSheets,
): OpenElement {
  const { look } = around;
  const element = sheets.empty ? unstyled(name, look) : styled(name, attributes, look);
  if (look.gone || (attributes.size === 0 && sheets.empty && !unread.has(name) && name !== 'dialog')) return element;
  if (unread.has(name) || isMarkedHidden(name, attributes)) {
    element.look = { ...look, gone: true };
    return element;
  }
  const own = attributes.get('style');
  const styles = [
    presentationalHints(name, attributes),
    ...sheets.declarationsFor(element, around.all),
    ...(own === undefined ? [] : [parseDeclarations(own)]),
  ];
  const seen = lookIn(look, cascade(styles));
  element.look = seen.gone && alwaysShown.has(name) ? plainLook : seen;
  return element;
}

/** Returns an element without the attributes that only style sheets need. */
export function unstyled(name: string, look: Look): OpenElement {
  return { name, id: '', classes: noClasses, attributes: noAttributes, look, foreign: false };
}

function styled(name: string, attributes: ReadonlyMap<string, string>, look: Look): OpenElement {
  if (attributes.size === 0) return unstyled(name, look);
  const classes = (attributes.get('class') ?? '')
    .split(/\s+/)
    .filter((one) => one !== '')
    .slice(0, maxClasses);
  const compared = new Map([...attributes].map(([key, value]) => [key, value.slice(0, maxComparedLength)]));
  return { name, id: attributes.get('id') ?? '', classes, attributes: compared, look, foreign: false };
}

function isMarkedHidden(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (name === 'dialog' && !attributes.has('open')) return true;
  return attributes.has('hidden') || attributes.get('aria-hidden')?.trim().toLowerCase() === 'true';
}

/** The style in old attributes, and the colour that browsers give links. */
function presentationalHints(name: string, attributes: ReadonlyMap<string, string>): Declarations {
  const style = new Map<string, StyleValue>();
  const hint = (property: string, value: string | undefined) => {
    if (value !== undefined) style.set(property, { value: value.trim().toLowerCase(), important: false });
  };
  if (name === 'a' && attributes.has('href')) style.set('color', linkColour);
  if (name === 'font') hint('color', attributes.get('color'));
  if (name === 'body') hint('color', attributes.get('text'));
  hint('background-color', attributes.get('bgcolor'));
  if (attributes.has('background')) hint('background-image', 'url()');
  return style;
}

/** Joins styles of which the later is the stronger, but for what is important. */
function cascade(styles: readonly Declarations[]): Declarations {
  const [only = new Map<string, StyleValue>(), ...others] = styles.filter((style) => style.size > 0);
  if (others.length === 0) return only;
  const whole = new Map(only);
  for (const style of others) for (const [property, value] of style) declare(whole, property, value);
  return whole;
}
