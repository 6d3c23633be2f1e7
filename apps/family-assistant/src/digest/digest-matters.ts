import { categorizeByRules, type Category, isGenericTitle, readMatters } from '@homeroom/matters';
import type { ShownMatter } from './category-prompt.ts';
import type { Newsletter } from './digest.ts';
import { readFront } from './newsletter-front.ts';
import { readableText } from './readable-text.ts';

/** A matter with what it was read from. */
export interface DigestMatter extends ShownMatter {
  /** YYYY-MM-DD, the day on which the newsletter was written, or today. */
  written: string;
  /** Whether its newsletter has others. */
  hasOthers: boolean;
}

const sourceLength = 500;

/** All matters of a newsletter. @param today YYYY-MM-DD in the household's zone */
export function readNewsletter({ rawText, source }: Newsletter, today: string): DigestMatter[] {
  return mattersOf(readableText(rawText), source, today);
}

/** All matters of a text as `readableText` gives it. */
export function mattersOf(text: string, source: string, today: string): DigestMatter[] {
  const { subject, day, body } = readFront(text, today);
  const sender = readableText(source.slice(0, sourceLength)).replaceAll(/\s+/g, ' ').trim();
  const matters = readMatters(body, subject);
  return matters.map((matter) => ({ ...matter, source: sender, written: day ?? today, hasOthers: matters.length > 1 }));
}

/** The category by the rules. In a newsletter of many matters its sender and title say little of each. */
export function categoryByRules({ text, title, newsletterTitle, source, hasOthers }: DigestMatter): Category {
  return categorizeByRules({
    text,
    title,
    context: `${newsletterTitle} · ${source}`,
    contextShare: hasOthers ? 0.5 : 2,
  });
}

/** Equal for matters that say the same, whatever marks and general headings stand around it. */
export function likeness({ title, text }: DigestMatter): string {
  return `${isGenericTitle(title) ? '' : title} ${text}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
