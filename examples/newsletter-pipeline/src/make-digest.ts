import type { FamilyAssistantClient, FamilyAssistantSchemas } from '@homeroom/client';
import { visibleLine } from './visible-text.ts';
import type { WaitingItem } from './pipeline-state.ts';

type Digest = FamilyAssistantSchemas['DigestResponse'];

/** Digest of the first mails that wait. */
export interface MadeDigest {
  digest: Digest;
  /** Number of mails that it tells. */
  items: number;
}

const maxItems = 500;
/** One digest reads at most a million characters. */
const maxCharacters = 1_000_000;
const maxLineLength = 500;
const timeLimitMs = 120_000;

/** @throws ClientError */
export async function makeDigest(
  waiting: readonly WaitingItem[],
  style: 'brief' | 'detailed',
  family: FamilyAssistantClient,
): Promise<MadeDigest> {
  let characters = 0;
  const beyond = waiting.findIndex(({ raw_text: text }) => (characters += text.length) > maxCharacters);
  const items = waiting.slice(0, Math.min(maxItems, beyond === -1 ? waiting.length : Math.max(1, beyond)));
  // A digest changes nothing, so the request may be repeated.
  const body = { items: [...items], style };
  const digest = await family.post('/digest/generate', { body, retries: 2, timeLimitMs });
  return { digest, items: items.length };
}

/** A digest for a terminal or the mail that cron sends. */
export function digestLines({ sections }: Digest): string[] {
  return sections.flatMap(({ category, icon, items }) => [
    `${icon} ${category}`,
    ...items.map(({ summary, who, action_required: isAsked, deadline }) => {
      const notes = [who.join(', '), isAsked && deadline === undefined && 'to do', deadline && `by ${deadline}`];
      const shown = notes.filter(Boolean).join('; ');
      return `  • ${visibleLine(summary, maxLineLength)}${shown === '' ? '' : ` (${shown})`}`;
    }),
  ]);
}
