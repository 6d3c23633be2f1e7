/**
 * Raised text put on the line: cents and minutes behind their point (`$4.50`, `9:30`), the upper part of a fraction
 * apart from the number before it, other digits as raised ones, so that no number becomes another; letters as they are.
 */
export function raisedText(before: string, text: string, after: string): string {
  if (!/^\s*\d+\s*$/.test(text)) return text;
  if (/\p{Sc}\s?\d{1,3}(?:[,.\s]?\d{3})*$/u.test(before) && /^\s*\d\d\s*$/.test(text)) return `.${text.trim()}`;
  if (
    /(?:^|\D)\d{1,2}$/.test(before) &&
    /^[0-5]\d$/.test(text) &&
    /^\s*(?:[ap]\.?\s?m\b|h\b|uhr\b|o.clock)/i.test(after)
  )
    return `:${text}`;
  if (/^\s*[/\u2044]/.test(after)) return /\d$/.test(before) ? ` ${text}` : text;
  return text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit);
}

/** HTML with its raised digits as `raisedText` writes them. */
export function withRaisedText(html: string): string {
  return html.replace(
    /<sup(?:\s[^<>]{0,500})?>(\d{1,8})<\/sup\s*>/gi,
    (_tag, digits: string, at: number, whole: string) => {
      const before = bare(whole.slice(Math.max(0, at - 200), at));
      const after = bare(whole.slice(at, at + 200).replace(/^<sup.*?<\/sup\s*>/is, ''));
      return raisedText(before, digits, after);
    },
  );
}

/** Text without tags, also those that are cut through at an end. */
function bare(html: string): string {
  return html
    .replace(/^[^<>]*>/, '')
    .replace(/<[^<>]*$/, '')
    .replace(/<[^<>]*>/g, '');
}
