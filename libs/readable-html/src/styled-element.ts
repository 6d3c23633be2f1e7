import { decodeHTMLAttribute as decodeEntities } from 'entities';
import { declare, readDeclarations, type Declarations, type StyleValue } from './declarations.ts';
import { lookIn, plainLook, type Look, type Style } from './look.ts';
import type { OpenElement } from './open-elements.ts';
import { StyleSheets } from './style-sheets.ts';
import { htmlTokens } from './html-tokens.ts';

/** What browsers do not show, or show as no text. */
const unread = new Set([
  'template',
  'svg',
  'math',
  'object',
  'head',
  'noscript',
  'select',
  'datalist',
  'audio',
  'video',
  'canvas',
  'rp',
]);
/** Programs show these in the end, however they begin. */
const always = new Set(['html', 'body']);
const mostClasses = 40;
const mostCompared = 500;
const linkColour: StyleValue = { value: '#0000ee', important: false };

const noClasses: readonly string[] = [];
const noAttributes: ReadonlyMap<string, string> = new Map();

/** The style sheets of a document, wherever in it they stand. */
export function styleSheetsOf(html: string): StyleSheets {
  const sheets = new StyleSheets();
  if (!/<style/i.test(html)) return sheets;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'raw' && token.name === 'style')
      sheets.add(token.text, /\bmedia\s*=\s*["']?([^"'>]{0,200})/i.exec(token.attributes)?.[1]);
  }
  return sheets;
}

/** An element with its look, by what it is, its attributes, and the style sheets. */
export function openElement(
  name: string,
  attributes: ReadonlyMap<string, string>,
  around: { look: Look; all: readonly OpenElement[] },
  sheets: StyleSheets,
): OpenElement {
  const element = sheets.empty ? unstyled(name, around.look) : styled(name, attributes, around.look);
  if (around.look.gone) return element;
  if (unread.has(name) || isMarkedHidden(name, attributes)) element.look = { ...around.look, gone: true };
  else if (attributes.size > 0 || !sheets.empty) element.look = lookOf(element, attributes, around, sheets);
  return element;
}

function lookOf(
  element: OpenElement,
  attributes: ReadonlyMap<string, string>,
  around: { look: Look; all: readonly OpenElement[] },
  sheets: StyleSheets,
): Look {
  const own = attributes.has('style') ? readDeclarations(decodeEntities(attributes.get('style') ?? '')) : null;
  const rules = sheets.rulesFor(element, around.all).map(({ declarations }) => declarations);
  const look = lookIn(around.look, cascaded([hints(element.name, attributes), ...rules, ...(own ? [own] : [])]));
  return look.gone && always.has(element.name) ? plainLook : look;
}

function unstyled(name: string, look: Look): OpenElement {
  return { name, id: '', classes: noClasses, attributes: noAttributes, look };
}

function styled(name: string, attributes: ReadonlyMap<string, string>, look: Look): OpenElement {
  if (attributes.size === 0) return unstyled(name, look);
  const value = (attribute: string) => decodeEntities(attributes.get(attribute) ?? '');
  const classes = value('class')
    .split(/\s+/)
    .filter((one) => one !== '')
    .slice(0, mostClasses);
  const compared = new Map(
    [...attributes]
      .slice(0, mostClasses)
      .map(([key, written]) => [key, decodeEntities(written.slice(0, mostCompared))]),
  );
  return { name, id: value('id'), classes, attributes: compared, look };
}

function isMarkedHidden(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.size === 0) return name === 'dialog';
  if (name === 'dialog' && !attributes.has('open')) return true;
  return attributes.has('hidden') || attributes.get('aria-hidden')?.trim().toLowerCase() === 'true';
}

/** What the attributes of old say, and that links have a colour of their own. */
function hints(name: string, attributes: ReadonlyMap<string, string>): Declarations {
  const style = new Map<string, StyleValue>();
  if (name === 'a' && attributes.has('href')) style.set('color', linkColour);
  const colour = name === 'font' ? attributes.get('color') : name === 'body' ? attributes.get('text') : undefined;
  if (colour !== undefined) style.set('color', plain(colour));
  const ground = attributes.get('bgcolor');
  if (ground !== undefined) style.set('background-color', plain(ground));
  if (attributes.has('background')) style.set('background-image', plain('url()'));
  return style;
}

function plain(written: string): StyleValue {
  return { value: decodeEntities(written).trim().toLowerCase(), important: false };
}

/** The later of the styles is the stronger, but for what is important. */
function cascaded(styles: readonly Declarations[]): Style {
  const said = styles.filter((style) => style.size > 0);
  const [only] = said;
  if (only === undefined || said.length === 1) return only ?? new Map();
  const whole = new Map<string, StyleValue>();
  for (const style of said) for (const [property, value] of style) declare(whole, property, value);
  return whole;
}
