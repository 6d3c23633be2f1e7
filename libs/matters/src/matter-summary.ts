import { capitalized, sentenceGroups, shortLine } from '@homeroom/text';
import { asksForAction } from './action.ts';
import { isChatter, isClosing, isGreeting } from './newsletter-lines.ts';
import { isGenericTitle } from './matters.ts';

/** Clues for a summary. */
export interface SummaryClues {
  title: string;
  /** As `sentencesOf` gives them. */
  sentences: readonly string[];
  /** Sentences that are true of the matter, for a fuller account of one that says little itself. */
  facts: readonly string[];
}

const briefLength = 200;
const sentenceLength = 280;
const detailedLength = 700;
const maxSentences = 3;
const greeting = /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening))\b[^,!.:;]{0,60}[,!:][ ]+/i;

/** The sentences of a matter's text without greetings and closings. */
export function sentencesOf(text: string): string[] {
  return [...sentenceGroupsOf(text)].flat();
}

/** As `sentencesOf`, of some 8,000 UTF-16 units at a time. */
export function* sentenceGroupsOf(text: string): Generator<string[]> {
  for (const group of sentenceGroups(text)) {
    yield group
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().replace(greeting, ''))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !isGreeting(sentence) && !isClosing(sentence))
      .map(capitalized);
  }
}

/** One line: the sentence that says most, after the heading unless it repeats that. */
export function briefSummary({ title, sentences }: Omit<SummaryClues, 'facts'>): string {
  const [lead = ''] = [...sentences].sort((one, other) => rank(one) - rank(other));
  return shortLine(headed(title, lead), briefLength);
}

/** Two to three sentences: the one that says most, what is asked, and what follows; facts where the text has one only. */
export function detailedSummary({ title, sentences, facts }: SummaryClues): string {
  const ranked = [...sentences].sort((one, other) => rank(one) - rank(other));
  const asking = sentences.find(asksForAction);
  const wanted = new Set([...ranked.slice(0, 1), ...(asking === undefined ? [] : [asking]), ...ranked]);
  const chosen = new Set([...wanted].slice(0, maxSentences));
  const told = [...new Set(sentences)].filter((sentence) => chosen.has(sentence));
  const account = told.length > 0 ? [headed(title, told[0] ?? ''), ...told.slice(1)] : [title];
  const full = account.length > 1 ? account : [...account, ...facts].slice(0, maxSentences);
  return shortLine(full.map((sentence) => ended(shortLine(sentence, sentenceLength))).join(' '), detailedLength);
}

/** 0 for a sentence with a figure or a day, 1 for any other, 2 for politeness. */
function rank(sentence: string): number {
  if (isChatter(sentence) && !asksForAction(sentence)) return 2;
  return /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\btomorrow\b|\btonight\b/i.test(sentence) ? 0 : 1;
}

function headed(title: string, sentence: string): string {
  if (title === '' || isGenericTitle(title)) return sentence || title;
  if (sentence === '' || covers(title, sentence)) return title;
  return covers(sentence, title) ? sentence : `${title.replace(/[:.,;\s]+$/, '')}: ${sentence}`;
}

/** Whether a text has all longer words of another. */
function covers(text: string, other: string): boolean {
  const words = new Set(longWords(text));
  return longWords(other).every((word) => words.has(word));
}

function longWords(text: string): string[] {
  return (
    text
      .slice(0, 1_000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  ).map((word) => word.replace(/s$/, ''));
}

function ended(sentence: string): string {
  const text = sentence.replace(/[\s:;,]{1,10}$/, '');
  return /[.!?…]["”’)]?$/.test(text) ? text : `${text}.`;
}
