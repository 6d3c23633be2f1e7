import { digestLimits } from './digest-limits.ts';

const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** All of them but tab and line feed. */
// eslint-disable-next-line no-control-regex -- they are what is replaced
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
/** What no reader sees: marks of writing direction, tags, soft hyphens; joiners of letters and emoji stay. */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

const tag = /<\/?([a-z][a-z0-9]{0,20})(?:[\s/][^<>]{0,2000})?>/gi;
const listTag = /^li$/i;
const headingTag = /^h[1-6]$/i;
const blockTag = /^(?:p|div|br|tr|table|ul|ol|section|article|header|footer|blockquote|hr)$/i;
const unseen = ['script', 'style', 'head', 'title'] as const;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
};

/**
 * A newsletter as lines that people read: without control and invisible characters, half surrogate pairs replaced, HTML
 * taken for what it shows (its headings and lists as Markdown's). Of its start only, see `digestLimits.newsletterCharacters`.
 */
export function readableText(rawText: string): string {
  const text = rawText
    .slice(0, digestLimits.newsletterCharacters)
    .replaceAll(lineBreak, '\n')
    .replaceAll(controls, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(invisible, '');
  return withoutEmphasis(looksLikeHtml(text) ? shownByHtml(text) : text);
}

function looksLikeHtml(text: string): boolean {
  return /<(?:html|body|div|p|br|li|ul|ol|h[1-6]|table|span|script|style|a|b|i|u|em|strong|img|font|center|iframe|svg)\b[^<>]{0,2000}>/i.test(
    text,
  );
}

function shownByHtml(html: string): string {
  const comments = cutAll(html, '<!--', '-->');
  const seen = unseen.reduce((rest, name) => cutAll(rest, `<${name}`, `</${name}>`), comments);
  const lines = seen.replaceAll(tag, (whole, name: string) => {
    const closes = whole.startsWith('</');
    if (listTag.test(name)) return closes ? '\n' : '\n- ';
    if (headingTag.test(name)) return closes ? '\n\n' : '\n\n# ';
    return blockTag.test(name) ? (/^(?:br|tr)$/i.test(name) ? '\n' : '\n\n') : '';
  });
  return lines.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, decoded);
}

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isSeen =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code <= 0x9f) && !(code >= 0xd800 && code <= 0xdfff);
  return isSeen ? String.fromCodePoint(code).replaceAll(invisible, '') : ' ';
}

/** Takes out everything from each opening to the next closing; an opening that is never closed stays. */
function cutAll(text: string, opening: string, closing: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  const kept: string[] = [];
  let from = 0;
  for (let start = lower.indexOf(opening); start >= 0; start = lower.indexOf(opening, from)) {
    const end = lower.indexOf(closing, start);
    if (end < 0) break;
    kept.push(text.slice(from, start));
    from = end + closing.length;
  }
  return kept.join('') + text.slice(from);
}

/** Markdown's links as their text, its pictures and bold marks gone; headings, lists and lines all in bold stay for the splitting. */
function withoutEmphasis(text: string): string {
  return text
    .replaceAll(/!\[[^[\]\n]{0,300}\]\((?:[^()\s]|\([^()\s]{0,100}\)){0,500}\)/g, ' ')
    .replaceAll(/\[([^[\]\n]{1,300})\]\((?:[^()\s]|\([^()\s]{0,100}\)){0,500}\)/g, '$1')
    .replaceAll(/^[ \t]{0,3}(?:\*\*|__)([^*_\n]{1,100})(?:\*\*|__)[ \t]{0,3}$/gm, '\n## $1\n')
    .replaceAll(/\*\*([^*\n]{1,300})\*\*/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}_])__([^_\n]{1,300})__(?![\p{L}\p{N}_])/gu, '$1');
}
