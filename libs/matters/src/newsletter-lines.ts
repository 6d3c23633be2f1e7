/** A line of a newsletter by what it does. */
export type NewsletterLine =
  | { kind: 'blank' }
  | { kind: 'heading'; text: string; marked: boolean }
  | { kind: 'bullet'; text: string; depth: number }
  | { kind: 'text'; text: string };

const marked = /^[ \t]{0,3}#{1,6}[ \t]+(\S.*)$/;
const underline = /^[ \t]{0,3}(?:={3,}|-{3,})[ \t]*$/;
const rule = /^[ \t]*(?:[-=*_~•·—]{3,}|(?:[-*_][ \t]){2,}[-*_])[ \t]*$/;
const bullet = /^([ \t]{0,12})(?:[-*+•◦▪▫‣·●○►▶✓✔☐☑→]|[–—](?!\d)|\(?\d{1,3}[.)](?!\d))[ \t]+(\S.*)$/u;
const pictureBullet =
  /^([ \t]{0,12})\p{Extended_Pictographic}[\ufe0f\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}]{0,6}[ \t]*(\S.*)$/u;
const maxHeadingLength = 70;
const maxHeadingWords = 9;
/** Line endings after which a sentence continues. */
const goesOn =
  /\b(?:a|an|the|of|on|in|at|to|for|by|with|from|and|or|but|is|are|was|were|be|will|have|has|had|your|our|their|his|her|this|that|as|if|we|you|they|please|until|before|after|not)$/i;

/** The lines of a text, each with what it does. */
export function readLines(text: string): NewsletterLine[] {
  const raw = text.split('\n').map((line) => line.trimEnd());
  const pictures = raw.filter((line) => pictureBullet.test(line)).length;
  return raw.flatMap((line, index) => (isUnderline(raw, index) ? [] : [readLine(raw, index, line, pictures > 1)]));
}

function readLine(raw: readonly string[], index: number, line: string, picturesAreBullets: boolean): NewsletterLine {
  if (line.trim() === '' || rule.test(line)) return { kind: 'blank' };
  const heading = marked.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading.replace(/[ \t]#{1,6}$/, ''), marked: true };
  if (isUnderline(raw, index + 1)) return { kind: 'heading', text: line.trim(), marked: true };
  const found = bullet.exec(line) ?? (picturesAreBullets ? pictureBullet.exec(line) : null);
  if (found) return { kind: 'bullet', text: found[2] ?? '', depth: widthOf(found[1] ?? '') };
  if (isPlainHeading(raw, index, line.trim())) return { kind: 'heading', text: line.trim(), marked: false };
  return { kind: 'text', text: line.trim() };
}

/** A line of dashes below a short line, not between paragraphs. */
function isUnderline(raw: readonly string[], index: number): boolean {
  const above = raw[index - 1]?.trim() ?? '';
  return (
    underline.test(raw[index] ?? '') &&
    above !== '' &&
    above.length <= maxHeadingLength &&
    !bullet.test(above) &&
    !rule.test(above) &&
    (raw[index - 2]?.trim() ?? '') === ''
  );
}

/** A short line that begins a paragraph and is no sentence, with something after it. */
function isPlainHeading(raw: readonly string[], index: number, line: string): boolean {
  if (line.length > maxHeadingLength || line.split(/\s+/).length > maxHeadingWords) return false;
  if ((raw[index - 1]?.trim() ?? '') !== '' || !/^[^\p{L}\p{N}]{0,4}[\p{Lu}\p{Lo}\p{N}]/u.test(line)) return false;
  if (!/[\p{L}\p{N}]/u.test(line) || !raw.slice(index + 1, index + 4).some((next) => next.trim() !== '')) return false;
  if (isGreeting(line) || isClosing(line)) return false;
  if (goesOn.test(line) || /^\s*\p{Ll}/u.test(raw[index + 1] ?? '')) return false;
  return !/[.!?,;]["”’)]?$/.test(line);
}

function widthOf(indent: string): number {
  return indent.replaceAll('\t', '    ').length;
}

/** Whether a line only greets, such as "Dear families". */
export function isGreeting(line: string): boolean {
  return /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day))\b[^.!?]{0,60}[,!.:]?$/i.test(line);
}

/** Whether a sentence begins as politeness does. */
export function isChatter(sentence: string): boolean {
  return /^(?:thank(?:s| you)\b|we hope\b|i hope\b|hope (?:you|everyone)\b|it(?: i|'|’)s hard to believe|welcome (?:back|to)\b|what an? \w+|happy (?:\w+day|new|fall|spring|winter|summer)|this is an? (?:automated|reminder)|happy to\b|just a (?:quick )?(?:note|reminder)\b|can[’']t wait|we are (?:excited|happy|pleased)\b|greetings\b|(?:fall|autumn|winter|spring|summer) is\b|here (?:is|are)\b|here[’']s\b)/i.test(
    sentence.slice(0, 200),
  );
}

/** Whether a line only closes a letter, such as "Sincerely". */
export function isClosing(line: string): boolean {
  return /^(?:(?:with )?(?:many |warm |best |kind )?(?:thanks|thank you|regards|wishes)(?: (?:again|so much|for (?:your|all)[^.!?]{0,40}))?|sincerely|yours(?: (?:truly|sincerely|faithfully))?|best|cheers|love|warmly|fondly|respectfully|see you (?:soon|there))[,.! –—-]{0,3}$/i.test(
    line,
  );
}
