import type { components } from '../generated/contract-types.ts';
import { categoryIcons } from '@homeroom/matters';
import { digestMarkdown } from './digest-markdown.ts';
import type { Digest, DigestEntry } from './digest.ts';

type DigestResponse = components['schemas']['DigestResponse'];
type DigestItem = components['schemas']['DigestItem'];

/** A digest as the contract shows it. */
export function presentDigest({ sections }: Pick<Digest, 'sections'>, locale: string): DigestResponse {
  return {
    sections: sections.map(({ category, entries }) => ({
      category,
      icon: categoryIcons[category],
      items: entries.map(presentItem),
    })),
    markdown: digestMarkdown(sections, locale),
  };
}

function presentItem({ summary, who, actionRequired, deadline }: DigestEntry): DigestItem {
  return { summary, who, action_required: actionRequired, ...(deadline !== null && { deadline }) };
}
