import type { DateMention } from '@homeroom/dates-in-text';
import { deadlinesIn } from '@homeroom/matters';
import { asksBelow, asksFor } from './asks.ts';
import type { LetterBlock } from './letter.ts';

const dueLabel =
  /^(?:deadline|due(?: date| by| back)?|rsvp(?: by)?|(?:please )?return(?: form| slip)?s? by|(?:registration|application|payment|order|sign-?up|entry|form|permission slip|balance|deposit|final|ticket)s?(?: \w+)? (?:deadline|due|closes|due date|close)|(?:register|reply|respond|order|pay|sign up|apply|submit|enroll|book) by|last day to [\p{L} ]{2,30}|deadline (?:to|for) [\p{L} ]{2,30})$/iu;
const by =
  /\b(?:by|before|no later than)(?:\s+(?:the|this|next|noon|midnight|(?:the )?(?:end|morning|afternoon|evening|night) of(?: the)?(?: day| school)?(?: on)?|close of business|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|on)){0,5}[\s,]*$/iu;
const things =
  /\b(?:registrations?|regist\w+|sign[- ]?(?:ed )?ups?|enrol\w*|orders?|tickets|appl(?:y|ications?)|forms?|slips?|payments?|pay|fees?|nominations?|submi\w+|entries|ballots?|vot(?:e|ing)|proxies|donations?|renew\w*|rsvps?|portal|survey|books?|costumes?|library|waivers?|packets?|contracts?|money|permission|proof|window|early[- ]bird|sale|bring|donate|drop off|collect\w*)\b/i;
/** "Families who register by" */
const verbBy =
  /\b(?:regist\w+|sign(?:s|ed|ing)? up|order(?:s|ed|ing)?|pa(?:y|ys|id|ying)|enroll?\w*|appl(?:y|ies|ied|ying)|rsvp\w*|book(?:s|ed|ing)|join(?:s|ed|ing)?|return(?:ed|ing)|submit\w*|repl(?:y|ies|ied)|respond\w*|sent|send|received|purchased?|bought|vote[sd]?)\b[^.;]{0,40}\b(?:by|before|no later than)(?:\s+(?:the|noon|midnight|end of|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|on)){0,4}[\s,]*$/iu;
/** Who opens and closes, comes back and ends without anybody having to do something. */
const closes = /^clos/i;
const returns = /^return(?!ed)/i;
const lastDay =
  /\blast day (?:of|for students|for (?:all )?(?:students|children|classes)|in (?:school|class)|before)\b(?! (?:registration|sign|enrol|order|early))/i;
const lasting = /\b(?:until|till|through)$/i;
/** To be somewhere on time is no deadline. */
const beThere =
  /\b(?:arriv\w+|be (?:here|there|in|at|on|ready|seated|dressed|picked|dropped|back)|(?<!\b(?:send|sent|sends|hand|bring|give|mail|get|turn|pass|return|card|form|slip|sheet|strip|it|them|this)\s(?:\p{L}+\s){0,2})back|meet|check[- ]in|drop[- ]?(?:ped )?off\b(?!\s+(?!(?:your |the |my )?(?:child|children|kids?|students?|campers?|players?|dancers?|daughter|son)\b|(?:at|by|is|begins|starts|time|between|from|on|in)\b)\p{L})|picked up|report|gather|line up|have your (?:child|student|player)|return(?:s|ing)? (?:to|from)|home)\b[^.;]{0,60}$/iu;

const forbids = /^(?:please )?(?:do not|don[’']t) (?!forget|hesitate|be late|miss)/i;
/** "No later than" is a deadline, unless somebody has to be there by then. */
const comeBy =
  /\b(?:arriv\w+|be (?:here|there|in (?:your|their) seats?|seated)|check[- ]in|drop[- ]?off)\b[^.;]{0,30}$/i;
const mustBy =
  /\bmust\b[^.;]{0,140}\b(?:by|before|no later than)(?:\s+(?:the|noon|midnight|(?:end|morning|evening|afternoon) of|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|on)){0,4}[\s,]*$/iu;
/** "Friday: reading logs due" */
const dueAfter = /^.{0,90}\bdue\b(?! (?:to|date|on|by|before)\b)(?![^.;]{0,20}(?:day\b|\d))/i;
const untilThen = /\b(?:until|till)(?: the)?\s*$/i;

/** The dates of a sentence by which something is to be done, whether they have passed or not. @param written YYYY-MM-DD */
export function dueMentions(
  { text, mentions, block }: { text: string; mentions: readonly DateMention[]; block: LetterBlock },
  written: string,
): DateMention[] {
  if (mentions.length === 0 || forbids.test(text)) return [];
  if (block.kind === 'field' && dueLabel.test(block.label) && text.startsWith(block.label)) return mentions.slice(0, 1);
  const asks = asksFor(text, block.kind) || (block.kind === 'item' && asksBelow.test(block.lead));
  const cues = new Map(
    deadlinesIn(text, { written, today: '0000-01-01' }).map(({ mention, cue }) => [mention.start, cue]),
  );
  return mentions.filter((mention) => {
    const before = text.slice(Math.max(0, mention.start - 100), mention.start);
    const cue =
      cues.get(mention.start) ??
      (asks ? by.exec(before.slice(-40))?.[0].trim() : undefined) ??
      verbBy.exec(before)?.[0].trim() ??
      mustBy.exec(before)?.[0].trim() ??
      lineDue(mention, text, block) ??
      (asks && block.kind === 'item' && untilThen.test(before) ? 'by' : undefined);
    return cue !== undefined && isTask(cue.trim(), { before, asks, timed: mention.time !== null, all: text });
  });
}

/** The line of a list or table that begins with a day and says what is due. */
function lineDue({ start, end }: DateMention, text: string, { kind, text: whole }: LetterBlock): string | undefined {
  return kind !== 'paragraph' && start <= 4 && whole.startsWith(text) && dueAfter.test(whole.slice(end))
    ? 'due'
    : undefined;
}

function isTask(
  cue: string,
  { before, asks, timed, all }: { before: string; asks: boolean; timed: boolean; all: string },
): boolean {
  if (closes.test(cue) && !things.test(before)) return false;
  if (returns.test(cue) && !asks) return false;
  if (lastDay.test(before)) return false;
  if (lasting.test(cue) && !things.test(all)) return false;
  return !(timed && (/no later than$/i.test(cue) ? comeBy : beThere).test(before));
}
