import { capitalized, shortLine, wordTable } from '@homeroom/text';
import { leadIns, whenClause, active, passive, dueSlip, forms, payments, dueLead } from '../words/action-words.ts';

/** A stretch of a sentence. */
export interface Span {
  start: number;
  end: number;
}
const verbOf = wordTable<string>({
  signed: 'sign',
  returned: 'return',
  paid: 'pay',
  submitted: 'submit',
  completed: 'complete',
  brought: 'bring',
  labeled: 'label',
  labelled: 'label',
  registered: 'register',
  ordered: 'order',
  updated: 'update',
  uploaded: 'upload',
  collected: 'collect',
  received: 'return',
  made: 'make',
  renewed: 'renew',
  booked: 'book',
  scheduled: 'schedule',
  provided: 'provide',
  cleared: 'clear',
  purchased: 'buy',
  packed: 'pack',
  confirmed: 'confirm',
  worn: 'wear',
  delivered: 'deliver',
  emailed: 'e-mail',
  mailed: 'mail',
  postmarked: 'mail',
});
const twoWords = wordTable<string>({
  turned: 'turn',
  handed: 'hand',
  sent: 'send',
  filled: 'fill',
  picked: 'pick',
  dropped: 'drop',
});
const longest = 140;

/**
 * Words a sentence's request as an order: "Return the signed permission slip". Its deadline is left out with the words
 * that lead to it.
 * @param due where the sentence names its deadline
 */
export function actionWords(sentence: string, due: readonly Span[]): string {
  const kept = withoutDue(sentence, due);
  const order = withoutLeadIns(kept);
  const own = order.replace(active, '');
  const short = own.replace(/(?<=^.{3,90}?) and (?:you|we|they|he|she|it)\b.*$/iu, '');
  const said = asOrder(short) ?? (own === order ? short : short.replace(/\btheir\b/u, 'your'));
  return capitalized(shortened(tidy(said)));
}

/** Without the spans and the "by", "no later than" or "is due" before them. */
function withoutDue(sentence: string, due: readonly Span[]): string {
  return due
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const before = text.slice(0, start).replace(dueLead, '');
      const after = text
        .slice(end)
        .replace(
          /^(?:\s*(?:at the latest|(?:in the )?(?:morning|afternoon|evening)\b|(?:at )?(?:night|noon|midnight)\b|\)))+/iu,
          '',
        );
      return `${before}${/^[.!?,;:)]/.test(after) || before === '' ? '' : ' '}${before === '' ? after.replace(/^[\s,:–—-]+/u, '') : after.trimStart()}`;
    }, sentence);
}

function withoutLeadIns(sentence: string): string {
  let text = sentence.trim();
  for (let turn = 0; turn < 4; turn += 1) {
    const shorter = [...leadIns, whenClause].reduce((words, lead) => words.replace(lead, ''), text);
    if (shorter === text || shorter.length < 3) break;
    text = shorter;
  }
  return text;
}

/** "Forms must be returned to the office" → "Return forms to the office"; "Permission slips are due" → "Return permission slips". */
function asOrder(text: string): string | null {
  const found = passive.exec(text);
  if (found) {
    const [, subject = '', participle = '', rest = ''] = found;
    const thing =
      subject.split(/,(?!\d)|\s(?:went|come|came|are|is|were|was|will|have|has|can|which|that|should)\s/u, 1)[0] ??
      subject;
    const [first = '', ...others] = participle.toLowerCase().split(' ');
    const verb = verbOf[first] ?? [twoWords[first] ?? first, ...others].join(' ');
    if (/^ by (?:an?|the|your|both|one) /i.test(rest))
      return `have ${lowered(thing)} ${participle.toLowerCase()}${rest}`;
    return `${verb} ${lowered(thing)}${rest}`;
  }
  const due = dueSlip.exec(text);
  const thing = due?.[1]?.replace(/^(?:the|all|your|our)\s+/i, '') ?? '';
  if (thing === '' || thing.split(' ').length > 8 || /[.!?:]/.test(thing)) return null;
  if (/^(?:return|pay|submit|bring|sign|send|turn in|hand in|complete|order)\b/i.test(thing)) return thing;
  if (payments.test(thing)) return `${/\bpayments?\b/i.test(thing) ? 'make' : 'pay'} ${lowered(due?.[1] ?? '')}`;
  return forms.test(thing) ? `return ${lowered(due?.[1] ?? '')}` : null;
}

/** A first word in small letters, unless it is a name or all in capitals. */
function lowered(thing: string): string {
  return /^\p{Lu}\p{Ll}+(?= (?!\p{Lu})|$)|^(?:The|All|Your|Each|Any|Every|A|An|Permission|Signed|Completed|Registration|Payment|Payments|Forms?)\b/u.test(
    thing,
  )
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
}

function tidy(text: string): string {
  return text
    .replace(/(?:[:,]|\s(?:at|here|via|using|through)?:?)?\s*\(?https?:\/\/\S+\)?[.!]?$/iu, (link) =>
      /^\s*at/i.test(link) ||
      (/\b(?:up|register|online|go|visit|form|pay|order|sign)\s*$/i.test(text.slice(0, -link.length)) &&
        !/:/.test(link.slice(0, 2)))
        ? link
        : '',
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.;:!?)])/g, '$1')
    .replaceAll(/\(\s*\)/g, '')
    .replace(/^([^(]*)\)[.!?]*$/u, '$1')
    .replace(/[\s,;:–—-]+([.!?]?)$/u, '$1')
    .replace(
      /\s*(?:\b(?:and|or|by|on|before|through|until|at|for|from|to|of|with|is|are|is due|are due|due)\b)\s*[.!?]*$/iu,
      '',
    )
    .replace(/[.!?;,\s]+$/u, '')
    .trim();
}

/** Ends at a clause, or at a word, where it is too long. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const clause = /^.{20,138}(?=; | – | — |, (?:so|because|as|which|and|but|or)\b|\. | \()/u.exec(text)?.[0];
  if (clause !== undefined) return clause;
  return shortLine(
    text.slice(0, Math.max(text.lastIndexOf(' ', longest), longest / 2)).replace(/[\s,;:–—-]+$/u, ''),
    longest - 1,
  ).concat('…');
}
