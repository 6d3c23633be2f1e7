/** Before a date: what is told of it happened. */
export const lookingBack =
  /\b(?:last (?:time|visit|seen|cleaning|check-?up|appointment|payment|exam|meeting)|was|were|(?<!\bthe )last)(?: (?:was|on|of))*[\s:]*$/i;
const past =
  'was|were|had|did|ended|started|began|beat|won|lost|came|went|took|ran|sold|raised|gave|got|made|met|sat|stood|laid|said|saw|left|fell|flew|grew|held|brought|wrote|turned|finished|happened|opened';
const present =
  "is|are|am|be|will|shall|can|may|must|should|would|need|has|have|do|does|let|please|begins?|starts?|ends?|opens?|closes?|meets?|comes?|goes|go|takes?|leaves?|runs?|returns?|plays?|ask|want|hope|plan|send|bring|join|see|[’']ll|[’']re|[’']s";
/** "We raised", "two hundred of you squeezed": with its subject right before. */
const regular =
  '(?<=(?:^|[,;.!?]\\s|\\b(?:and|but|of)\\s)(?:you|we|they|i|he|she|everyone|children|students|families|kids) )(?!need|feed|proceed|succeed|exceed)\\p{L}{3,}ed';
/** A finite verb, or an auxiliary. */
export const tellingVerb = new RegExp(`(?:\\b|(?<=[\\p{L}])(?=[’']))(?:${past}|${present}|${regular})\\b`, 'giu');
/** The verb behind a date: " it was four minutes". */
export const firstVerb = new RegExp(`^,?\\s(?:\\p{L}+\\s){0,3}?(${past}|${present})\\b`, 'iu');
export const pastVerb = new RegExp(`^(?:${past}|\\p{L}{3,}ed)$`, 'iu');
/** "Is expected to be finished on", "gets sold": what looks like the past is yet to be. */
export const passiveLead = /\b(?:be|is|are|gets?|being|if|when|once|until|unless)\s(?:\p{Ll}+ly\s)?$/iu;
/** Begins another clause, whose verb may be one that no list has. */
export const joins = /[,;:–—]|\b(?:and|but|so|which|that|who|or)\b/i;
/** "It was to be", "if we had", "we were told that": the verb does not say when it happens. */
export const unreal =
  /\b(?:if|unless|would|could|(?:was|were) (?:to|(?:re)?scheduled|planned|supposed|meant|moved|set|told|postponed|changed|going)|had (?:planned|hoped|to|been)|that)\b/i;
export const lastYearAfter = /^,? (?:of )?last year\b/i;
