import { htmlToText, looksLikeHtml } from '@homeroom/readable-html';
import { cleanText } from '@homeroom/text';
import { digestLimits } from './digest-limits.ts';

const htmlOptions = {
  keepLineBreaks: true,
  markHeadings: true,
  showLinks: false,
  maxLength: digestLimits.newsletterCharacters,
};

/**
 * Returns the start of a newsletter as people read it: HTML as the text that it shows, with headings and lists as in
 * Markdown, and without control and invisible characters. Reads at most `digestLimits.newsletterCharacters`.
 */
export function readableText(rawText: string): string {
  const text = rawText.slice(0, digestLimits.newsletterCharacters);
  return withoutEmphasis(cleanText(looksLikeHtml(text) ? htmlToText(text, htmlOptions) : text));
}

/** Replaces Markdown's links by their text and removes its pictures and bold marks. Lines all in bold become headings. */
function withoutEmphasis(text: string): string {
  return text
    .replaceAll(/!\[[^[\]\n]{0,300}\]\((?:[^()\s]|\([^()\s]{0,100}\)){0,500}\)/g, ' ')
    .replaceAll(/\[([^[\]\n]{1,300})\]\((?:[^()\s]|\([^()\s]{0,100}\)){0,500}\)/g, '$1')
    .replaceAll(/^[ \t]{0,3}(?:\*\*|__)([^*_\n]{1,100})(?:\*\*|__)[ \t]{0,3}$/gm, '\n## $1\n')
    .replaceAll(/\*\*([^*\n]{1,300})\*\*/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}_])__([^_\n]{1,300})__(?![\p{L}\p{N}_])/gu, '$1');
}
