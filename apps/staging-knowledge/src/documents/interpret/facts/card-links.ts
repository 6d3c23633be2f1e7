import type { LetterBlock } from '../letter/letter.ts';

const most = 20;
const longest = 500;

/** The web addresses of a letter as they are written: http and https only, none with a name and password. */
export function cardLinks(blocks: readonly LetterBlock[]): string[] {
  const found = new Set<string>();
  for (const { text } of blocks) {
    for (const [written] of text.matchAll(/\bhttps?:\/\/[^\s<>"'“”‘’«»{}|\\^`]{3,2000}/giu)) {
      const link = withoutEnd(written);
      if (link.length <= longest && isSafe(link)) found.add(link);
      if (found.size >= most) return [...found];
    }
  }
  return [...found];
}

/** The stop of the sentence, and the bracket around it, are not the address's. */
function withoutEnd(link: string): string {
  const end = link.replace(/[.,;:!?*_]{1,20}$/, '');
  const closed =
    end.endsWith(')') && !end.includes('(')
      ? end.slice(0, -1)
      : end.endsWith(']') && !end.includes('[')
        ? end.slice(0, -1)
        : end;
  return closed === link ? link : withoutEnd(closed);
}

function isSafe(link: string): boolean {
  const url = URL.parse === undefined ? parsed(link) : URL.parse(link);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    /[.\]]|^localhost$/.test(url.hostname)
  );
}

function parsed(link: string): URL | null {
  return URL.canParse(link) ? new URL(link) : null;
}
