import type { DigestSection, Newsletter } from './digest.ts';
import { readNewsletters, type ReadNewsletters } from './read-newsletters.ts';
import { writeSections, type SectionsOrder } from './write-sections.ts';

/** Job of the newsletter process. */
export type DigestTask =
  | { type: 'read'; newsletters: readonly Newsletter[]; today: string }
  | ({ type: 'write' } & SectionsOrder);

/** Result of a job; `failed` when the rules have a bug. */
export type DigestOutcome =
  | { type: 'read'; read: ReadNewsletters }
  | { type: 'written'; sections: DigestSection[] }
  | { type: 'failed'; reason: string };

/** Does one task. */
export function performTask(task: DigestTask): DigestOutcome {
  if (task.type === 'read') return { type: 'read', read: readNewsletters(task.newsletters, task.today) };
  return { type: 'written', sections: writeSections(task) };
}
