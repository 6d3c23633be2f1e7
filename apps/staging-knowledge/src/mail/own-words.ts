/** Kind of a mail according to its headers. */
export interface MailKind {
  /** It answers another one. */
  reply: boolean;
  /** It passes another one on. */
  forward: boolean;
}

const forwardMark =
  /^(?:-{2,}\s*(?:Forwarded message|Forwarded by .{0,200}|Mensaje reenviado|Message transféré|Weitergeleitete Nachricht)\s*-{2,}|Begin forwarded message:|Inicio del mensaje reenviado:)$/i;
const originalMark =
  /^-{2,}\s*(?:Original Message|Original Appointment|Mensaje original|Message d'origine|Ursprüngliche Nachricht)\s*-{2,}$/i;
const attribution = /^(?:On|Am|Le|El) .{6,300} (?:wrote|schrieb(?: .{1,200})?|a écrit|escribió) ?:$/i;
const deviceLine =
  /^(?:Sent from my|Sent from Mail for|Get Outlook for|Enviado desde mi|Von meinem .{1,40} gesendet|Envoyé de mon) ?.{0,80}$/i;
const lineLength = 400;
const signatureLines = 12;

/**
 * Returns the sender's own words: without quoted earlier mail and without a signature below `-- `, so that an old reply
 * does not look new. Forwarded mail is kept without its quotation marks. When nothing else is left, the text is
 * returned unchanged.
 */
export function ownWords(text: string, { reply, forward }: MailKind): string {
  const lines = text.split('\n');
  const passedOn = lines.findIndex(
    (line) => line.length < lineLength && (forwardMark.test(line) || (forward && originalMark.test(line))),
  );
  if (passedOn < 0 && forward) return unquoted(lines).join('\n').trim();
  const own = withoutSignature(withoutQuotes(passedOn < 0 ? lines : lines.slice(0, passedOn), reply));
  const rest = passedOn < 0 ? [] : unquoted(lines.slice(passedOn));
  return [...own, ...rest].join('\n').trim() || text;
}

function withoutQuotes(lines: readonly string[], reply: boolean): string[] {
  const kept: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as string;
    if (
      line.length < lineLength &&
      (originalMark.test(line) || (reply && kept.length > 0 && startsHeaders(lines, index)))
    )
      break;
    const introduced = attributionLines(lines, index);
    if (introduced > 0) {
      const next = quoteAfter(lines, index + introduced);
      if (next === null && reply && kept.some((own) => own !== '')) break;
      if (next !== null) {
        index = next - 1;
        continue;
      }
    }
    if (line.startsWith('>')) {
      if (!reply) kept.push(...unquoted([line]));
    } else kept.push(line);
  }
  return kept;
}

/**
 * Returns the number of lines, from this one on, that attribute the quotation that follows; such a sentence is often
 * wrapped.
 */
function attributionLines(lines: readonly string[], index: number): number {
  if (!/^(?:On|Am|Le|El) /i.test(lines[index]?.slice(0, 4) ?? '')) return 0;
  for (let count = 1; count <= 3; count += 1) {
    const sentence = lines
      .slice(index, index + count)
      .map((line) => line.slice(0, lineLength))
      .join(' ');
    if (attribution.test(sentence)) return count;
  }
  return 0;
}

/** The line behind the quotation that begins there or after empty lines; null when none does. */
function quoteAfter(lines: readonly string[], from: number): number | null {
  let index = from;
  while (lines[index] === '') index += 1;
  if (!lines[index]?.startsWith('>')) return null;
  while (lines[index]?.startsWith('>')) index += 1;
  return index;
}

/** Whether the header lines of an earlier mail begin here, as Outlook writes them above it. */
function startsHeaders(lines: readonly string[], index: number): boolean {
  if (!/^\*?(?:From|Von|De):/i.test(lines[index]?.slice(0, 8) ?? '')) return false;
  const block = lines.slice(index + 1, index + 7).map((line) => line.slice(0, 20));
  return [/^\*?(?:Sent|Date|Gesendet|Datum|Enviado|Fecha):/i, /^\*?(?:Subject|Betreff|Asunto):/i].every((header) =>
    block.some((line) => header.test(line)),
  );
}

function withoutSignature(lines: readonly string[]): string[] {
  const mark = lines.lastIndexOf('--');
  const signed = mark > 0 && lines.length - mark <= signatureLines + 1;
  const kept = signed ? lines.slice(0, mark) : [...lines];
  while (kept.length > 1 && (kept.at(-1) === '' || deviceLine.test((kept.at(-1) as string).slice(0, lineLength))))
    kept.pop();
  return kept;
}

function unquoted(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/^>(?:[> ]*>)? ?/, ''));
}
