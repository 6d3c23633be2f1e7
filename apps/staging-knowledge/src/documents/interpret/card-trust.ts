import type { BriefingAction, BriefingCard, BriefingDate } from '../card/card.ts';
import { gradeOf } from '../read/parse-result.ts';
import { isDueSoon } from '../card/card-on.ts';
import type { CardReading } from './card-reading.ts';
import { believed, type FoundDate } from './card-dates.ts';
import type { FoundDeadline } from './card-deadlines.ts';
import { readCharacters } from './letter.ts';
import { overlap } from './likeness.ts';
import { pattern } from './word-table.ts';

type Trust = Pick<BriefingCard, 'confidence' | 'confidence_score' | 'needs_review' | 'warnings'>;

const maxWarnings = 30;
const maxOwnWarnings = 8;
const quoted = 60;
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Findings that a card is judged by. */
export interface TrustClues {
  found: readonly FoundDate[];
  dates: readonly BriefingDate[];
  deadlines: readonly FoundDeadline[];
  actions: readonly BriefingAction[];
}

/** Rates the confidence of a card, whether somebody should review it, and why. */
export function cardTrust(reading: CardReading, clues: TrustClues): Trust {
  const { parse } = reading;
  const own = ownWarnings(reading, clues);
  const warnings = [...new Set([...parse.warnings, ...own])].slice(0, maxWarnings);
  const score = reading.letter.hasText ? believed(sureOfReading(reading) * (0.6 + 0.4 * sureOfDates(clues))) : 0;
  const confidence = gradeOf(score);
  return {
    confidence,
    confidence_score: score,
    needs_review:
      confidence !== 'high' ||
      (parse.confidence_grade !== 'high' && parse.confidence > 0) ||
      parse.truncated ||
      warnings.length > 0,
    warnings,
  };
}

/** A mail that says nothing itself is as sure as its attachments, which are texts. */
function sureOfReading({ parse }: CardReading): number {
  return parse.text.trim() === '' ? 0.8 : parse.confidence;
}

function sureOfDates({ dates }: TrustClues): number {
  const told = dates.filter(({ kind, past }) => kind !== 'other' && !past);
  return told.length === 0 ? 0.85 : told.reduce((sum, { confidence }) => sum + confidence, 0) / told.length;
}

function ownWarnings(reading: CardReading, { found, deadlines }: TrustClues): string[] {
  const { parse, letter, moment } = reading;
  const open = found.filter(
    ({ kind, mention }) => kind !== 'other' && (mention.endDate ?? mention.date) >= moment.today,
  );
  const relative = open
    .filter(({ mention }) => mention.relative)
    .map(({ mention }) => `The date ${mention.date} was worked out from “${mention.text.slice(0, quoted).trim()}”.`);
  const wrong = open
    .filter(({ mention }) => mention.contradicts)
    .map(({ mention }) => `“${mention.text.slice(0, quoted).trim()}” names a weekday that ${mention.date} is not.`);
  return [
    ...(letter.hasText
      ? []
      : parse.warnings.some((warning) => /^No text/.test(warning))
        ? []
        : ['No text was found in this document.']),
    ...(letter.cutOff
      ? [`Only the first ${readCharacters.toLocaleString('en-US')} characters were read for this card.`]
      : []),
    ...(parse.language !== null && parse.language !== 'en'
      ? [
          `This document seems to be in ${languages.of(parse.language) ?? parse.language}; its dates and tasks may be missing.`,
        ]
      : []),
    ...new Set(wrong),
    ...new Set(relative),
    ...contradictions(deadlines),
  ].slice(0, maxOwnWarnings);
}

/** Two days for one thing. */
function contradictions(deadlines: readonly FoundDeadline[]): string[] {
  return deadlines
    .flatMap((one, index) =>
      deadlines
        .slice(index + 1)
        .filter((other) => other.date !== one.date && overlap(one.label, other.label) === 1)
        .map((other) => `The document names both ${one.date} and ${other.date} for “${one.label.slice(0, quoted)}”.`),
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
  { dates, deadlines, actions }: TrustClues,
): BriefingCard['urgency'] {
  if (isDueSoon(deadlines, moment.today)) return 'high';
  const said = [title, ...sentences.map(({ text }) => text)];
  if (said.some((text) => alarming.test(text) && !calm.test(text))) return 'high';
  return actions.length === 0 && deadlines.length === 0 && !dates.some(({ past }) => !past) ? 'low' : 'normal';
}
