import { asksForAction } from './action.ts';
import { dueDayOf, type DueDayClock } from './due-day.ts';
import { sentenceGroupsOf } from './matter-summary.ts';
import type { Matter } from './matters.ts';

/** Facts and requests of a matter. */
export interface MatterReading {
  /** The sentences that a summary is written from: those of its start, and the first one that asks, wherever it stands. */
  sentences: string[];
  /** Whether anything in it asks the household to do something. */
  actionRequired: boolean;
  /** YYYY-MM-DD, the earliest open deadline; null when there is none. */
  deadline: string | null;
}

const summarizedCharacters = 30_000;
/** Text without sentence ends is read in pieces, which overlap so that a request keeps its day. */
const pieceLength = 500;
const overlap = 200;

/** Reads a matter to its end; a megabyte takes seconds. */
export function readMatter({ title, text }: Pick<Matter, 'title' | 'text'>, clock: DueDayClock): MatterReading {
  const reading: MatterReading = { sentences: [], actionRequired: false, deadline: null };
  if (title !== '') note(reading, title, clock);
  let characters = 0;
  for (const group of sentenceGroupsOf(text)) {
    for (const sentence of group) {
      const isFirstToAsk = note(reading, sentence, clock);
      if (isFirstToAsk || characters < summarizedCharacters) reading.sentences.push(sentence);
      characters += sentence.length;
    }
  }
  reading.actionRequired ||= reading.deadline !== null;
  return reading;
}

/** Notes what a sentence asks, and by when. @returns whether it is the first that asks */
function note(reading: MatterReading, sentence: string, clock: DueDayClock): boolean {
  const askedBefore = reading.actionRequired;
  for (const part of [sentence, ...pieces(sentence)]) {
    reading.actionRequired ||= asksForAction(part);
    const day = dueDayOf(part, clock);
    if (day !== null && (reading.deadline === null || day < reading.deadline)) reading.deadline = day;
  }
  return reading.actionRequired && !askedBefore;
}

/** Returns the pieces after the first; the ellipsis keeps a word in the middle from looking like the first. */
function pieces(sentence: string): string[] {
  const found: string[] = [];
  for (let start = pieceLength - overlap; start < sentence.length - overlap; start += pieceLength - overlap) {
    const from = sentence.indexOf(' ', start);
    if (from >= 0 && from < start + pieceLength) found.push(`……… … ${sentence.slice(from + 1, start + pieceLength)}`);
  }
  return found;
}
