const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** The segmenter sees this many UTF-16 units at a time, so that no text makes it look far ahead. */
const windowLength = 8_000;

const title = /\b(?:Mr|Mrs|Ms|Mx|Dr|St|Mt|Prof|Rev|vs)\.\s+$/;
const beforeDate = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|No)\.\s+$/;
const dateStart = /^(?:\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)/;

/**
 * The sentences of a paragraph, each with the white space that follows it, so that joined they are the paragraph: the
 * sentence boundaries of Unicode (UAX #29), except that a line break ends none and neither does a title ("Dr. Okafor")
 * nor an abbreviated day or month before a date ("Fri. Oct. 9"). Nothing is longer than 8,000 UTF-16 units.
 */
export function splitSentences(paragraph: string): string[] {
  return [...sentenceGroups(paragraph)].flat();
}

/**
 * As `splitSentences`, some 8,000 UTF-16 units at a time. The last sentence of a window may go on behind it, so the next
 * one begins with it; only a sentence that is longer than a window is divided, at white space where there is any.
 */
export function* sentenceGroups(paragraph: string): Generator<string[]> {
  for (let start = 0; start < paragraph.length; ) {
    const isLast = paragraph.length - start <= windowLength;
    const sentences = sentencesOf(
      paragraph.slice(start, isLast ? paragraph.length : cutPosition(paragraph, start, start + windowLength)),
    );
    if (!isLast && sentences.length > 1) sentences.pop();
    start += sentences.reduce((sum, { length }) => sum + length, 0);
    yield sentences;
  }
}

function sentencesOf(part: string): string[] {
  const sentences: string[] = [];
  for (const { index, segment } of segmenter.segment(part.replaceAll(/[\r\n\u0085\u2028\u2029]/g, ' '))) {
    const sentence = part.slice(index, index + segment.length);
    const previous = sentences.at(-1);
    if (previous !== undefined && continues(previous, sentence)) sentences[sentences.length - 1] = previous + sentence;
    else sentences.push(sentence);
  }
  return sentences;
}

function continues(previous: string, next: string): boolean {
  const end = previous.slice(-16);
  return title.test(end) || (beforeDate.test(end) && dateStart.test(next));
}

/** After the last white space of the window's second half; without one at its end, but inside no surrogate pair. */
function cutPosition(text: string, start: number, end: number): number {
  for (let i = end; i > start + windowLength / 2; i--) if (/\s/.test(text.charAt(i - 1))) return i;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
}
