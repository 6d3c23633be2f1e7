import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Bounds of the whole repository, which only ever go down. The phrases left are quotations and patterns. */
const maxPhrases = 12;
const maxDocstrings = 0;

/** Phrases that read as translated, and names of the same kind. */
const phrases: Record<string, RegExp> = {
  'unless told': /\bunless told\b/gi,
  away: /\b(?:are|be|is|still|stayed|stays?|was|were|while) away\b|\w*[Aa]wayError\b|\b(?:is|told)Away\b/g,
  anew: /\banew\b/gi,
  'asked for again': /\basked for again\b/gi,
  'halves of characters': /\bhalves of characters\b/gi,
  'works for nobody': /\bworks for nobody\b/gi,
  'put aside': /\b(?:put|puts|putting|set) aside\b|\bsetAside\b/gi,
  turns: /\binOneTurn\b|\binTurns\b|\bfinished\(/g,
  'takes apart': /\bstoreAsItIs\b|\btakeApart\b|\bputTogether\b|\btaken? apart\b/gi,
  limits: /\b(?:most|longest)[A-Z]\w*/g,
  deeds: /\bDeeds?\b|\buseDeeds\b|\bTold\b/g,
  'fell and left': /'fell'|type: 'left'/g,
  'sets of samples': /\b(?:untouched|tuning|practice)\//g,
  'names no … that is known': /\bnames no \w+ that is known\b/gi,
  'needs the role': /\bThis needs the role\b/gi,
  beside: /\bbeside\b/gi,
  whoever: /\bwhoever\b/gi,
  'as far as': /\bas far as\b/gi,
  'lies in': /\blies? in\b/gi,
  'stands in': /\bstands? in\b/gi,
  parts: /\b(?:interface|type) \w+Parts\b|\bthis\.parts\b/g,
};
const docstring = /\/\*\*\s*(?:\*\s*)?(?:How|What|When|Where|Which|Who|Whose|Why)\b/g;

const texts = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1_048_576 })
  .split('\n')
  .filter((file) => /\.(?:css|example|html|md|mjs|mts|prisma|tsx?|ya?ml)$/.test(file))
  // Made-up letters and newsletters, whose writers speak as they like, and this file.
  .filter((file) => !/test-data\/|sample-data\/src\/|\/labelled-|plain-english\.test\.ts$/.test(file))
  .filter((file) => existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Each match as `file:line text`. */
function found(pattern: RegExp): string[] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: words }) => `${file}:${text.slice(0, index).split('\n').length} ${words}`,
    ),
  );
}

/** At most `max` of them; otherwise the error lists all. */
function expectAtMost(max: number, places: readonly string[]): void {
  if (places.length > max) throw new Error(`${places.length} where at most ${max} are allowed:\n${places.join('\n')}`);
}

test('names, comments and documents are in plain English', () => {
  expectAtMost(maxPhrases, Object.values(phrases).flatMap(found));
});

test('docstrings begin with a noun or a verb', () => {
  expectAtMost(maxDocstrings, found(docstring));
});
