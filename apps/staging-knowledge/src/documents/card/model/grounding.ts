import type { DateMention } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import { categoryScores, dueDayOf, earliestDueDay, type Category } from '@homeroom/matters';
import { splitSentences, type QuotedText, type TextSpan } from '@homeroom/text';
import type { CardFacts, CardMoment } from '../card.ts';
import { foundActions } from '../../interpret/tasks/card-actions.ts';
import type { CardReading } from '../../interpret/card-reading.ts';
import type { DatedSentence } from '../../interpret/days/dated-sentence.ts';
import type { CardAnswer } from './card-answer.ts';
import { bringsNothingNew, isSupportedBy, type Evidence } from './evidence.ts';
import { namedMembers } from './named-members.ts';
import type { ShownDocument, ShownSentence } from '../../interpret/shown-document.ts';
import { pattern } from '../../interpret/letter/word-table.ts';

/** Evidence that an answer is checked against. */
export interface Grounding {
  document: ShownDocument;
  quoted: QuotedText;
  evidence: Evidence;
  /** The card of the rules. */
  card: CardFacts;
  household: Household;
  moment: CardMoment;
}

/** A date that the document names where the model said so. */
export interface GroundedDate {
  mention: DateMention;
  sentence: DatedSentence;
  /** The words of the document that the model quoted. */
  quote: string;
  label: string;
  kind: 'event' | 'deadline' | 'other';
}

/** Something to do that a sentence of the document asks. */
export interface GroundedAction {
  text: string;
  sentence: string;
  due: string | null;
  who: string[];
}

type Written<Part extends 'dates' | 'actions'> = CardAnswer[Part][number];
/** The share of the best category's score that makes another one worth a thought. */
const scoreShare = 0.25;
const shortestSummary = 20;
const maxRequestLength = 400;
const polite = pattern('iu')`
  \b(?:could|would|can|will) (?:you|families|parents|everyone)\b
  \bwe(?:[’']d| would) (?:
    love
    like
    appreciate
    be (?:happy|grateful|glad)
  )\b
  \b(?:we|i)(?:[’']re| are|[’']m| am)? (?:
    hoping
    looking for
    in need of
    asking
    hope that you
    need your
    need (?:\p{L}+ ){0,3}(?:volunteers|helpers|donations)
  )\b
  \b(?:is|are|would be|will be) (?:
    needed
    wanted
    welcome
    appreciated
    expected
    collected
  )\b
  \bwould (?:be|mean) (?:a )?(?:great|big|much|huge)? ?help
`;
const denial = /\b(?:no|not|never|cannot)\b|n[’']t\b|\bquestions?\b/iu;

/**
 * A date counts when its quote is in the document and the document's own date in these words agrees with the model's;
 * the day is the document's. A deadline counts when the rules have one on that day or its sentence sets one; otherwise it
 * is but a date. A label may say nothing new and must belong to the words around the quote.
 */
export function groundDate({ quote, date, label, kind }: Written<'dates'>, grounding: Grounding): GroundedDate | null {
  const { quoted, evidence, document } = grounding;
  if (!bringsNothingNew(label, evidence)) return null;
  for (const span of quoted.find(quote)) {
    const inside = sentencesIn(span, document)
      .flatMap((sentence) => sentence.dated.mentions.map((mention) => ({ sentence, mention })))
      .filter((one) => isInside(one, span));
    const found = inside.find(({ mention }) => agrees(mention, date, inside.length === 1));
    if (!found || found.mention.contradicts || !isSupportedBy(label, around(found.sentence, document))) continue;
    const isDue = kind === 'deadline' && setsDeadline(found, grounding);
    return {
      mention: found.mention,
      sentence: found.sentence.dated,
      quote: quoted.slice(span),
      label,
      kind: kind === 'deadline' && !isDue ? 'other' : kind,
    };
  }
  return null;
}

/**
 * An action counts when the sentence of its quote asks for one by the rules, or politely in words that they do not know.
 * Its day is the deadline of that sentence, where it sets one.
 */
export function groundAction({ quote, text, who }: Written<'actions'>, grounding: Grounding): GroundedAction | null {
  const { quoted, evidence, card, household, document } = grounding;
  if (!bringsNothingNew(text, evidence)) return null;
  for (const span of quoted.find(quote)) {
    for (const { dated } of sentencesIn(span, document)) {
      const [byRules] = foundActions(readingOf(dated, grounding), []);
      if (!byRules && !asksPolitely(dated.text)) continue;
      if (!isSupportedBy(text, dated.text)) continue;
      return {
        text,
        sentence: dated.text,
        due: byRules?.due ?? null,
        who: namedMembers(who, { household, known: card.who, text: dated.text }),
      };
    }
  }
  return null;
}

/** A category counts when the rules have evidence for it too, or none for any. */
export function groundCategory(category: Category | null, { card, document }: Grounding): Category | null {
  if (category === null || category === card.category) return category;
  if (card.category === 'Other') return category;
  const scores = categoryScores({
    text: document.text,
    title: document.heading,
    context: document.sender,
    contextShare: 0.5,
  });
  return scores[category] > 0 && scores[category] >= scoreShare * scores[card.category] ? category : null;
}

/** A title counts when it says nothing new. */
export function groundTitle(title: string | null, { evidence }: Grounding): string | null {
  return title !== null && /\p{L}{2}/u.test(title) && bringsNothingNew(title, evidence) ? title : null;
}

/** A summary counts when no sentence of it says anything new, nor calls a day a deadline that is none. */
export function groundSummary(
  summary: string | null,
  deadlines: readonly string[],
  { evidence, document, moment: { today } }: Grounding,
): string | null {
  if (summary === null || summary.length < shortestSummary) return null;
  const sentences = splitSentences(summary);
  if (!sentences.every((sentence) => bringsNothingNew(sentence, evidence))) return null;
  const due = earliestDueDay(sentences, { written: document.writing.written, today });
  return due === null || deadlines.includes(due) ? summary : null;
}

/** The name of a place counts when the document has it as a name, and is nobody's. */
export function groundPlace(name: string, { quoted, household }: Grounding): string | null {
  const [span] = quoted.find(name);
  const words = span ? quoted.slice(span) : '';
  const isName =
    /^\p{Lu}/u.test(words) &&
    /\p{Ll}/u.test(words) &&
    !/[@\n]|https?:|www\.|\d{3}|^(?:mr|mrs|ms|mx|dr|miss)\b/iu.test(words);
  return isName && namedMembers([words], { household, known: [], text: words }).length === 0 ? words : null;
}

/** One sentence as the rules read it. */
export function readingOf(
  sentence: DatedSentence,
  { household, moment, card, document: { heading, writing } }: Grounding,
): Pick<CardReading, 'household' | 'moment' | 'about' | 'sentences' | 'writing' | 'documentDate'> {
  return {
    household,
    moment,
    about: heading,
    sentences: [sentence],
    writing,
    documentDate: card.document_date,
  };
}

function asksPolitely(sentence: string): boolean {
  return sentence.length < maxRequestLength && polite.test(sentence) && !denial.test(sentence);
}

function sentencesIn({ start, end }: TextSpan, { sentences }: ShownDocument): ShownSentence[] {
  return sentences.filter((sentence) => sentence.start < end && sentence.end > start);
}

function isInside(
  { sentence, mention }: { sentence: ShownSentence; mention: DateMention },
  { start, end }: TextSpan,
): boolean {
  return sentence.start + mention.start >= start && sentence.start + mention.end <= end;
}

/** The sentence with its neighbours and headings. */
function around(sentence: ShownSentence, { sentences, heading }: ShownDocument): string {
  const place = sentences.indexOf(sentence);
  return [
    heading,
    sentence.dated.block.heading,
    ...sentences.slice(Math.max(0, place - 1), place + 2).map(({ dated }) => dated.text),
  ].join('\n');
}

/** By meaning: where the words leave the year or the whole day to be told from the day of writing, code tells it better. */
function agrees(mention: DateMention, day: string, alone: boolean): boolean {
  if (mention.date === day || mention.endDate === day) return true;
  if (!mention.dated || mention.relative) return alone;
  return !mention.yearSaid && mention.date.slice(5) === day.slice(5);
}

/** The words from the date before on are read too, as a sentence may set several. */
function setsDeadline(
  { sentence: { dated }, mention }: { sentence: ShownSentence; mention: DateMention },
  { card, document, moment: { today } }: Grounding,
): boolean {
  const day = lastDay(mention);
  if (card.deadlines.some(({ date }) => date === day) || dated.due.includes(mention)) return true;
  const before = Math.max(0, ...dated.mentions.filter(({ end }) => end <= mention.start).map(({ end }) => end));
  return dueDayOf(dated.text.slice(before), { written: document.writing.written, today }) === day;
}

/** Of a range it is the last day by which something is due. */
export function lastDay({ date, endDate }: DateMention): string {
  return endDate ?? date;
}
