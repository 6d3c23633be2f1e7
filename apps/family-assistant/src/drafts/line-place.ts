import type { Household } from '@homeroom/household';
import type { LineWords, WordSpan } from './line-words.ts';

/** Place that a line gives for its event. */
export interface LinePlace extends WordSpan {
  text: string;
  /** Whether no word said that it is a place. */
  isGuessed: boolean;
}

const leads = new Set(['at', '@', 'in', 'via']);
const stops = new Set(['with', 'for', 'on', 'from', 'until', 'by', 'every', 'to', 'then', 'after', 'before', 'bring']);
/** Words after "in" that name no place. */
const notPlaces = new Set([
  'person',
  'town',
  'advance',
  'case',
  'time',
  'total',
  'charge',
  'a',
  'an',
  'pajamas',
  'costume',
]);

/** Finds the place of a line, and claims its words: after "at", "@" or "in", or one that the household knows. */
export function readPlace(line: LineWords, household: Household): LinePlace | null {
  const place = ledPlace(line) ?? knownPlace(line, household);
  if (place) line.claim(place);
  return place;
}

function ledPlace(line: LineWords): LinePlace | null {
  const found = line
    .unclaimed()
    .flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index).flatMap((at) => placeAt(line, at, to) ?? []),
    );
  return found.find(({ from }) => line.at(from) !== 'in') ?? found[0] ?? null;
}

function placeAt(line: LineWords, at: number, end: number): LinePlace | null {
  const isOnline = line.at(at) === 'on' && ['zoom', 'teams', 'facetime', 'skype'].includes(line.at(at + 1));
  if (!isOnline && !leads.has(line.at(at))) return null;
  if (line.at(at) === 'in' && (notPlaces.has(line.at(at + 1)) || at === 0)) return null;
  let to = at + 1;
  while (to < end && !stops.has(line.at(to)) && !(leads.has(line.at(to)) && to > at + 1)) to += 1;
  while (to > at + 2 && line.isName(to - 1) && !line.words[to - 1]?.possessive) to -= 1;
  if (to === at + 1) return null;
  const isTitle = ['the', 'my', 'our'].includes(line.at(at + 1)) && to > at + 2;
  const text = line.typed({ from: isTitle ? at + 2 : at + 1, to });
  return text === '' ? null : { from: at, to, text, isGuessed: false };
}

/** Rooms and fields by number: "room 12". */
const roomWords = new Set(['room', 'rm', 'field', 'court', 'gate', 'suite', 'hall', 'building', 'gym']);

function knownPlace(line: LineWords, { places, members }: Household): LinePlace | null {
  const room = line.words.findIndex(
    ({ word }, at) =>
      roomWords.has(word) &&
      /^(?:\d{1,4}\p{L}?|\p{Lu})$/u.test(line.words[at + 1]?.typed ?? '') &&
      !line.isClaimed(at) &&
      at > 0,
  );
  if (room !== -1)
    return { from: room, to: room + 2, text: line.typed({ from: room, to: room + 2 }), isGuessed: false };
  const names = [...places.map(({ match }) => match), ...members.flatMap(({ school }) => school ?? [])];
  for (const name of names) {
    const words = name.toLowerCase().split(/\s+/);
    for (const at of line.words.keys()) {
      const span = { from: at, to: at + words.length };
      if (
        at === 0 ||
        line.isClaimed(at) ||
        !words.every((word, index) => line.words[at + index]?.typed.toLowerCase() === word)
      )
        continue;
      return { ...span, text: line.typed(span), isGuessed: false };
    }
  }
  return null;
}

/** Words that end the name of a place. */
const placeNouns: ReadonlySet<string> = new Set(
  `gym church basement park pool library school field fields center office studio hall theater cafe restaurant clinic
  hospital mall museum zoo beach rink arena stadium ymca house cabin airport station court courts barn farm`.split(
    /\s+/,
  ),
);

/**
 * The title, and as the place what follows it in a part of its own when nothing else is one: "Dentist, Tue 4pm, Bright
 * Smiles".
 */
export function readTitle(line: LineWords, hasPlace: boolean): { title: string; place: LinePlace | null } {
  const parts = line
    .unclaimed()
    .map((span) => withoutEdges(line, span))
    .filter(({ from, to }) => to > from);
  const [first, ...more] = parts;
  if (!first) return { title: '', place: null };
  const last = more.at(-1);
  const isPlace =
    last !== undefined &&
    !hasPlace &&
    (/^\p{Lu}|^\d+\s\p{Lu}/u.test(line.typed(last)) || placeNouns.has(line.at(last.to - 1))) &&
    !stops.has(line.at(last.from)) &&
    line.isClaimed(last.from - 1);
  const named = isPlace ? [first, ...more.slice(0, -1)] : parts;
  const title = named.map((span) => line.typed(span)).join(' ');
  return { title, place: isPlace ? { ...last, text: line.typed(last), isGuessed: true } : null };
}

const edges = new Set([
  'on',
  'at',
  'from',
  'in',
  'for',
  'the',
  'to',
  'and',
  'is',
  'are',
  'until',
  '@',
  'this',
  'of',
  'starting',
  'beginning',
  'starts',
  'between',
  'also',
  'a',
  'an',
  'has',
  'have',
]);
const firstWords = new Set([
  'add',
  'schedule',
  'put',
  'create',
  'remind',
  'the',
  'a',
  'an',
  'has',
  'have',
  'and',
  'for',
  'on',
  'at',
  'from',
  'to',
  'is',
  'my',
]);

/** A stretch without words at its edges that joined it to what was read. */
function withoutEdges(line: LineWords, { from, to }: WordSpan): WordSpan {
  let [start, end] = [from, to];
  while (
    start < end &&
    (start === 0 || line.isClaimed(start - 1) ? firstWords.has(line.at(start)) : false) &&
    !(start === 0 && line.at(1) === '')
  )
    start += 1;
  while (end > start && edges.has(line.at(end - 1)) && (end === line.words.length || line.isClaimed(end))) end -= 1;
  return { from: start, to: end };
}
