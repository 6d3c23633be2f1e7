import { looksAlike, readColour } from '@homeroom/readable-html';

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const lookedAt = 4_000;
/** In half points. */
const smallestSize = 2;

/**
 * The XML of a part (ECMA-376 part 1, §17.3) without the runs that Word does not show: marked as hidden, themselves or by
 * their style, in letters of a point or less, or white where nothing in the part has another ground.
 * @param styles the part of the styles, empty without
 */
export function withoutHiddenRuns(xml: string, styles: string): string {
  const prefix = prefixOf(xml);
  const hiddenStyles = stylesThatHide(styles);
  const onWhite = !new RegExp(
    `<${prefix}(?:shd|background)\\s[^<>]{0,500}(?:fill|color|themeFill)="(?!auto|FFFFFF)|<${prefix}(?:drawing|pict|object)[\\s>]`,
    'i',
  ).test(xml);
  const isHidden = (name: string, from: number) => {
    const properties = propertiesAt(xml, from, `${prefix}${name}Pr`);
    const style = valueOf(properties, `${prefix}${name}Style`);
    return (style !== null && hiddenStyles.has(style)) || (name === 'r' && hides(properties, prefix, onWhite));
  };
  return withoutHiddenElements(xml, new RegExp(`<(/?)${prefix}([rp])(?=[\\s>/])[^<>]{0,2000}>`, 'g'), isHidden);
}

/** Text boxes nest runs in paragraphs in runs. */
function withoutHiddenElements(xml: string, tags: RegExp, isHidden: (name: string, from: number) => boolean): string {
  const open: { start: number; hidden: boolean }[] = [];
  const kept: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: closing, 2: name = '', index } of xml.matchAll(tags)) {
    const end = index + tag.length;
    if (tag.endsWith('/>')) continue;
    if (closing === '') open.push({ start: index, hidden: isHidden(name, end) });
    else {
      const ended = open.pop();
      if (!ended?.hidden || open.some(({ hidden }) => hidden)) continue;
      kept.push(xml.slice(from, ended.start));
      from = end;
    }
  }
  return kept.length === 0 ? xml : kept.join('') + xml.slice(from);
}

function hides(properties: string, prefix: string, onWhite: boolean): boolean {
  if (properties === '') return false;
  const vanish = new RegExp(`<${prefix}vanish(?:\\s[^<>]{0,200})?/?>`).exec(properties)?.[0];
  if (vanish !== undefined && !/="(?:0|false|off)"/.test(vanish)) return true;
  const size = valueOf(properties, `${prefix}sz`);
  if (size !== null && /^\d{1,4}$/.test(size) && Number(size) <= smallestSize) return true;
  const colour = readColour(valueOf(properties, `${prefix}color`)?.toLowerCase() ?? '');
  return (
    onWhite && colour !== null && !properties.includes(`${prefix}highlight`) && looksAlike(colour, [255, 255, 255])
  );
}

function stylesThatHide(styles: string): Set<string> {
  const prefix = prefixOf(styles);
  const hiding = styles
    .split(`</${prefix}style>`)
    .filter((style) => hides(style.slice(style.lastIndexOf(`<${prefix}rPr>`)), prefix, false));
  return new Set(
    hiding.flatMap(
      (style) =>
        new RegExp(`${prefix}styleId="([^"<>]{1,200})"`).exec(
          style.slice(Math.max(0, style.lastIndexOf(`<${prefix}style `))),
        )?.[1] ?? [],
    ),
  );
}

function prefixOf(xml: string): string {
  const name = new RegExp(`xmlns(?::(\\w{1,40}))?="${namespace}"`).exec(xml.slice(0, 20_000));
  return name && name[1] === undefined ? '' : `${name?.[1] ?? 'w'}:`;
}

/** Properties come first in what they belong to. */
function propertiesAt(xml: string, from: number, name: string): string {
  const start = xml.slice(from, from + lookedAt);
  if (!start.trimStart().startsWith(`<${name}>`)) return '';
  const end = start.indexOf(`</${name}>`);
  return end < 0 ? start : start.slice(0, end);
}

function valueOf(properties: string, name: string): string | null {
  if (properties === '') return null;
  return new RegExp(`<${name}\\s[^<>]{0,300}?val="([^"<>]{0,200})"`).exec(properties)?.[1] ?? null;
}
