/** Match of a pattern: positions of the items that its own words matched, without those of its gaps. */
export interface PatternMatch {
  used: readonly number[];
}

interface WordStep {
  kind: 'word';
  words: ReadonlySet<string>;
  optional: boolean;
  refused: boolean;
  kept: boolean;
}

type Step = WordStep | { kind: 'gap' } | { kind: 'start' } | { kind: 'end' };

const widestGap = 8;
const steps = new Map<string, readonly Step[]>();

/**
 * Finds a pattern in the items of a question. A pattern is words with a space between them: `a|b` is either, `a?` may be
 * missing, `!a` must not follow, `+a` is left to the subject, `*` is a gap of up to eight items, `^` and `$` are the ends. Items in capitals, such as
 * PERSON, stand for what was read already.
 */
export function findPattern(pattern: string, items: readonly string[]): PatternMatch | null {
  const parsed = steps.get(pattern) ?? pattern.split(' ').map(parseStep);
  steps.set(pattern, parsed);
  for (let start = 0; start <= items.length; start += 1) {
    const used = matchFrom(parsed, 0, items, start);
    if (used) return { used };
  }
  return null;
}

function parseStep(text: string): Step {
  if (text === '*') return { kind: 'gap' };
  if (text === '^') return { kind: 'start' };
  if (text === '$') return { kind: 'end' };
  const words = new Set(text.replaceAll(/[!?+]/g, '').split('|'));
  return {
    kind: 'word',
    words,
    optional: text.endsWith('?'),
    refused: text.startsWith('!'),
    kept: text.startsWith('+'),
  };
}

function matchFrom(pattern: readonly Step[], step: number, items: readonly string[], at: number): number[] | null {
  const wanted = pattern[step];
  if (!wanted) return [];
  const onward = (next: number) => matchFrom(pattern, step + 1, items, next);
  if (wanted.kind === 'start') return at === 0 ? onward(at) : null;
  if (wanted.kind === 'end') return at === items.length ? onward(at) : null;
  if (wanted.kind === 'gap') {
    for (let next = at; next <= Math.min(at + widestGap, items.length); next += 1) {
      const rest = onward(next);
      if (rest) return rest;
    }
    return null;
  }
  const isThere = wanted.words.has(items[at] ?? '');
  if (wanted.refused) return isThere ? null : onward(at);
  const rest = isThere ? onward(at + 1) : null;
  if (rest) return wanted.kept ? rest : [at, ...rest];
  return wanted.optional ? onward(at) : null;
}
