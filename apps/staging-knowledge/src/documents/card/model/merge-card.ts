import { categoryIcons, isGenericTitle } from '@homeroom/matters';
import type { BriefingAction, BriefingDate, BriefingDeadline, CardFacts } from '../card.ts';
import { foundDates } from '../../interpret/events/card-dates.ts';
import { overlap } from '../../interpret/letter/likeness.ts';
import type { CardAnswer } from './card-answer.ts';
import {
  groundAction,
  groundCategory,
  groundDate,
  groundPlace,
  groundSummary,
  groundTitle,
  lastDay,
  readingOf,
  type GroundedAction,
  type GroundedDate,
  type Grounding,
} from './grounding.ts';
import { comparable } from '@homeroom/text';

/** Confidence of a date that only the model found, as a share of the confidence of its reading: never high. */
const modelShare = 0.8;
const maxLabelLength = 60;
const maxActionLength = 100;
const sameWords = 0.6;

/** Facts of a card merged with a model's answer; urgency and confidence are still judged by rules. */
export type MergedFacts = Pick<
  CardFacts,
  'title' | 'summary' | 'category' | 'icon' | 'dates' | 'deadlines' | 'actions' | 'money' | 'location'
> & { generated_by: CardFacts['generated_by'] };

/**
 * The facts of the rules with the grounded ones of the model. Nothing of the rules is lost: no date, deadline, action, sum
 * or place, and of contacts, links and members nothing changes. The model
 * - adds dates, deadlines and actions that the rules did not find;
 * - words a date, deadline or action better where the rules' words are poor: none, generic, long, the title, or the same for several days;
 * - says what a sum is for where the rules do not, and names the place where they found none;
 * - writes title and summary, and chooses the category, within what `grounding.ts` lets through.
 */
export function mergeAnswer(answer: CardAnswer, grounding: Grounding): MergedFacts {
  const {
    card,
    moment: { today },
  } = grounding;
  const found = answer.dates.map((date) => groundDate(date, grounding)).filter((date) => date !== null);
  const dates = mergeDates(
    card,
    found.filter((date) => isMeant(date, grounding)),
    today,
  );
  const deadlines = mergeDeadlines(card, found, today);
  const actions = mergeActions(
    card,
    answer.actions.map((action) => groundAction(action, grounding)).filter((action) => action !== null),
  );
  const title = groundTitle(answer.title, grounding);
  const summary = groundSummary(
    answer.summary,
    deadlines.map(({ date }) => date),
    grounding,
  );
  const category = groundCategory(answer.category, grounding);
  const places =
    card.location.length > 0
      ? []
      : answer.places.map((name) => groundPlace(name, grounding)).filter((name) => name !== null);
  const ofRules =
    [...dates, ...deadlines, ...actions].some(({ source }) => source === 'rule') ||
    [card.money, card.contacts, card.links, card.location, card.who].some(({ length }) => length > 0);
  const money = mergePurposes(card, answer, grounding);
  const isOfModel =
    [title, summary].some((words) => words !== null) ||
    (category !== null && category !== card.category) ||
    places.length > 0 ||
    [...dates, ...deadlines, ...actions].some(({ source }) => source === 'model') ||
    money.some((sum, index) => sum.for !== card.money[index]?.for);
  return {
    title: title ?? card.title,
    summary: summary ?? card.summary,
    category: category ?? card.category,
    icon: categoryIcons[category ?? card.category],
    dates,
    deadlines,
    actions,
    money,
    location: [...card.location, ...new Set(places)].map((place) =>
      typeof place === 'string' ? { name: place, address: null } : place,
    ),
    generated_by: !isOfModel
      ? 'rules'
      : ofRules || title === null || summary === null || category === null
        ? 'model+rules'
        : 'model',
  };
}

/** Whether the rules take it for a day of the letter itself, not of its head or somebody's birth, and nothing had to be worked out. */
function isMeant({ mention, sentence }: GroundedDate, grounding: Grounding): boolean {
  if (sentence.block.place !== 'body' || mention.relative || mention.date === grounding.card.document_date)
    return false;
  return foundDates(readingOf(sentence, grounding)).some((one) => one.mention === mention);
}

function mergeDates({ title, dates }: CardFacts, found: readonly GroundedDate[], today: string): BriefingDate[] {
  const merged = relabelled(dates, found, title);
  for (const { mention, label, kind } of found) {
    const { date, time, endDate, endTime, text, confidence } = mention;
    if (merged.some((one) => one.date === date && (time === null || one.time === null || one.time === time))) continue;
    merged.push({
      date,
      time,
      end_date: endDate,
      end_time: endTime,
      all_day: time === null,
      past: lastDay(mention) < today,
      label,
      kind,
      text,
      confidence: rounded(modelShare * confidence),
      source: 'model',
    });
  }
  return merged.length === dates.length ? merged : merged.toSorted(byMoment);
}

function mergeDeadlines(
  { title, deadlines }: CardFacts,
  found: readonly GroundedDate[],
  today: string,
): BriefingDeadline[] {
  const due = found.filter(({ kind, mention }) => kind === 'deadline' && lastDay(mention) >= today);
  const merged = relabelled(deadlines, due, title);
  for (const { mention, label, quote } of due) {
    const date = lastDay(mention);
    if (!merged.some((one) => one.date === date))
      merged.push({
        date,
        time: mention.time,
        label,
        text: quote,
        confidence: rounded(modelShare * mention.confidence),
        source: 'model',
      });
  }
  return merged.length === deadlines.length ? merged : merged.toSorted(byMoment);
}

/** The rules' dates, with the model's words where theirs are poor. */
function relabelled<Fact extends BriefingDate | BriefingDeadline>(
  facts: readonly Fact[],
  found: readonly GroundedDate[],
  title: string,
): Fact[] {
  const shared = (label: string) =>
    new Set(facts.filter((fact) => comparable(fact.label) === comparable(label)).map(({ date }) => date)).size > 1;
  return facts.map((fact) => {
    const same = found.filter(
      ({ mention }) =>
        [mention.date, lastDay(mention)].includes(fact.date) &&
        (fact.time === null || mention.time === null || mention.time === fact.time),
    );
    const better = same.find(
      ({ label }) => label.length <= maxLabelLength && comparable(label) !== comparable(fact.label),
    );
    return better && (isPoor(fact, title) || shared(fact.label))
      ? { ...fact, label: better.label, source: 'model' as const }
      : fact;
  });
}

function isPoor({ label, text }: BriefingDate | BriefingDeadline, title: string): boolean {
  return (
    label.trim() === '' ||
    label.length > maxLabelLength ||
    isGenericTitle(label) ||
    [text, title].some((words) => comparable(label) === comparable(words))
  );
}

function mergeActions({ actions, deadlines }: CardFacts, found: readonly GroundedAction[]): BriefingAction[] {
  const merged = [...actions];
  for (const { text, sentence, due, who } of found) {
    const place = merged.findIndex((action) => isSame(action, { text, sentence }));
    const known = merged[place];
    if (!known)
      merged.push({
        text,
        due: due ?? deadlines.find((one) => comparable(sentence).includes(comparable(one.text)))?.date ?? null,
        who,
        source: 'model',
      });
    else if (known.text.length > maxActionLength && text.length <= maxActionLength)
      merged[place] = { ...known, text, source: 'model' };
  }
  return merged;
}

/** Whether an action of the rules is the model's: said alike, or drawn from the same sentence. */
function isSame(action: BriefingAction, { text, sentence }: Pick<GroundedAction, 'text' | 'sentence'>): boolean {
  return overlap(action.text, text) >= sameWords || overlap(action.text, sentence) >= sameWords;
}

/** Adds the purpose of a sum where the rules have none; the words must be near the sum. */
function mergePurposes({ money }: CardFacts, { amounts }: CardAnswer, { quoted }: Grounding): CardFacts['money'] {
  return money.map((sum) => {
    if (sum.for !== null) return sum;
    const near = quoted.find(sum.text);
    const said = amounts
      .filter(({ text, for: what }) => comparable(text) === comparable(sum.text) && !/\d/.test(what))
      .find(({ for: what }) => {
        const [place] = quoted.find(what);
        return place !== undefined && near.some(({ start, end }) => place.start > start - 200 && place.end < end + 200);
      });
    return said === undefined ? sum : { ...sum, for: said.for };
  });
}

function byMoment(one: { date: string; time: string | null }, other: { date: string; time: string | null }): number {
  const [first, second] = [one, other].map(({ date, time }) => `${date} ${time ?? ''}`) as [string, string];
  return first < second ? -1 : Number(first > second);
}

function rounded(share: number): number {
  return Math.round(100 * share) / 100;
}
