import { placeAlone, roomAlone } from '../words/place-words.ts';
import { clockTimes } from './clock-times.ts';

/** Marks of a list, which nothing but entries have. */
const bullets = /\s*[▪•●◦]\s*/;
/** Between the lines of a cell, or what a writer puts between entries or their parts. */
const entryMark = /(\u2003|\s+[·|]\s+)/;
const ownLine = '\u2003';
/** Says that something is due, closed or short, which is separate news. */
const ownNews =
  /\b(?:due|deadlines?|last (?:day|chance)|no (?:school|class(?:es)?|students|practice)|closed|orders? (?:close|end)|(?:early|late|delayed) (?:release|dismissal|start|opening)|half day)\b/i;
/** "Grades 3–5", "4th grade and": whom the next line is about. */
const groupOnly =
  /^(?:(?:for|all) )?(?:(?:grades?|gr\.?|rooms?|class|team|group) [\dk][\d\s,&–-]*(?:and \d+)?|\d(?:st|nd|rd|th)(?: ?(?:[&,–-]|and) ?\d(?:st|nd|rd|th))* grades?(?: classes)?|kindergarten|pre-?k|k[–-]\d)[:,]?$/i;
/** "Doors open 6:00", "bus leaves 8:15": goes on about what is named above it. */
const goesOn =
  /^(?:\(|[-–&+]|(?:doors?|bus(?:es)?|call time|arrive|arrival|dismissal|release|pick-?up|drop-?off|check-?in|starts?|begins?|ends?|from|until|till|at|in|with|and|by|bring|wear|rain date|room|gym|see|call|meet at)\b)/i;
const leastWords = 2;
/** So much of an entry tells whether the next part goes on with it; no real one is longer. */
const longest = 400;

/** "Touch-a-truck 10–12", but no "Grades 3–5", "Ages 9–12" or "Reading, pages 10–12". */
const bareSpan =
  /(?<=\p{L}{3}[)!,.]? (?:from )?)(1[0-2]|[1-9])(\s?[–-]\s?)(1[0-2]|[1-9])(?=$|\s[^\p{L}\d]|,|\s(?:at|in)\s)/iu;
const counted =
  /\b(?:grades?|grados?|gr|ages?|rooms?|pages?|chapters?|lessons?|units?|levels?|weeks?|days?|nos?|numbers?|lists?|tests?|kids?|parts?|scores?|won|lost|tied|and|or)[.,]? (?:from )?$/iu;
/** "9–4 Friends Book Sale", "3:30–5 Homework Help", but no "3–5 Grade trip". */
const spanFirst =
  /^(1[0-2]|[1-9])(:[0-5]\d)?(\s?[–-]\s?)(1[0-2]|[1-9])(:[0-5]\d)?(?=\s\p{Lu})(?!\s(?:grad|gr\b|class|year|room|lap))/iu;

/**
 * The words of a day's cell in which the hours of a bare span are written as such: "Touch-a-truck 10:00–12:00".
 * @param day its number, with which a span of days begins
 */
export function withClock(entry: string, day: number): string {
  const first = spanFirst.exec(entry);
  if (first !== null && isOfHours(Number(first[1]), Number(first[4]), day))
    return entry.replace(
      spanFirst,
      (_, from: string, minutes = ':00', dash: string, to: string, end = ':00') => from + minutes + dash + to + end,
    );
  if (clockTimes(entry).length > 0) return entry;
  return entry.replace(bareSpan, (span, from: string, dash: string, to: string, place: number) =>
    isOfHours(Number(from), Number(to), day) && (Number(to) < Number(from) || !counted.test(entry.slice(0, place)))
      ? `${from}:00${dash}${to}:00`
      : span,
  );
}

function isOfHours(from: number, to: number, day: number): boolean {
  return from !== day && from !== to;
}

/** The entries of "Recital 2:00 + 6:00", which takes place twice. */
export function timesOfDay(entry: string): string[] {
  const [, name = '', times = '', rest = ''] =
    /^(.*\p{L}{3}\)?,? )(\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?(?: ?(?:[+&]|and) ?\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?)+)(.*)$/iu.exec(
      entry,
    ) ?? [];
  return name === '' ? [entry] : times.split(/ ?(?:[+&]|and) ?/).map((time) => name + time + rest);
}

/**
 * The entries of a day's cell: "3:15 Jazz band · 6:30 Boosters" is two. What only adds a time or a place to the entry before
 * it belongs to that.
 */
export function entriesOf(text: string): string[] {
  return text.split(bullets).flatMap((item) => entriesOfItem(item));
}

function entriesOfItem(text: string): string[] {
  const entries: string[] = [];
  let mark = '';
  for (const [index, part] of text.split(entryMark).entries()) {
    const last = entries.at(-1);
    if (index % 2 === 1) mark = part;
    else if (part.trim() === '') continue;
    else if (last !== undefined && !isEntry(part.trim(), last.slice(-longest), mark))
      entries[entries.length - 1] = `${last} ${part}`;
    else entries.push(part);
  }
  return entries.flatMap((entry) => splitBehindTime(entry));
}

/** "Grandparents lunch, 11:15 AM Spelling bee, 1:15 PM" is two, though the first fills its line. */
function splitBehindTime(entry: string): string[] {
  const found: string[] = [];
  const times = clockTimes(entry);
  let from = 0;
  for (const [index, { start, end }] of times.entries()) {
    const rest = entry.slice(end).trim();
    const next = times[index + 1];
    // "Pictures 9:45 10:30 vs Magpies"
    if (
      next !== undefined &&
      entry.slice(end, next.start).trim() === '' &&
      /\p{L}{3}/u.test(entry.slice(from, start)) &&
      /^\s\p{L}/u.test(entry.slice(next.end))
    ) {
      found.push(entry.slice(from, end).trim());
      from = end;
      continue;
    }
    const hasNews = index + 1 < times.length || ownNews.test(rest);
    if (!/\p{L}{2}/u.test(entry.slice(from, start)) || !/^\p{Lu}\p{L}/u.test(rest) || goesOn.test(rest) || !hasNews)
      break;
    found.push(entry.slice(from, end).trim());
    from = end;
  }
  return [...found, entry.slice(from).trim()];
}

function isEntry(part: string, last: string, mark: string): boolean {
  const [hasTime, hadTime] = [part, last].map((words) => clockTimes(words).length > 0);
  if (!/\p{L}{2}/u.test(withoutTimes(last))) return false;
  if ((hasTime === true && hadTime === true) || ownNews.test(part) || ownNews.test(last)) return true;
  return (
    mark === ownLine &&
    [part, last].every((words) => (withoutTimes(words).match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords) &&
    /^(?:\p{Lu}|\d)/u.test(part) &&
    !goesOn.test(part) &&
    !groupOnly.test(last.trim()) &&
    !placeAlone.test(part) &&
    !roomAlone.test(part)
  );
}

function withoutTimes(words: string): string {
  return clockTimes(words).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), words);
}
