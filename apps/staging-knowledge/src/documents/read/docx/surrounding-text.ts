import { decodeXML } from 'entities';
import { tidyText } from '@homeroom/text';
import type { ArchiveContent } from './archive.ts';
import { withoutHiddenRuns } from './hidden-runs.ts';

/** Headers, and footers, of one document. */
const maxParts = 30;

/** Text of a Word document outside its body. */
export interface SurroundingText {
  headers: string[];
  footers: string[];
  /** Each with its author: `Comment (Ana): …`. */
  comments: string[];
}

/** Reads the headers and footers of all sections, each once, and the comments (ECMA-376 part 1, §17.10 and §17.13.4). */
export function surroundingText(parts: ArchiveContent): SurroundingText {
  const xmlOf = (name: string) => parts.get(name)?.toString('utf8') ?? '';
  const textsOf = (kind: 'header' | 'footer') => [
    ...new Set(
      [...parts.keys()]
        .filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name))
        .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .slice(0, maxParts)
        .map((name) => paragraphs(withoutHiddenRuns(xmlOf(name), xmlOf('word/styles.xml'))))
        .filter((text) => /\p{L}{2}/u.test(text)),
    ),
  ];
  return { headers: textsOf('header'), footers: textsOf('footer'), comments: comments(xmlOf('word/comments.xml')) };
}

function comments(xml: string): string[] {
  return xml
    .split(/<\/(?:\w{1,40}:)?comment>/)
    .slice(0, -1)
    .map((piece) => {
      const start = /<(?:\w{1,40}:)?comment\s([^<>]{0,2000})>/.exec(piece);
      const author = decodeXML(/author="([^"<>]{1,200})"/.exec(start?.[1] ?? '')?.[1] ?? '').trim();
      const text = start ? paragraphs(piece.slice(start.index + start[0].length)).replace(/\s+/g, ' ') : '';
      return text === '' ? '' : `Comment${author === '' ? '' : ` (${author})`}: ${text}`;
    })
    .filter(Boolean);
}

/** The text of paragraphs. A drawing is written twice, for old programs the second time. */
function paragraphs(xml: string): string {
  const pieces: string[] = [];
  let skipped = 0;
  let shown = false;
  for (const [, closing, name, empty, text = ''] of xml.matchAll(
    /<(\/?)(?:\w{1,40}:)?(t|tab|br|p|tc|Fallback|delText)(?=[\s>/])[^<>]{0,2000}?(\/?)>([^<]*)/g,
  )) {
    if (name === 'Fallback') skipped += closing ? -1 : empty ? 0 : 1;
    if (name === 't') shown = closing === '' && !empty;
    if (skipped > 0) continue;
    if (name === 't' && shown) pieces.push(decodeXML(text));
    else if (name === 'tab' || (name === 'tc' && closing)) pieces.push('  ');
    else if (name === 'br' || (name === 'p' && closing)) pieces.push('\n');
  }
  return tidyText(pieces.join(''));
}
