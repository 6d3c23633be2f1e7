import { findDates, withoutLookalikes, type DateMention } from '@homeroom/dates-in-text';
import { asksForAction } from './action.ts';

/** Context for judging a deadline. */
export interface DueDayClock {
  /** YYYY-MM-DD, the day on which the text was written, to which "Friday" and "tomorrow" refer. */
  written: string;
  /** YYYY-MM-DD in the household's zone; a day before it is no deadline any more. */
  today: string;
}

const cue =
  /\b(?:due|by|until|till|rsvp|r\.s\.v\.p|return|deadline|before|no later than|at the (?:very )?latest|last day|last chance|clos(?:es|ing|ed?)|cut-?off|expires?|expiring|payable|postmarked|turn(?:ed)? in|hand(?:ed)? in|submit(?:ted)?|ends?|through)\b/i;
const filler =
  '(?:\\s|,|the|this|coming|next|on|at|or|(?:end|morning|evening|afternoon) of|(?:a|one|two) weeks? from|latest|midnight|noon|\\d{1,2}(?::\\d{2})?\\s?(?:[ap]\\.?m\\.?)?)';
const nearBefore = `${filler}{0,8}$`;
/** A day after these is one to be met, whatever else the sentence says. */
const strong = new RegExp(
  `(?:\\bdue(?! to\\b)(?: back| in| by| on| before| no later than)?(?: (?:the|our|my) [\\p{L} ]{1,30})?|\\bdeadline\\b[^.;]{0,50}?(?:\\bis|\\bare|:|–|-|\\bof|\\bby|\\bon)?|\\b(?:no later than|at the latest(?: on| by)?)|\\brsvp[^.;]{0,40}?(?:\\bby|\\bbefore|:|\\buntil|\\bon)?|\\blast (?:day|chance)\\b[^.;]{0,40}?(?:\\bis|:|–)?|\\bclos(?:es|e|ing)(?: on)?|\\bcut-?off\\b[^.;]{0,30}|\\bexpires?(?: on)?|\\bpayable(?: (?:by|on(?: or before)?|before))?|\\bpostmarked(?: by)?|\\b(?:turn(?:ed)?|hand(?:ed)?) in\\b[^.;]{0,60}\\b(?:by|on|before)|\\bsubmit(?:ted)?\\b[^.;]{0,60}\\b(?:by|on|before)|\\breturn(?:ed)?\\b(?! to (?:school|class|practice|work))[^.;]{0,80}\\b(?:by|on|before|until))${nearBefore}`,
  'iu',
);
/** "Is due to Yolanda on", not "is due to reopen on". */
const owed = /\b(?:is|are) due to (?:me|us|\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:on|by|before)\s*$/u;
const weak = new RegExp(`\\b(?:by|until|till|before|through)${nearBefore}`, 'iu');
const openUntil =
  /\b(?:registrations?|sign-?ups?|enrol?lments?|orders?|tickets|applications?|forms?|payments?|fees?|nominations?|submissions?|entries|ballots?|proxies|donations?|proof|renew(?:ing|als?)?)\b/i;
const ending = new RegExp(
  `\\b(?:registration|sign-?ups?|enrol?lment|early bird|ordering|applications?|voting)\\b[^.;]{0,30}\\bends?(?: on)?${nearBefore}`,
  'iu',
);
const saidAfter =
  /^,? (?:at the (?:very )?latest\b|or (?:sooner|earlier)\b)|^\W{0,4}(?:is|was|are)\s+(?:the|our|your)\s+(?:very\s+)?(?:last\s+(?:day|chance)(?!\s+(?:of|in|before|with)\b(?!\s+(?:the\s+)?(?:registration|sign|enrol|order|early|sale)))|deadline|final\s+day|cut-?off|due\s+date)/i;
const inList = /^\s{0,2}(?:,|,?\s{0,2}(?:and|or|&))\s{0,2}$/i;
const maxSentenceLength = 600;

/** A day by which something is to be done. */
export interface Deadline {
  /** The day, with its place in the sentence. */
  mention: DateMention;
  /** The words that make it one: "RSVP by". */
  cue: string;
}

/** Whether a text has a word that makes a day a deadline. */
export function speaksOfDeadlines(text: string): boolean {
  return cue.test(text);
}

/** The days by which a sentence wants something, in its order; those that have passed are none. */
export function deadlinesIn(sentence: string, { written, today }: DueDayClock): Deadline[] {
  const cued = cue.exec(sentence);
  if (!cued) return [];
  const from = Math.max(0, cued.index - maxSentenceLength / 2);
  const read = sentence.slice(from, from + maxSentenceLength);
  const text = withoutLookalikes(read);
  const asks = asksForAction(sentence);
  const found: Deadline[] = [];
  for (const mention of findDates(read, { written })) {
    const before = found.at(-1);
    const isListed = before !== undefined && inList.test(text.slice(before.mention.end, mention.start));
    const words = isListed ? before.cue : cueOf(text, mention, { from: before?.mention.end ?? 0, asks });
    if (words !== null) found.push({ mention, cue: words });
  }
  return found
    .filter(({ mention }) => mention.date >= today)
    .map(({ mention, cue: words }) => ({
      mention: { ...mention, start: mention.start + from, end: mention.end + from },
      cue: words,
    }));
}

/** Returns the wording that makes a mention a deadline, starting after the previous one; null when there is none. */
function cueOf(
  text: string,
  { start, end }: DateMention,
  { from, asks }: { from: number; asks: boolean },
): string | null {
  const before = text.slice(Math.max(from, start - 120), start);
  const sure =
    strong.exec(before) ?? owed.exec(before) ?? ending.exec(before) ?? saidAfter.exec(text.slice(end, end + 60));
  const found = sure ?? (asks || openUntil.test(before) ? weak.exec(before) : null);
  return found && found[0].trim();
}

/** The first day by which a sentence wants something, YYYY-MM-DD; null when it names none or the day has passed. */
export function dueDayOf(sentence: string, clock: DueDayClock): string | null {
  return (
    deadlinesIn(sentence, clock)
      .map(({ mention }) => mention.date)
      .toSorted()[0] ?? null
  );
}

/** The earliest open deadline of some sentences. */
export function earliestDueDay(sentences: readonly string[], clock: DueDayClock): string | null {
  return (
    sentences
      .map((sentence) => dueDayOf(sentence, clock))
      .filter((day) => day !== null)
      .toSorted()[0] ?? null
  );
}
