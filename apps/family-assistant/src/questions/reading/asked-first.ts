/** Sentence that asks, or asks to be told, from its first word. */
const asksAtOnce =
  /^(?:(?:so|and|but|then|now|well|anyway|please|also|ok|okay|oh|hey|hi),?\s+)*(?:(?:between|on|at|in|by|from|until|till|til|for|to|since)\s+(?:what|when|which|whose)|what|whats|when|whens|where|wheres|who|whos|whose|which|how|hows|wen|wat|why|is|isn|are|aren|am|was|were|do|does|did|don|doesn|didn|can|could|will|would|has|have|had|should|must|shall|tell|remind|show|let|if|any|i|we)(?:['’]\w+)?\s/iu;
const ask = String.raw`(?:(?:at|on|in|from|to|by|for|until|till|til)\s+)?(?:(?:what|which)\s+[\p{L}]+|when|where)|from (?:when|what time) (?:to|until|till|til) (?:when|what time)|how (?:long|often|late|early|many \p{L}+)|in how many \p{L}+`;
/** Words that may come after the question words: "which rink again?" */
const tail = String.raw`(?:\s+(?:exactly|again|please|pls|though|now|then|local time|this time|this year|this week|for (?:him|her|me|us|them)))*`;
const atEnd = new RegExp(
  String.raw`^(?<event>[^,?]+?(?:,\s+(?:leave|leaving))?)(?:,|\s[–—-]+)?\s+(?<!\b(?:and|or|n|on|at|in|from|by|until|till|til|for|to|know|knows|knew|remember|say|said|says|sure|forget|forgot|tell|told|see|check|ask|decide|wonder|idea|of|about|than|that|like)\s+)(?<ask>${ask})(?<tail>${tail})\s*[?.]*$`,
  'iu',
);
const verb =
  /\s+(?<verb>(?:is|are|was|were)(?: (?:on|at|in|over|done|due|here|back|out|off|scheduled|going on|happening|starting|ending|coming|leaving|landing|arriving))?|starts?|begins?|ends?|finish(?:es)?|lands?|arrives?|leaves?|departs?|comes? (?:in|back|home|out|over)|gets? (?:in|out|back|home|off|done|over)|goes (?:to|till|until|on|out)|falls(?: on)?|takes?|lasts?|runs?(?: to| until| till)?|opens?|closes?|starts? up|happens?)$/iu;
/** "leo's last swim lesson is" */
const unfinished = /^((?:[^\s,;:.!?]+\s+){1,5}[^\s,;:.!?]+)\s+(?:is|are)(?: on| at)?[\s?.…]*$/iu;
const asking = /\b(?:what|when|where|which|how|who|whose|why)\b/iu;
const count = /^in how many (?<unit>\p{L}+)$/iu;
const leaving = /,?\s+leav(?:e|ing)$|^leav(?:e|ing)(?: (?:the house|home|here))?(?: (?:for|to go to))?\s+/iu;

/**
 * Puts the words first that ask, when a sentence has them at its end: "Otto's flight lands at what time?", "chem mock what
 * day", "the inspection is in how many days".
 */
export function askedFirst(sentence: string): string {
  const found = asksAtOnce.test(sentence) ? undefined : atEnd.exec(sentence)?.groups;
  const unsaid = asksAtOnce.test(sentence) || asking.test(sentence) ? undefined : unfinished.exec(sentence)?.[1];
  if (unsaid !== undefined) return `when is ${unsaid}?`;
  const [event, said] = [found?.['event'], found?.['ask']];
  if (event === undefined || said === undefined || asking.test(event)) return sentence;
  const rest = (found?.['tail'] ?? '').trim();
  const end = rest === '' ? '?' : ` ${rest}?`;
  if (leaving.test(event)) return `when do we leave for ${event.replace(leaving, '')}${end}`;
  const does = verb.exec(event)?.groups?.['verb'] ?? '';
  const named = does === '' ? event : event.slice(0, -does.length).trim();
  const unit = count.exec(said)?.groups?.['unit'];
  if (unit !== undefined) return `how many ${unit} until ${named}${end}`;
  const [, be, more = ''] = /^(is|are|was|were)\b\s*(.*)$/iu.exec(does) ?? [];
  if (be !== undefined) return `${said} ${be} ${named}${more === '' ? '' : ` ${more}`}${end}`;
  return does === '' ? `${said} is ${named}${end}` : `${said} does ${named} ${does}${end}`;
}
