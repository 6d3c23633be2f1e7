import type { FoundPassage } from '@homeroom/search';

/** A passage of a mail, with whatever a test wants to be different. */
export function buildPassage(parts: Partial<FoundPassage> = {}): FoundPassage {
  return {
    source: 'mail:one@school.example',
    type: 'email',
    kind: null,
    subject: 'Science museum trip',
    sender: 'Ms. Alvarez',
    date: '2026-09-28',
    chunk: 0,
    passage: 'The trip to the science museum is on Friday, October 9.',
    score: 0.6,
    ...parts,
  };
}
