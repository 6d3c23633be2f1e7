import { capitalized, shortLine } from '@homeroom/text';
import {
  ahead,
  invited,
  doing,
  travelling,
  offAhead,
  shifted,
  beforehand,
  edges,
  held,
} from '../words/event-name-words.ts';

/** Name of a date. */
export interface DateLabel {
  text: string;
  /** 3 its own line in a list or table, 2 its own sentence, 1 the heading above it, 0 the title of the document. */
  strength: 0 | 1 | 2 | 3;
  /** Whether it is a clause around the date, for want of a name. Default: false. */
  isClause?: boolean;
}

export const longest = 80;
export const maxWords = 9;

/** "The start of the concert on … has been changed", "the trip has been moved to …". */
export function movedSubject(before: string, after: string): string | null {
  const told =
    shifted.exec(before)?.[1] ??
    (/^[\s,]*(?:has|have|had to|is|are|was|were|will)\b/i.test(after)
      ? before.split(/(?<=[.!?])\s/).at(-1)
      : undefined);
  const name = cut((told ?? '').replace(beforehand, '')).replace(/\s(?:start(?:ing)?|time|date|day)s?$/i, '');
  return isName(name) && !/\b(?:is|are|will|has|have)\b/i.test(name) ? name : null;
}

/** The subject of a sentence that says when something is: "Our next meeting will be held" → "Meeting"; null otherwise. */
export function subjectOf(sentence: string): string | null {
  const name = cut(ahead.exec(`${sentence} on`)?.[1] ?? '');
  return isName(name) && !/^there$/i.test(name) ? named(name, 2).text : null;
}

/** A name in capitals right before the date: "helpers for the Harvest Dance on". */
export function properName(before: string): string | null {
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
export function thing(text: string): string | null {
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

export function activity(words: string): string | null {
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
export function cut(text: string, articles = true): string {
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

export function isName(text: string): boolean {
  return (
    /\p{L}{3}/u.test(text) &&
    text.split(' ').length <= maxWords &&
    !/^(?:we|you|it|they|i|this|that|these|he|she|who|all|there|here|one|which|if|when|until|while|so|because|been|be|to|not)\b/i.test(
      text,
    ) &&
    !/^(?:also|then|now|please|again|note|changed|moved)$/i.test(text)
  );
}

export function tidy(text: string): string {
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

export function named(text: string, strength: DateLabel['strength']): DateLabel {
  const label = tidy(text.replaceAll(/\s*[$€£]\s?\d[\d.,]*(?:\s*\/)?/g, ' '))
    .replace(held, '')
    .replace(/[.!]+$/, '')
    .replace(/^(?:the|our|your|a|an)\s+(?=\p{L})/iu, '');
  return {
    text: shortLine(capitalized(label), longest),
    strength,
  };
}
