import type { BriefingAction, BriefingCard, BriefingDate, BriefingDoubt } from '../../card/card.ts';
import { gradeOf, highFrom } from '../../read/parse-result.ts';
import { isDueSoon } from '../../card/card-on.ts';
import type { CardReading } from '../card-reading.ts';
import { cardChance } from './card-chance.ts';
import { distinct } from '../events/card-dates.ts';
import type { FoundDate } from '../events/found-date.ts';
import type { FoundDeadline } from '../tasks/card-deadlines.ts';
import {
  believed,
  dateDoubts,
  missingDateDoubts,
  inDayWords,
  speaksOfUnknownDeadline,
  type Doubt,
} from '../events/date-doubts.ts';
import { understandingOf } from '../glossed-document.ts';
import { readCharacters } from '../letter/letter.ts';
import { overlap } from '../letter/likeness.ts';
import { moneyDoubts } from './money-doubts.ts';
import { pattern } from '../letter/word-table.ts';
import { whoDoubts } from './who-doubts.ts';

type Trust = Pick<BriefingCard, 'confidence' | 'confidence_score' | 'needs_review' | 'review' | 'warnings'>;

const maxWarnings = 30;
const maxDoubts = 12;
const quoted = 60;
/** Just below `high`. */
const surestWithDoubt = highFrom - 0.01;
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Findings that a card is judged by. */
export interface TrustClues {
  found: readonly FoundDate[];
  dates: readonly BriefingDate[];
  deadlines: readonly FoundDeadline[];
  actions: readonly BriefingAction[];
  money: BriefingCard['money'];
  who: readonly string[];
}

interface FieldDoubt extends Doubt {
  field: BriefingDoubt['field'];
}

/** Rates the confidence of a card, and names the fields that somebody should review and why; none is named of a `high` card. */
export function cardTrust(reading: CardReading, clues: TrustClues): Trust {
  const warnings = [...new Set([...reading.parse.warnings, ...ownWarnings(reading)])].slice(0, maxWarnings);
  const shown = distinct(clues.found).filter(({ mention }) => clues.dates.some(({ date }) => date === mention.date));
  const doubts = distinctDoubts([...textDoubts(reading, warnings), ...factDoubts(reading, clues, shown)]);
  const sure = doubts
    .filter(({ isCounted }) => !isCounted)
    .reduce((product, { left }) => product * left, sureOfReading(reading) * cardChance(reading, { ...clues, shown }));
  const surest = doubts.length > 0 ? surestWithDoubt : 1;
  const score = reading.letter.hasText ? Math.min(believed(sure), surest) : 0;
  return {
    confidence: gradeOf(score),
    confidence_score: score,
    needs_review: doubts.length > 0,
    review: doubts.map(({ field, reason }) => ({ field, reason })).slice(0, maxDoubts),
    warnings,
  };
}

/** A mail that says nothing itself is as sure as its attachments, which are texts. */
function sureOfReading({ parse }: CardReading): number {
  return parse.text.trim() === '' ? 0.8 : parse.confidence;
}

/** Doubts about the reading, on which all fields rest. A warning lowers nothing by itself. */
function textDoubts({ parse, letter }: CardReading, warnings: readonly string[]): FieldDoubt[] {
  const isUnsure = parse.confidence > 0 && gradeOf(parse.confidence) !== 'high';
  const doubts: (Doubt | false)[] = [
    isUnsure && { reason: 'The text was hard to read, so words and numbers may be wrong.', left: 1 },
    parse.truncated && { reason: 'Only a part of this document was read.', left: 0.75 },
    ...warnings.map((reason) => ({
      reason,
      left: reason === unreadLanguage(parse.language) ? 0.5 : letter.cutOff ? 0.75 : 1,
    })),
  ];
  return doubts.filter((doubt) => doubt !== false).map((doubt) => ({ field: 'text', ...doubt }));
}

function factDoubts(
  reading: CardReading,
  { dates, deadlines, money, who }: TrustClues,
  shown: readonly FoundDate[],
): FieldDoubt[] {
  return [
    ...shown.flatMap((one) =>
      dateDoubts(one, reading).map((doubt) => ({
        field: one.kind === 'deadline' ? ('deadlines' as const) : ('dates' as const),
        ...doubt,
      })),
    ),
    ...missingDateDoubts(reading, shown).map((doubt) => ({ field: 'dates' as const, ...doubt })),
    ...contradictions(deadlines, reading).map((reason) => ({ field: 'deadlines' as const, reason, left: 0.75 })),
    ...(speaksOfUnknownDeadline(reading, dates.filter(({ kind }) => kind === 'deadline').length)
      ? [{ field: 'deadlines' as const, reason: 'Something is to be done, and no day for it was found.', left: 0.75 }]
      : []),
    ...moneyDoubts(reading, money).map((doubt) => ({ field: 'money' as const, ...doubt })),
    ...whoDoubts(reading, who).map((doubt) => ({ field: 'who' as const, ...doubt })),
  ];
}

function distinctDoubts(doubts: readonly FieldDoubt[]): FieldDoubt[] {
  return [...new Map(doubts.map((doubt) => [doubt.reason, doubt])).values()];
}

/** Says that a document is in a language that is not read in full; null where it is. */
function unreadLanguage(language: string | null): string | null {
  const understanding = understandingOf(language);
  if (language === null || understanding === 'all') return null;
  const unread =
    understanding === 'dates' ? 'its dates were read, its tasks were not' : 'its dates and tasks may be missing';
  return `This document seems to be in ${languages.of(language) ?? language}; ${unread}.`;
}

function ownWarnings({ parse, letter }: CardReading): string[] {
  const language = unreadLanguage(parse.language);
  const saysEmpty = parse.warnings.some((warning) => /^No text/.test(warning));
  return [
    ...(letter.hasText || saysEmpty ? [] : ['No text was found in this document.']),
    ...(letter.cutOff
      ? [`Only the first ${readCharacters.toLocaleString('en-US')} characters were read for this card.`]
      : []),
    ...(language === null ? [] : [language]),
  ];
}

/** Two days for one thing. */
function contradictions(deadlines: readonly FoundDeadline[], { household }: CardReading): string[] {
  return deadlines
    .flatMap((one, index) =>
      deadlines
        .slice(index + 1)
        .filter((other) => other.date !== one.date && overlap(one.label, other.label) === 1)
        .map(
          (other) =>
            `The document names both ${inDayWords(one.date, household)} and ${inDayWords(other.date, household)} for “${one.label.slice(0, quoted)}”.`,
        ),
    )
    .slice(0, 2);
}

const alarming = pattern('i')`
  \b(?:
    urgent(?!\s+care)
    urgently
    immediate(?:ly)?(?! (?:after|following|before|upon|family))
    as soon as possible
    asap
    right away
    without delay
    emergency closure
    closed (?:\w+ ){0,4}today
    closing early today
    early closing today
    cancell?ed today
    dismiss(?:ed|al|ing) (?:early )?today
    recalled
    (?:product|safety|food|voluntary|urgent) recall
    recall (?:notice|of)
    lockdown
    evacuat(?:e|ed|ion)
    boil water
    final notice
    past due
    overdue
  )\b
`;
const calm =
  /\b(?:not|no|isn[’']t|non-?|nothing|neither)\s+(?:an? )?(?:\w+ ){0,2}(?:urgent|immediate|emergency)|\b(?:evacuation|lockdown) drill\b/i;

/** High: something is due within two days or the letter says that it is urgent. Low: nothing to do, and no day to come. */
export function cardUrgency(
  { sentences, moment, title }: CardReading,
  { dates, deadlines, actions }: Pick<TrustClues, 'dates' | 'deadlines' | 'actions'>,
): BriefingCard['urgency'] {
  if (isDueSoon(deadlines, moment.today)) return 'high';
  const said = [title, ...sentences.map(({ text }) => text)];
  if (said.some((text) => alarming.test(text) && !calm.test(text))) return 'high';
  return actions.length === 0 && deadlines.length === 0 && !dates.some(({ past }) => !past) ? 'low' : 'normal';
}
