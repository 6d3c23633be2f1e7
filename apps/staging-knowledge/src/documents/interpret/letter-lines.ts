/** A line of a letter that may have been wrapped, put together again. */
export interface LetterLine {
  kind: 'heading' | 'paragraph' | 'item' | 'row';
  /** On one line, without the mark of an item. */
  text: string;
  /** As it stands, line by line. */
  raw: string[];
  /** The place of its first line in the text. */
  row: number;
  /** Whether an empty line stands before it. */
  apart: boolean;
}

const bullet =
  /^[ \t]{0,12}(?:[-*+•◦▪▫‣·●○►▶✓✔☐☑❏□→»]|[–—](?!\d)|\(?\d{1,2}[.)](?!\d)|\[[ xX]?\]|o(?= {1,4}\p{Lu}))[ \t]+(?=\S)/u;
const rule = /^[ \t]*(?:[-=*_~•·—.✂|:+ \t]{3,}|\|?[ \t]*:?-{3,}.{0,200})$/u;
const cells = /[^\s|](?:\t+| {2,}| ?\| ?)(?=[^\s|])/u;
const knownField =
  /^(?:when|where|who|what|why|how|cost|date|dates|day|days|time|times|location|place|venue|address|price|fee|fees|contact|phone|tel|fax|e-?mail|rsvp|deadline|due|due date|to|from|re|subject|cc|sent|website|web|bring|wear|departure|departs?|return|returns|arrival|lunch|name|grade|teacher|age|ages|transport|transportation|meeting point|rain date|dress|room|doors|tickets|admission|registration|payment|hosted by)\s?(?:\([^)]{1,40}\))?:/i;
const capitalField = /^\p{Lu}[\p{L}\p{N}'’/&-]{0,20}(?: [\p{L}\p{N}'’/&-]{1,20}){0,3}\s?:(?:\s|$)/u;
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const datedStart = new RegExp(
  `^(?:(?:${weekday})\\.?,? )?(?:(?:${month})\\.? \\d{1,2}\\b|\\d{1,2}(?:st|nd|rd|th)?\\.? (?:${month})\\b|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?\\b|\\d{4}-\\d\\d-\\d\\d)|^(?:${weekday})\\b ?[:–—-]`,
  'i',
);
const dateWords = new RegExp(`\\b(?:${month}|${weekday}|\\d{1,2}(?:st|nd|rd|th)|to|through|and)\\b`, 'gi');
const clockStart = /^(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|noon|[–-] ?\d{1,2}(?::\d\d)? ?[ap]\.?m\b)|\d{1,2}:\d\d\b)/i;
/** What begins a line of a flyer, and seldom goes on with a sentence. */
const ownStart =
  /^(?:Bring|Wear|RSVP|Please|Return|Call|Register|Cost|Pay|Send|Contact|Questions|Tickets|Admission|Free|Join|Where|When|Sign)\b/;
/** What a line ends with whose sentence goes on. */
const goesOn = new RegExp(
  `(?:\\b(?:a|an|the|of|on|in|at|to|for|by|with|from|and|or|but|is|are|was|were|be|will|have|has|had|your|our|their|his|her|this|that|as|if|we|you|they|please|until|before|after|not|than|no|per|is due|${month}|mr|mrs|ms|dr|st)\\.?|\\b(?:mon|tues?|wed|thu|thurs|fri|sat)\\.,?|[,&(/–-])$`,
  'i',
);
const monthEnd = new RegExp(`\\b(?:${month})\\.?$`, 'i');
const streetEnd = /\d .{0,30}\b(?:St|Ave|Rd|Dr|Ln|Blvd)\.?$/;
const ended = /[.!?:;]["”’)\]]{0,2}$/;
/** Text of this width or more may have been wrapped by hand; wider lines were not. */
const [narrowest, widest] = [40, 160];
const keptHyphens =
  /\b(?:sign|drop|pick|follow|check|well|co|pre|re|non|self|mid|after|make|back|half|full|part|long|short|grade|year|two|three|four|five|first|second|third|e|t|x|k|tie|high|low|one|on|off|all|in|out|up|vice|mother|father|parent|free|student|child|family|ten|twenty|thirty)-$/i;
const longestLine = 20_000;

/**
 * The lines of a text: what was wrapped is joined, list items, table rows, fields ("When: …") and headings stay apart.
 * @param acrossGaps whether a sentence may go on behind an empty line, as text recognition puts them
 */
export function letterLines(text: string, { acrossGaps = true }: { acrossGaps?: boolean } = {}): LetterLine[] {
  const rows = text.split('\n').map((line) => line.slice(0, longestLine).trimEnd());
  const width = usualWidth(rows);
  const lines: LetterLine[] = [];
  let apart = true;
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '' || rule.test(row)) {
      apart = true;
      continue;
    }
    const last = lines.at(-1);
    const next = rows.slice(index + 1, index + 4).find((other) => other.trim() !== '') ?? '';
    if (last && (acrossGaps || !apart) && continues(last, row, { apart, width })) join(last, row.trim());
    else lines.push({ ...readLine(row, { apart, next, alone: isAlone(rows, index) }), row: index });
    apart = false;
  }
  return lines;
}

function readLine(
  row: string,
  { apart, next, alone }: { apart: boolean; next: string; alone: boolean },
): Omit<LetterLine, 'row'> {
  const trimmed = row.trim();
  const marked = /^#{1,6}[ \t]+(\S.*?)[ \t]*#{0,6}$/.exec(trimmed)?.[1];
  if (marked !== undefined) return { kind: 'heading', text: unmarked(marked), raw: [trimmed], apart };
  const found = bullet.exec(row)?.[0];
  if (found !== undefined && !/^\d+\. \p{Ll}/u.test(trimmed))
    return { kind: 'item', text: unmarked(row.slice(found.length).trim()), raw: [trimmed], apart };
  if (cells.test(trimmed)) return { kind: 'row', text: trimmed, raw: [trimmed], apart };
  const plain = unmarked(trimmed);
  return {
    kind: next !== '' && isHeading(plain, apart || alone) ? 'heading' : 'paragraph',
    text: plain,
    raw: [trimmed],
    apart,
  };
}

/** Whether a row is the rest of a line that was wrapped. */
function continues(last: LetterLine, row: string, { apart, width }: { apart: boolean; width: number }): boolean {
  const line = row.trim();
  const before = last.raw.at(-1) ?? '';
  if (monthEnd.test(before) && /^\d{1,2}\b/.test(line)) return true;
  if (
    bullet.test(row) ||
    /^#{1,6} /.test(line) ||
    isField(line) ||
    last.kind === 'row' ||
    cells.test(line) ||
    last.text.length > longestLine
  )
    return false;
  if (isGreetingLine(before) || /^(?:[*_]{0,2})(?:page|p\.) ?\d+/i.test(line)) return false;
  const lower = /^[("“]?\p{Ll}/u.test(line) && !/^https?:/.test(line);
  const open = goesOn.test(before) && !isClosingLine(before) && !streetEnd.test(before);
  if (ownStart.test(line) && !open) return false;
  if (apart)
    return (
      last.kind !== 'heading' &&
      !ended.test(before) &&
      before.length > 20 &&
      ((lower && last.kind !== 'item') || (open && before.length > narrowest / 2 && !before.endsWith(',')))
    );
  if (lower) return true;
  if (last.kind === 'heading') return open && !/[,–-]$/.test(before);
  if (open) return true;
  if (!isFull(before, line, width)) return false;
  if (ended.test(before))
    return (
      last.kind !== 'item' &&
      !looksLikeHeading(line) &&
      (!datedStart.test(line) || (before.endsWith(':') && last.text.split(' ').length > 8))
    );
  if (datedStart.test(line) || clockStart.test(line))
    return !datedStart.test(last.text) && last.text.split(' ').length > 5;
  return !looksLikeHeading(before) || last.raw.length > 1 || before.length > 0.7 * width;
}

/** Whether the first word of the next line had no room on it. */
function isFull(line: string, next: string, width: number): boolean {
  if (width < narrowest || width > widest) return false;
  return line.length + 1 + (next.split(' ', 1)[0]?.length ?? 0) >= 0.86 * width;
}

function join(line: LetterLine, rest: string): void {
  const before = line.raw.at(-1) ?? '';
  const broken = /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(rest);
  if (line.kind === 'heading') line.kind = 'paragraph';
  line.text = broken ? (keptHyphens.test(before) ? line.text : line.text.slice(0, -1)) + rest : `${line.text} ${rest}`;
  line.raw.push(rest);
}

/** The length that nine of ten lines do not pass. */
function usualWidth(rows: readonly string[]): number {
  const lengths = rows
    .map((row) => row.trim().length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(0.9 * (lengths.length - 1))] ?? 0;
}

function isAlone(rows: readonly string[], index: number): boolean {
  return (rows[index - 1] ?? '').trim() === '' && (rows[index + 1] ?? '').trim() === '';
}

/** Whether a short line that no sentence ends stands above something. */
function isHeading(line: string, apart: boolean): boolean {
  if (!looksLikeHeading(line)) return false;
  return apart || line === line.toUpperCase();
}

/** Whether a line is written as headings are: short, without an end, mostly in capitals. */
export function looksLikeHeading(line: string): boolean {
  if (
    line.length > 80 ||
    datedStart.test(line) ||
    !/\p{L}{2}/u.test(line) ||
    /[.,;?]["”’)]?$/.test(line) ||
    (isField(line) && !line.endsWith(':'))
  )
    return false;
  if (/@|https?:|\(\d{3}\)|\d{3}-\d{4}|_{3}/.test(line) || isGreetingLine(line) || isClosingLine(line)) return false;
  const words = line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > 10 || !/^[^\p{L}]{0,6}[\p{Lu}\p{Lo}\d]/u.test(line)) return false;
  const long = words.filter((word) => word.length > 3);
  return (
    line.endsWith(':') ||
    words.length <= 3 ||
    long.filter((word) => /^[^\p{L}]{0,2}\p{Lu}/u.test(word)).length >= 0.6 * long.length
  );
}

/** Whether a line is a name with a colon and what it is: "Where: City Hall". */
export function isField(line: string): boolean {
  return knownField.test(line) || capitalField.test(line);
}

/** Whether a line is a date and nothing else. */
export function isDateLine(line: string): boolean {
  return datedStart.test(line) && !/\p{L}{3}/u.test(line.replaceAll(dateWords, ''));
}

/** Whether a line only greets. */
export function isGreetingLine(line: string): boolean {
  return /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|ahoy|to (?:all|the) (?:parents?|families|guardians)|to whom it may concern|estimad[oa]s?|querid[oa]s?|sehr geehrte[rn]?|liebe[rn]?|chers?|chères?|bonjour|hola)\b[^.!?;]{0,70}[,!.:]?$/i.test(
    line,
  );
}

/** Whether a line only closes a letter. */
export function isClosingLine(line: string): boolean {
  return /^(?:(?:with )?(?:many |warm |best |kind |warmest |kindest )?(?:thanks|thank you|regards|wishes|appreciation)(?: (?:again|so much|in advance|for (?:your|all|being)[^.!?]{0,60}))?|sincerely|yours(?: (?:truly|sincerely|faithfully))?|respectfully|cheers|warmly|love|best|go (?:\w+ ){0,2}\w+|see you (?:soon|there|then))\s?[,.!–—-]{0,3}$/i.test(
    line,
  );
}

function unmarked(line: string): string {
  return line.replaceAll(/\*\*|(?<![_\S])__(?=[^_\s])|(?<=[^_\s])__(?![_\S])/g, '').replace(/^[|\s]+|[|\s]+$/g, '');
}
