import type { Overview } from './system-state-reader.ts';

/** `good` and `trouble` are known; `waiting` gets better by itself; `unknown` could not be found out. */
export type Level = 'good' | 'waiting' | 'trouble' | 'unknown';

/** One part of the service: how it is, and what follows from it. */
export interface PartHealth {
  name: string;
  level: Level;
  /** In a few words. */
  state: string;
  /** A sentence; empty when nothing follows. */
  consequence: string;
}

type Health = Omit<PartHealth, 'name'>;

const notKnown: Health = { level: 'unknown', state: 'Not known', consequence: 'It could not be read just now.' };

/** Health of the parts that the service depends on. An unknown state is never `good`. */
export function healthOf(overview: Overview, embeddingsModel: string): PartHealth[] {
  return [
    { name: 'Database', ...databaseHealth(overview) },
    { name: 'Search index', ...searchIndexHealth(overview) },
    { name: 'Index backlog', ...backlogHealth(overview) },
    { name: `Embeddings model ${embeddingsModel}`, ...embeddingsHealth(overview) },
  ];
}

/** All of it in one sentence, and the worst level. */
export function summaryOf(parts: readonly PartHealth[]): { level: Level; sentence: string } {
  const named = (level: Level) =>
    parts.filter((part) => part.level === level).map(({ name }) => name.slice(0, 1).toLowerCase() + name.slice(1));
  const [trouble, unknown, waiting] = [named('trouble'), named('unknown'), named('waiting')];
  if (trouble.length > 0) return { level: 'trouble', sentence: `This needs attention: ${trouble.join(', ')}.` };
  if (unknown.length > 0) return { level: 'unknown', sentence: `This is not known right now: ${unknown.join(', ')}.` };
  if (waiting.length > 0)
    return {
      level: 'waiting',
      sentence: 'All is well; some of what came in is still on its way into the search index.',
    };
  return { level: 'good', sentence: 'All is well: everything that was taken in can be found.' };
}

function databaseHealth({ decisions, counts, figures, waiting, backlog }: Overview): Health {
  const reads = [decisions, counts, figures, waiting, backlog];
  const answered = reads.filter((read) => read !== null).length;
  if (answered === reads.length) return { level: 'good', state: 'Answers', consequence: '' };
  if (answered > 0)
    return { level: 'trouble', state: 'Answers in part', consequence: 'Some of this page could not be read.' };
  return {
    level: 'trouble',
    state: 'Does not answer',
    consequence: 'Nothing can be taken in until it is back. What is stored is kept.',
  };
}

function searchIndexHealth({ searchIndex, repair: { sources, missing } }: Overview): Health {
  if ('unavailable' in searchIndex) {
    return {
      level: 'trouble',
      state: 'Does not answer',
      consequence: `Questions wait for it, and what comes in is kept until then. Reason: ${searchIndex.unavailable.replace(/\.{1,3}$/, '')}.`,
    };
  }
  if (missing > 0)
    return {
      level: 'waiting',
      state: 'Being built',
      consequence: `${counted(missing, 'source')} of ${sources.toLocaleString('en-US')} ${missing === 1 ? 'is' : 'are'} missing and written again. Questions that the others do not answer wait for them.`,
    };
  return {
    level: 'good',
    state: 'Answers',
    consequence: `${counted(searchIndex.points, 'passage')} of this household.`,
  };
}

function backlogHealth({ backlog, searchIndex }: Overview): Health {
  if (!backlog) return notKnown;
  const { open, withoutEmbeddings } = backlog;
  if (open > 0) {
    const state = `${counted(open, 'source')} ${open === 1 ? 'waits' : 'wait'}`;
    if ('unavailable' in searchIndex)
      return { level: 'trouble', state, consequence: 'They are brought into the search index as soon as it answers.' };
    return { level: 'waiting', state, consequence: 'They are on their way into the search index.' };
  }
  if (withoutEmbeddings > 0)
    return {
      level: 'waiting',
      state: 'Nothing waits',
      consequence: `${counted(withoutEmbeddings, 'source')} can be found by keywords only, until the embeddings model has seen them.`,
    };
  return { level: 'good', state: 'Nothing waits', consequence: '' };
}

function embeddingsHealth({ embeddings }: Overview): Health {
  const consequence = 'Questions go by keywords until it is back.';
  if (embeddings === 'up') return { level: 'good', state: 'Ready', consequence: '' };
  if (embeddings === 'down')
    return {
      level: 'trouble',
      state: 'Not ready',
      consequence: `The model host answers badly or does not have it. ${consequence}`,
    };
  return { level: 'trouble', state: 'Host not reachable', consequence };
}

/** `1 passage`, `2,041 passages`. */
export function counted(number: number, thing: string): string {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`;
}
