import type { DateMention } from '@homeroom/dates-in-text';

/** Between the parts of a first or last line, or its sentences. */
const edge = /\s[·•|–—]\s|\s{2,}|\t|(?<=\p{L}{3}|\d{4})[.!?]\s|\s(?=\p{Lu}\p{L}{2,20}:\s)/u;
/** "HP-11, 11/30/26" */
const formNumber = /^\W*(?:form )?\p{Lu}{1,4}-?\d{1,4}\p{L}?(?:,? rev(?:\.|ised))?,?\s*$/u;
const fewWords = 3;

/** Whether a date with its year stands between marks with at most a few words that tell nothing: "Sent out April 22, 2027". */
export function isAlonePrinted({ start, end, endDate, time, yearSaid, dated }: DateMention, text: string): boolean {
  if (!dated || endDate !== null || time !== null) return false;
  const before = text.slice(0, start).split(edge).at(-1) ?? '';
  if (
    /\b(?:(?:issued|printed|published|posted|mailed|handed out|sent(?: out| home)?|written)(?: on)?|goes (?:out|home)):?\s*$/i.test(
      before,
    )
  )
    return true;
  if (!yearSaid) return false;
  if (/^\W*(?:version|edition|draft|rev(?:ision)?\.?) [\w.]{1,6},?\s*$/i.test(before)) return true;
  const after = text.slice(end).split(edge)[0] ?? '';
  if (formNumber.test(before) && !/\p{L}/u.test(after)) return true;
  const words = `${before} ${after}`.match(/[\p{L}\d]+/gu) ?? [];
  return (
    words.length <= fewWords &&
    !/\b(?:on|by|until|till|from|to|due|before|starts?|begins?|join|at)\b|\d/i.test(words.join(' '))
  );
}
