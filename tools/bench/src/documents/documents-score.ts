import type { DocumentTruth, TrueDate } from '@homeroom/sample-data/documents';

/** Day on a briefing card, limited to what is compared. */
export interface CardDay {
  date: string;
  time: string | null;
  end_date?: string | null;
  end_time?: string | null;
}

/** Briefing card, limited to what is compared. */
export interface Card {
  category: string;
  who: readonly string[];
  document_date: string | null;
  dates: readonly CardDay[];
  deadlines: readonly CardDay[];
  actions: readonly { text: string }[];
  action_required: boolean;
}

/** Number of facts in a document, of those found on the card, and of invented ones. */
export interface Tally {
  right: number;
  wanted: number;
  invented: number;
}

/** Aspect of a card that is scored. */
export type Aspect = 'dates' | 'deadlines' | 'category' | 'who' | 'action required' | 'actions' | 'document date';

/** A card against the truth: a tally of each aspect, and a line for each difference. */
export interface Score {
  tallies: Record<Aspect, Tally>;
  faults: string[];
  /** YYYY-MM-DD of dates that the card invents. */
  inventedDays: string[];
  /** YYYY-MM-DD of deadlines that the card misses. */
  missedDeadlines: string[];
}

/** Compares a card with what is true of its document. The README of the documents says when a fact counts as right. */
export function scoreOf(card: Card, truth: DocumentTruth, made: string): Score {
  const faults: string[] = [];
  const isRight = (aspect: string, right: boolean, found: unknown, wanted: unknown): Tally => {
    if (!right) faults.push(`${aspect}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
    return { right: Number(right), wanted: 1, invented: 0 };
  };
  const { inventedDays, ...dates } = dateTally(card, truth, faults);
  const { missedDeadlines, ...deadlines } = deadlineTally(card, truth, faults);
  const tallies = {
    dates,
    deadlines,
    category: isRight('category', card.category === truth.category, card.category, truth.category),
    who: isRight('who', sameMembers(card.who, truth), card.who, truth.who),
    'action required': isRight(
      'action required',
      card.action_required === truth.actionRequired,
      card.action_required,
      truth.actionRequired,
    ),
    actions: actionTally(card, truth, faults),
    'document date': isRight(
      'document date',
      [truth.documentDate, ...(truth.documentDate === null ? [made] : [])].includes(card.document_date),
      card.document_date,
      truth.documentDate,
    ),
  };
  return { tallies, faults, inventedDays, missedDeadlines };
}

/** A card that was not given at all: everything is missed. */
export function scoreOfNothing(truth: DocumentTruth, reason: string): Score {
  const missed = (wanted: number): Tally => ({ right: 0, wanted, invented: 0 });
  const one = missed(1);
  return {
    tallies: {
      dates: missed(truth.dates.length),
      deadlines: missed(truth.deadlines.length),
      category: one,
      who: one,
      'action required': one,
      actions: missed(truth.actions.length),
      'document date': one,
    },
    faults: [reason],
    inventedDays: [],
    missedDeadlines: [...truth.deadlines],
  };
}

function dateTally(card: Card, truth: DocumentTruth, faults: string[]): Tally & Pick<Score, 'inventedDays'> {
  const found = distinct([...card.dates, ...card.deadlines]);
  const missed = truth.dates.filter((date) => !found.some((day) => isThat(day, date, truth)));
  const untrue = found.filter((day) => !isTrue(day, truth));
  for (const date of missed) {
    const instead = untrue.findIndex((day) => day.date === date.date);
    const [wrong] = instead === -1 ? [] : untrue.splice(instead, 1);
    faults.push(`date missed: ${written(asDay(date))} “${date.words}”${wrong ? `, ${written(wrong)} instead` : ''}`);
  }
  for (const day of untrue) faults.push(`date invented: ${written(day)}`);
  return {
    right: truth.dates.length - missed.length,
    wanted: truth.dates.length,
    invented: untrue.length,
    inventedDays: untrue.map(({ date }) => date),
  };
}

/** Whether a day of the card is that true date, with its times and its end. */
function isThat(day: CardDay, date: TrueDate, truth: DocumentTruth): boolean {
  const endsRange = date.endDate === undefined && date.time === undefined && day.end_date === date.date;
  const isDay =
    day.date === date.date &&
    (date.endDate === undefined ? isAnEnd(day.end_date ?? day.date, truth) : day.end_date === date.endDate);
  return endsRange || (isDay && hasTimes(day, date));
}

function hasTimes(day: CardDay, { time, endTime, otherTimes = [] }: TrueDate): boolean {
  if (otherTimes.includes(day.time)) return true;
  return day.time === (time ?? null) && (endTime === undefined || day.end_time === endTime);
}

/** Whether nothing that a day of the card says is untrue, though it may say less than the truth. */
function isTrue(day: CardDay, truth: DocumentTruth): boolean {
  const mentioned = truth.mentioned ?? [];
  const inside = (at: string, { date, endDate = date }: { date: string; endDate?: string }) =>
    date <= at && at <= endDate;
  if (mentioned.some((date) => inside(day.date, date))) return true;
  const dates = truth.dates.filter((date) => inside(day.date, date));
  if (dates.length === 0 || (day.end_date && !isAnEnd(day.end_date, truth))) return false;
  return (
    day.time === null || dates.some(({ time = null, otherTimes = [] }) => [time, ...otherTimes].includes(day.time))
  );
}

function isAnEnd(day: string, { dates, mentioned = [] }: DocumentTruth): boolean {
  return [...dates, ...mentioned].some(({ date, endDate }) => date === day || endDate === day);
}

function deadlineTally(card: Card, truth: DocumentTruth, faults: string[]): Tally & Pick<Score, 'missedDeadlines'> {
  const found = [...new Set(card.deadlines.map(({ date }) => date))];
  const missed = truth.deadlines.filter((deadline) => !found.includes(deadline));
  const invented = found.filter(
    (deadline) => ![...truth.deadlines, ...(truth.arguableDeadlines ?? [])].includes(deadline),
  );
  faults.push(
    ...missed.map((deadline) => `deadline missed: ${deadline}`),
    ...invented.map((deadline) => `deadline invented: ${deadline}`),
  );
  return {
    right: truth.deadlines.length - missed.length,
    wanted: truth.deadlines.length,
    invented: invented.length,
    missedDeadlines: missed,
  };
}

function actionTally(card: Card, { actions }: DocumentTruth, faults: string[]): Tally {
  const texts = card.actions.map(({ text }) => text.toLowerCase());
  const missed = actions.filter(
    (words) => !words.split('|').some((word) => texts.some((text) => text.includes(word.toLowerCase()))),
  );
  faults.push(
    ...missed.map(
      (words) => `action missed: ${words}, there are ${JSON.stringify(texts.map((text) => text.slice(0, 60)))}`,
    ),
  );
  return { right: actions.length - missed.length, wanted: actions.length, invented: 0 };
}

/** The household's members are compared by their first names. */
function sameMembers(found: readonly string[], { who, whoElse = [] }: DocumentTruth): boolean {
  const names = found.map((name) => name.split(' ')[0] ?? '');
  return who.every((name) => names.includes(name)) && names.every((name) => [...who, ...whoElse].includes(name));
}

function distinct(days: readonly CardDay[]): CardDay[] {
  return [...new Map(days.map((day) => [written(day), day])).values()];
}

function asDay({ date, time, endDate, endTime }: TrueDate): CardDay {
  return { date, time: time ?? null, end_date: endDate ?? null, end_time: endTime ?? null };
}

function written({ date, time, end_date: endDate, end_time: endTime }: CardDay): string {
  return [date, time, endDate && `to ${endDate}`, endTime && `until ${endTime}`].filter(Boolean).join(' ');
}
