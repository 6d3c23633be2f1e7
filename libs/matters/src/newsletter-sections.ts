import type { NewsletterLine } from './newsletter-lines.ts';

/** Section under one heading. */
export interface NewsletterSection {
  /** Empty before the first heading. */
  heading: string;
  /** Whether the heading is marked as one, not only short and alone. */
  marked: boolean;
  /** Paragraphs and bullets in their order. */
  blocks: SectionBlock[];
}

/** A paragraph on one line, or a bullet with what belongs to it. */
export interface SectionBlock {
  kind: 'paragraph' | 'bullet';
  text: string;
}

/** The sections of a newsletter: hard-wrapped lines joined, a deeper bullet put to the one that it stands under. */
export function readSections(lines: readonly NewsletterLine[]): NewsletterSection[] {
  const sections: NewsletterSection[] = [{ heading: '', marked: false, blocks: [] }];
  const parts: string[] = [];
  let open: { kind: SectionBlock['kind']; depth: number } | null = null;
  const close = () => {
    if (open && parts.length > 0) sections.at(-1)?.blocks.push({ kind: open.kind, text: parts.splice(0).join(' ') });
    open = null;
  };
  for (const line of lines) {
    if (line.kind === 'blank') {
      close();
    } else if (line.kind === 'heading') {
      close();
      sections.push({ heading: line.text, marked: line.marked, blocks: [] });
    } else if (line.kind === 'bullet') {
      const isDeeper: boolean = open !== null && open.kind === 'bullet' && line.depth > open.depth + 1;
      if (!isDeeper) {
        close();
        open = { kind: 'bullet', depth: line.depth };
      }
      parts.push(isDeeper ? ended(parts.pop() ?? '') : '', line.text);
    } else {
      open ??= { kind: 'paragraph', depth: 0 };
      parts.push(line.text);
    }
  }
  close();
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({ ...block, text: block.text.trim() })),
  }));
}

/** So that what follows is a sentence of its own. */
function ended(text: string): string {
  return /[.!?:;,]$/.test(text) || text === '' ? text : `${text}.`;
}
