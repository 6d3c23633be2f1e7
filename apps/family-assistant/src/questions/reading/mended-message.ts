const repair =
  /^(?<before>.*\S)(?:\s*[,;–—-]+|\s)\s*(?:no,? wait|no,? hang on|wait,? no|hang on,? no|(?:no,? |sorry,? )?i mean(?:t)?|scratch that|no,? sorry|sorry,? no|no,? actually|actually,? no|or rather|correction)[\s,:;–—-]+(?<after>\S.*)$/isu;
const question =
  /^(?:what|when|where|who|whose|which|how|is|are|was|were|do|does|did|can|could|will|would|has|have|should)(?:['’]s)?\s+\S+\s+\S/iu;
/** Kinds of words of which a later one takes the place of an earlier one. */
const kinds = [
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|today|tonight|tomorrow|tmrw|yesterday)s?\b/giu,
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/giu,
  /\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|st|nd|rd|th)?\b/giu,
];
/** ", stupid phone" */
const aside = /^(\S+(?:\s+[^\s,]+){2,}),(?:\s+[\p{L}'’]+){1,3}[.!?]*$/u;
const maxRetraced = 3;
const joints = new Set(['the', 'a', 'an', 'at', 'on', 'in', 'to', 'for', 'of']);

/** Replaces what a message takes back by what it says instead: "is it tuesday, no wait, wednesday?" */
export function mendedMessage(message: string): string {
  const { before, after } = repair.exec(message)?.groups ?? {};
  if (before === undefined || after === undefined) return message;
  if (question.test(after)) return mendedMessage(after);
  return mendedMessage(replaced(before.replace(/[\s,;–—-]+$/u, ''), after.replace(aside, '$1')));
}

function replaced(before: string, after: string): string {
  const old = before.split(/\s+/);
  const said = after.split(/\s+/);
  for (let length = Math.min(maxRetraced, said.length); length > 0; length -= 1) {
    const lead = said.slice(0, length).map(plain);
    const at = old.findLastIndex((_, index) => lead.every((word, step) => plain(old[index + step]) === word));
    if (at > 0 && !(length === 1 && joints.has(lead[0] ?? ''))) return [...old.slice(0, at), ...said].join(' ');
  }
  for (const kind of kinds) {
    const [mention] = after.match(kind) ?? [];
    const found = [...before.matchAll(kind)].at(-1);
    if (mention !== undefined && found && after.indexOf(mention) <= 'on the '.length)
      return `${before.slice(0, found.index)}${after.slice(after.indexOf(mention))}${restAfter(before.slice(found.index + found[0].length), after)}`;
  }
  return [...old.slice(0, -1), ...said].join(' ');
}

/** Words after the replaced one that its replacement does not say again: "tuesday week, no wait, wednesday week". */
function restAfter(rest: string, after: string): string {
  const said = new Set(after.split(/\s+/).map(plain));
  return rest.replace(/^(\s+)(\S+)/u, (whole, _space: string, next: string) => (said.has(plain(next)) ? '' : whole));
}

function plain(word = ''): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
