import type { DateMention } from '@homeroom/dates-in-text';
import { isGenericTitle } from '@homeroom/matters';
import { shortLine } from '@homeroom/text';
import { actionWords } from './action-words.ts';
import { asksFor } from './asks.ts';
import { clockTimes } from './clock-times.ts';
import type { DatedSentence } from './dated-sentences.ts';
import { isLetterhead, isOrganisation } from './letterheads.ts';
import { withoutShouting } from './title-case.ts';

/** What a date is called. */
export interface DateLabel {
  text: string;
  /** 3 its own line in a list or table, 2 its own sentence, 1 the heading above it, 0 the title of the document. */
  strength: 0 | 1 | 2 | 3;
}

const longest = 80;
const sentenceReach = 300;
const mostWords = 9;
const plainLabels =
  /^(?:when|dates?|days?|time|times|date (?:and|&|\/) time|day (?:and|&|\/) (?:date|time)|day\/time|what|event|on|dates? and times?|upcoming|next|new date|event date|trip date|schedule|starts?|begins?|from|game day|hours?|open|opens?|save the date|mark your calendars?|reminder|note|please note|important|appointment|cancell?ed)$/i;
const verbs =
  'is|are|was|were|will be|takes? place|will take place|will happen|happens|begins?|will begin|starts?|will start|opens?|will open|runs?|will run|meets?|will meet|kicks? off|ends?|will end|closes?|will close|returns?|will return|resumes?|will resume|arrives?|continues?|will continue|goes|is coming(?: up)?|comes?';
const fillers =
  '(?:(?:be|now|held|scheduled|taking place|planned|set|back|open|booked|happening|due to take place|here|again|only|running|offered|coming up|in (?:the|our) [\\p{L} ]{2,30}|at (?:the|our) [\\p{L} ]{2,40}|for|from|on|at|in|this|next|the week of|every|each|both|between|to|until|through|starting|beginning|of)[\\s,:]*){0,8}';
const ahead = new RegExp(`^(.{2,120}?)\\s+(${verbs})\\s+${fillers}$`, 'iu');
const invited =
  /\b(?:join (?:us|me|your \w+|the [\p{L}' ]{2,30}) (?:for|at|in)|come (?:to|along to|out (?:to|for)|celebrate|see|join us (?:for|at))|invited? (?:you|all|everyone|families|your \w+|[\p{L} ]{2,30})? ?(?:to|for)|invitation to|welcome (?:you )?to|save the date for|looking forward to|mark your calendars? for|reminder (?:about|of)|sign up for|register for|tickets (?:for|to)|excited (?:about|for)|announce|party for)\s+(.{3,100})$/iu;
const doing =
  /\b(?:will(?: also| all)?(?: be)?|are|is|am|going to|plan to|hope to|get to)?\s*(?:have|having|hold|holding|host|hosting|celebrate|celebrating|offer|offering|perform(?:ing)?(?: in| at)?|observe|observing|enjoy(?:ing)?|attend(?:ing)?|tak(?:e|ing) part in|participat(?:e|ing) in|go(?:ing)? on|hold(?:s)?|ha(?:s|ve)|hosts?|celebrates?)\s+(?:a |an |the |our |its |their |your |his |her )?(.{3,80})$/iu;
const travelling =
  /\b(?:we|will|to|are|is|class(?:es)?|students|pupils|children|graders|campers|(?:grade|year) \w{1,3})\s+(?:all |also |be |then )?((?:visit|tour|explor|travel|go|head|walk|hike|camp|rid)(?:e|s|es|ing)?)\s+((?:to |at |in )?.{3,80})$/iu;
const closing =
  /\b(no (?:camp|school|classes|class|practice|game|games|rehearsal|lessons?|meeting|services?|lunch|bus|buses|after-?school(?: care| club)?s?)|(?:school|schools|library|office|campus|pool|clinic|building|classes|center|district|club|preschool|daycare)[\p{L} ,]{0,30}(?:closed|cancell?ed)|early (?:dismissal|release)|late start|delayed opening|half day|(?:practice|game|rehearsal|class|meeting|trip|concert|event|lesson)s?(?: (?:today|tomorrow|tonight|this \w+|on \w+day))? (?:is|are|has been|have been|will be) (?:cancell?ed|moved|postponed|rescheduled)(?: to)?)\b/iu;
const off =
  /\b(?:is|are|was|were|has been|have been|had to be|will be) (?:also |now |unfortunately |therefore )?(?:cancell?ed|called off)\b|\bwill not (?:be held|take place|happen|meet)\b/i;
const offAhead = /^\W{0,4}cancell?ed\s?[:–—-]\s*/i;
const shifted =
  /^(.{3,110}?)\s+(?:has|have|had|was|were|is|are|will be)\s+(?:been\s+|to be\s+|now\s+)?(?:moved|changed|postponed|rescheduled|pushed back|shifted)\b/iu;
const beforehand = /\s+(?:originally |first |previously )?(?:scheduled|planned|set|announced) for\b.*$/iu;
const edges = /^[\s,;:|•·*().–—-]+|[\s,;:|•·*(–—-]+$/gu;
/** Headings that say how a letter is built, not what it is about. */
const structural =
  /^(?:what|how|who|why|when|where|good to|next steps?|please|questions?|details?|dear|to )\b|\?$|^(?:sessions?|schedule|registration|program|tryouts? dates?|calendar)$/i;

/** What happens on a date: in the words of its line or sentence, otherwise those above it; with the word where it is off. */
export function dateLabel(mention: DateMention, sentence: DatedSentence, title: string): DateLabel {
  const label = plainLabel(mention, sentence, title);
  if (!isOff(mention, sentence) || /\bcancell?ed\b|\bclosed\b|^no\b|\bcalled off\b/i.test(label.text)) return label;
  return { ...label, text: shortLine(`${label.text} cancelled`, longest) };
}

/** Whether a sentence says that what was to be on a date is off. */
function isOff({ start, end }: DateMention, { text }: DatedSentence): boolean {
  if (offAhead.test(text)) return true;
  const clause = `${
    text
      .slice(0, start)
      .split(/[;:]\s|, (?:and|but|so) /)
      .at(-1) ?? ''
  } ${text.slice(end).split(/[;:]\s|, (?:and|but|so) /, 1)[0] ?? ''}`;
  return off.test(clause) && !/\b(?:if|unless|in case|may be|might be|could be)\b/i.test(clause);
}

function plainLabel(mention: DateMention, sentence: DatedSentence, title: string): DateLabel {
  const own = ownLabel(mention, sentence, title);
  if (own !== null) return own;
  const withoutDates = tidy(withoutShouting(sentence.block.heading));
  if (isTelling(withoutDates) && withoutDates !== title) return { text: withoutDates, strength: 1 };
  const clause = clauseLabel(mention, sentence.text);
  return clause === null ? { text: shortLine(title, longest) || 'Date', strength: 0 } : { ...clause, strength: 1 };
}

function ownLabel(mention: DateMention, sentence: DatedSentence, title: string): DateLabel | null {
  const { block } = sentence;
  const text = sentence.text;
  if (
    block.kind === 'field' &&
    text.startsWith(block.label) &&
    !plainLabels.test(block.label) &&
    mention.start >= block.label.length &&
    block.label.split(' ').length <= 5
  )
    return named(block.label, 3);
  const segment = segmentLabel(mention, text);
  if (segment !== null) return named(segment, 3);
  const clause = clauseOf(text, mention);
  const closed = closing.exec(clause)?.[1];
  if (closed !== undefined)
    return named(
      closed
        .replace(/\s+(?:today|tomorrow|tonight|this \w+|on \w+day)?\s*(?:is|are|will be|has been|have been)\s+/i, ' ')
        .replace(/ to$/, ''),
      2,
    );
  const isProse =
    block.kind === 'paragraph' &&
    !/^\s*[:–—-]\s*\S/u.test(text.slice(mention.end)) &&
    !/\S\s*[:–—-]\s*$/u.test(text.slice(0, mention.start));
  const line = !isProse || (text.length < 90 && !asksFor(text)) ? lineLabel(mention, sentence) : null;
  const underHeading = isProse && isTelling(tidy(block.heading)) && withoutShouting(block.heading) !== title;
  if (line !== null && !underHeading) return named(line, isProse ? 2 : 3);
  if (/\bwe (?:will )?practi[cs]e\b/i.test(clause)) return named('Practice', 2);
  if (/\b(?:re-?opens?|opens? again|resumes?)\b/i.test(clause) && clause.length < 60) return named('Reopening', 2);
  if (
    asksFor(text, block.kind) &&
    !/\b(?:is|are|will be|takes? place|held|begins?|starts?) (?:held )?(?:on |from |at )?$/i.test(
      text.slice(0, mention.start),
    )
  ) {
    const action = actionWords(text, [mention]);
    return action.split(' ').length <= mostWords ? named(action, 2) : null;
  }
  return sentenceLabel(mention, text);
}

/** "Session A: June 14–25 · Session B: July 5–16": each day has its own name. */
function segmentLabel({ start, end }: DateMention, text: string): string | null {
  const marks = [...text.matchAll(/\s[·•]\s/g)].map(({ index }) => index);
  if (marks.length === 0) return null;
  const from = marks.filter((mark) => mark < start).at(-1) ?? 0;
  const name = tidy(
    `${text.slice(from, start)} ${text.slice(end, marks.find((mark) => mark >= end) ?? text.length).replace(/\([^()]*\)/g, '')}`.replace(
      /:\s*$/,
      '',
    ),
  );
  return isLabel(name) && !plainLabels.test(name) ? name.replace(/:$/, '') : null;
}

/** The clause of a sentence in which a date stands. */
function clauseOf(text: string, { start }: DateMention): string {
  const inner = [...text.matchAll(/\([^()]{3,200}\)/g)].find(
    ({ index, 0: words }) => index < start && start < index + words.length,
  )?.[0];
  if (inner !== undefined) return inner;
  const marks = [...text.matchAll(/;\s|,? (?:and|but|so) (?=(?:we|you|the|it|they|there)\b)/giu)].map(
    ({ index }) => index,
  );
  return text
    .slice(marks.filter((mark) => mark < start).at(-1) ?? 0, marks.find((mark) => mark > start) ?? text.length)
    .replaceAll(/\([^()]{3,200}\)/g, ' ');
}

/** "Science Night – Thursday 12/10 – 6–8 pm – cafeteria": the name comes first. */
const besideMarks = /^(.{3,100}?)\s(?:[|–—]|-)\s*$/u;

/** Of a short line: what it says besides its dates and times. */
export function lineLabel(mention: DateMention, { text, mentions, block }: DatedSentence): string | null {
  const spans = [...mentions, ...clockTimes(text)].toSorted((a, b) => a.start - b.start);
  const after = text.slice(mention.end).replace(/^\s*(?:\([^)]{1,30}\))?/, '');
  const said =
    /^\s*(?:[:|–—-]|\.{2,})\s*(.{3,120})/u.exec(after)?.[1] ??
    (/^\s{2,}\S/.test(after) || block.kind === 'row' ? after : null);
  const ahead =
    besideMarks
      .exec(text.slice(0, mention.start))?.[1]
      ?.split(/(?<=[.!?])\s/)
      .at(-1) ?? '';
  const nameAhead = tidy(ahead);
  if (said !== null && ahead !== '' && /^\s*[|–—-]/u.test(after) && isLabel(nameAhead) && !plainLabels.test(nameAhead))
    return nameAhead;
  const parts = [
    said,
    block.kind === 'field' && plainLabels.test(block.label) && text.startsWith(block.label)
      ? text.slice(text.indexOf(':') + 1)
      : text,
  ].filter((part) => part !== null);
  for (const part of parts) {
    const offset = text.length - part.length;
    const outside = part === said ? part : withoutAsides(part, mention.start - offset);
    const inside = spans
      .filter(({ start }) => start >= offset)
      .map(({ start, end }) => ({ start: start - offset, end: end - offset }));
    const cut = part !== said ? outside : (part.split(/(?<=[.!?;])(?<!\b(?:vs|Mr|Mrs|Ms|Dr|St|No)\.)\s/, 1)[0] ?? part);
    const rest = tidy(
      blank(cut, inside)
        .split(/\s{2,}|\||•/)
        .map(tidy)
        .find((piece) => /\p{L}{3}/u.test(piece)) ?? '',
    );
    if (isLabel(rest) && !isOrganisation(rest)) return rest;
  }
  return null;
}

/** Without what is said in brackets, of other days maybe. */
function withoutAsides(text: string, place: number): string {
  return text.replaceAll(/\([^()]{3,80}\)/g, (words, at: number) =>
    at < place && at + words.length > place ? words : ' '.repeat(words.length),
  );
}

function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans.reduce(
    (words, { start, end }) =>
      start >= words.length
        ? words
        : `${words.slice(0, start)}${' '.repeat(Math.min(end, words.length) - start)}${words.slice(end)}`,
    text,
  );
}

/** Words that name something: few, without a verb of a sentence. */
function isLabel(text: string): boolean {
  const words = text.split(' ');
  if (!/\p{L}{3}/u.test(text) || words.length > mostWords) return false;
  return words.length <= 5
    ? !/^(?:we|you|it|they|i|this|that|there|he|she|in|at|on|from|by|until|with)\b/i.test(text) &&
        !/\b(?:is|are|will|must|on|by|at|from|be)$/i.test(text)
    : !/\b(?:is|are|will|we|you|was|must|please|has|have|takes?)\b/i.test(text);
}

function sentenceLabel(mention: DateMention, text: string): DateLabel | null {
  const before = text
    .slice(Math.max(0, mention.start - sentenceReach), mention.start)
    .replace(
      /(?:\s|,|\bon|\bfrom|\bat|\bthis|\bthe|\bnext|\(|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|–|-|\bto|\bbetween|\bevening of|\bmorning of|\bafternoon of|\bweek of|\bnight of)+$/iu,
      '',
    )
    .trimEnd();
  const found = [
    before,
    ...(before === '' || /[,;:]$/.test(before) || before.split(' ').length < 3
      ? []
      : [
          before
            .slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf(': ')) + 1)
            .trim(),
        ]),
  ]
    .flatMap((part) => [thing(`${part} on`), thing(part)])
    .find((name) => name !== null);
  if (found) return named(found, 2);
  const moving = movedSubject(before, text.slice(mention.end));
  if (moving !== null) return named(moving, 2);
  const proper = properName(text.slice(0, mention.start));
  if (proper !== null) return named(proper, 2);
  const after =
    text
      .slice(mention.end, mention.end + sentenceReach)
      .replace(/^[\s,:–—-]*(?:(?:at|from) [\d:apm. –-]{1,20}(?:to [\d:apm. ]{1,12})?)?[\s,:–—-]*/iu, '')
      .split(/(?<!\b(?:Mrs?|Ms|Dr|St))[.;!?]|,\s(?!and)/, 1)[0] ?? '';
  const following = thing(after) ?? activity(after);
  return following === null ? null : named(following, 2);
}

/** "The start of the concert on … has been changed", "the trip has been moved to …". */
function movedSubject(before: string, after: string): string | null {
  const told =
    shifted.exec(before)?.[1] ??
    (/^[\s,]*(?:has|have|had to|is|are|was|were|will)\b/i.test(after)
      ? before.split(/(?<=[.!?])\s/).at(-1)
      : undefined);
  const name = cut((told ?? '').replace(beforehand, '')).replace(/\s(?:start(?:ing)?|time|date|day)s?$/i, '');
  return isName(name) && !/\b(?:is|are|will|has|have)\b/i.test(name) ? name : null;
}

function isTelling(heading: string): boolean {
  return heading !== '' && !isGenericTitle(heading) && !structural.test(heading) && !isLetterhead(heading);
}

/** "Crews will replace the water main": what is said of the day where nothing names it. */
function clauseLabel(mention: DateMention, text: string): DateLabel | null {
  const sides = [text.slice(mention.end), text.slice(0, mention.start)].map((side) =>
    cut(side.replace(/^[\s,:–—-]+/u, ''), false),
  );
  const found = sides.find(
    (side) => isName(side) && side.split(' ').length > 2 && /\b(?:will|is|are|has|have|can|may)\b/.test(side),
  );
  return found === undefined ? null : named(found, 2);
}

/** The subject of a sentence that says when something is: "Our next meeting will be held" → "Meeting"; null otherwise. */
export function subjectOf(sentence: string): string | null {
  const name = cut(ahead.exec(`${sentence} on`)?.[1] ?? '');
  return isName(name) && !/^there$/i.test(name) ? named(name, 2).text : null;
}

/** A name in capitals right before the date: "helpers for the Harvest Dance on". */
function properName(before: string): string | null {
  const found =
    /\b(?:the|our|this year[’']s|annual) ((?:\p{Lu}[\p{L}\d’'&-]{1,20} (?:(?:of|the|and|&) )?){0,5}\p{Lu}[\p{L}\d’'&-]{1,20})[\s,(]*(?:on|is|starts|begins)?[\s,(]*$/u.exec(
      before.slice(-120),
    )?.[1];
  return found === undefined ||
    /^(?:Mr|Mrs|Ms|Dr|Room|Grade|Year)\b|\b(?:School|Elementary|Library|Park|Museum|Office|Center|Street|Department|Church|Hall|Gym|Room|Zoo|Farm|Club)$/.test(
      found,
    )
    ? null
    : found;
}

/** The subject of "the fair will be held on", the object of "join us for the fair" or of "we have a fair". */
function thing(text: string): string | null {
  const words = text.trim();
  const invitation = invited.exec(words.replace(/ on$/, ''))?.[1];
  if (invitation !== undefined) {
    const names = [cut(invitation), cut(invitation.split(/ (?:of|for) (?:the|our|all) /, 1)[0] ?? '')].find(isName);
    if (names !== undefined) return names;
  }
  const subject = ahead.exec(words);
  const name = cut(subject?.[1] ?? '').replace(
    /^.*?\b(?:that|and|because|so|but|reminder:?|as)\s+(?=(?:the|our|your|this|\p{Lu}[\p{L}’']*[’']s)(?![\p{L}]))/iu,
    '',
  );
  const changed = name
    .replace(/:\s*(?:it|they|this)$/iu, '')
    .replace(
      /\s+(?:was|were|has been|have been|is|are|has|have|will be|had to be) (?:also )?(?:moved|changed|postponed|rescheduled|cancell?ed)\b.*$/iu,
      '',
    );
  if (changed !== name && isName(changed)) return changed;
  if (/^there$/i.test(name)) return null;
  if (isName(name))
    return /^(?:begin|start|open|end|close|return|resume|will (?:begin|start|open|end|close|return|resume))s?$/i.test(
      subject?.[2] ?? '',
    )
      ? `${article(name)} ${(subject?.[2] ?? '').replace(/^will (.*)$/i, '$1s')}`
      : name;
  const there = /\bthere (?:is|are|will be) (?:an? )?(.{3,60}?)(?: on)?$/iu.exec(words)?.[1];
  if (there !== undefined && isName(cut(there))) return cut(there);
  return activity(words.replace(/ on$/, ''));
}

function activity(words: string): string | null {
  const object = /\b(?:not|cannot|never)\b/i.test(words) ? undefined : doing.exec(words)?.[1];
  if (object !== undefined && isName(cut(object))) return cut(object);
  const spent = /\bspend(?:s|ing)? the (?:day|morning|afternoon|night|week(?:end)?) (?:at|in) (.{3,60})$/iu.exec(
    words,
  )?.[1];
  if (spent !== undefined && isName(cut(spent))) return `Trip to ${cut(spent, false)}`;
  const [, verb = '', place = ''] = travelling.exec(words) ?? [];
  const stem = /^(visit|tour|explor|travel|go|head|walk|hike|camp|rid)/i.exec(verb)?.[1]?.toLowerCase() ?? '';
  if (place === '' || !isName(cut(place))) return null;
  return stem === 'visit' || stem === 'tour' || stem === 'explor'
    ? `Visit to ${cut(place, false)}`
    : `Trip ${/^(?:to|at|in) /.test(place) ? cut(place, false) : `to ${cut(place, false)}`}`;
}

/** Ends before the place, the time or the purpose. */
function cut(text: string, articles = true): string {
  const short =
    text.split(
      /,|;|\s(?:on|from|at|in|between|with|where|which|who|when|during|so|because|to (?=\p{Ll}{2,} ))\s|\s[–—(-]/u,
      1,
    )[0] ?? '';
  return tidy(articles ? article(short) : short);
}

function article(text: string): string {
  return text.replace(
    /^(?:(?:the|our|your|an?|this year[’']?s|this|their|its|his|her|my|please note(?: that)?|reminder:?|also|and|remember(?: that)?|note that|we[’']re|next|first|dear)\s+){1,3}/iu,
    '',
  );
}

function isName(text: string): boolean {
  return (
    /\p{L}{3}/u.test(text) &&
    text.split(' ').length <= mostWords &&
    !/^(?:we|you|it|they|i|this|that|these|he|she|who|all|there|here|one|which|if|when|until|while|so|because|been|be|to|not)\b/i.test(
      text,
    ) &&
    !/^(?:also|then|now|please|again|note|changed|moved)$/i.test(text)
  );
}

function tidy(text: string): string {
  return text
    .replace(offAhead, '')
    .replace(/^(?:due to|because of)\b[^,]{2,60},\s*/i, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(\s*\)/g, '')
    .replace(edges, '')
    .replace(
      /^(?:on|at|from|by|and|or|due|date|reminder|is|are)\b[\s:]*|\s*\b(?:on|at|from|by|is|are|and|or|the|this|of|will be|until|to|in|starting|beginning|effective|as of|between|through|until|now)$/giu,
      '',
    )
    .replace(edges, '')
    .trim();
}

function named(text: string, strength: DateLabel['strength']): DateLabel {
  const label = tidy(text.replaceAll(/\s*[$€£]\s?\d[\d.,]*(?:\s*\/)?/g, ' '))
    .replace(/[.!]+$/, '')
    .replace(/^(?:the|our|your|a|an)\s+(?=\p{L})/iu, '');
  return {
    text: shortLine(
      label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      longest,
    ),
    strength,
  };
}
