import { cleanLine } from '@homeroom/text';

const titleLength = 200;
const lookedAtLines = 12;
const greeting =
  /^(?:dear|hello|hi|good (?:morning|afternoon|evening)|greetings|liebe|sehr geehrte|hallo|estimad|querid|hola|chers?|chères?|bonjour|madame|monsieur)\b/i;
const subjectLine = /^(?:subject|re|regarding|betreff|asunto|objet|oggetto)\s*:\s*(\S.*)$/i;
const junk =
  /^(?:microsoft (?:word|powerpoint|excel)\b.*|untitled.*|document\d*|doc\d*|dokument\d*|scan\d*|img[_-]?\d+|print|.*\.(?:docx?|pdf|indd|pub|pptx?|xlsx?|odt|rtf|txt|jpe?g|png|tiff?))$/i;
const onlyDate = /^(?:\p{L}+,? )?(?:\p{L}+\.? \d{1,2}|\d{1,2}\.? \p{L}+),? \d{4}$|^[\d./-]+$/u;

/** A title that a file gives itself, unless a program made it up; otherwise null. */
export function meaningfulTitle(written: unknown): string | null {
  const title = typeof written === 'string' ? cleanLine(written, titleLength) : '';
  return title === '' || junk.test(title) ? null : title;
}

/** The title of a text: its subject line, or the first line that could be one; null when there is none. */
export function titleFromText(text: string): string | null {
  const lines = text
    .split('\n', 200)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, lookedAtLines);
  const subject = lines.flatMap((line) => subjectLine.exec(line.slice(0, 500))?.[1] ?? [])[0];
  if (subject !== undefined) return cleanLine(subject, titleLength);
  const [first] = lines.filter((line) => !onlyDate.test(line.slice(0, 200)));
  if (first === undefined || first.length > 120 || greeting.test(first)) return null;
  return (first.match(/\p{L}/gu)?.length ?? 0) >= 3 ? cleanLine(first.replace(/^#{1,6}\s+/, ''), titleLength) : null;
}
