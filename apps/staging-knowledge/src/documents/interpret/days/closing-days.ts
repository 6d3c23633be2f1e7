import type { DateMention } from '@homeroom/dates-in-text';
import type { LetterBlock } from '../letter/letter.ts';
import { asksFor } from '../letter/asks.ts';
import type { DatedSentence } from './dated-sentence.ts';
import { announcesTasks, asksBelow } from '../words/ask-words.ts';

const things =
  '(?:changes?|orders?|shirts?|tickets?|entries|applications?|registrations?|sign-?ups?|enrol?lments?|requests?|nominations?|cancell?ations|forms?|slips?|payments?|fees?|spots?|places?|seats?|slots?|items?|bookings?|reservations?|submissions?|questions|comments?|ideas|claims?|costumes?|uniforms?|instruments?|equipment|(?:library )?books?|money|register|sign up|enrol?l|order|apply|join|accept|return|submit|cancel|switch|swap)';
const dayBefore = '(?<!\\b(?:until|till|til) )\\b(?:after|past|beyond)(?: the| noon on| midnight on)?\\s*$';
/** "No changes to sizes after", "We cannot order more shirts after" */
const noMore = new RegExp(
  `\\b(?:no(?: \\p{L}+){0,2}|cannot|can[’']?t|can not|won[’']?t|will not|not be able to)\\s(?:[^.;!?]{0,40}\\s)?${things}\\b[^.;!?]{0,50}${dayBefore}`,
  'iu',
);
/** "Spots that are unpaid after October 8 go to the waiting list" */
const thingsAfter = new RegExp(`\\b${things}\\b[^.;!?]{0,50}${dayBefore}`, 'iu');
const goesOn =
  /^[^.;!?]{0,12}\b(?:(?:go|goes|will go|will be (?:put|placed|added)) (?:on|onto|to) (?:the|a|our) (?:wait(?:ing)?[ -]?list|next|others?)|(?:will be|are|is) (?:charged|late|refused|offered|released|given away|donated|not|too late)|cost)\b/i;
const onlyAfter = /^(?:.*[.;!?]\s)?\W*(?:from |starting )?after(?: the)?\s*$/isu;
/** "After October 1, spots not paid for are offered to the waiting list", "no orders are accepted" */
const lostThen = new RegExp(
  `^,? (?=[^.;!?]{0,60}\\b${things}\\b)[^.;!?]{0,80}\\b(?:not (?:yet )?(?:been )?(?:paid|returned|claimed|signed|registered|accepted|taken|possible)|(?:cannot|can[’']?t|won[’']?t|no longer|will not|are not|is not) be|cannot accept|unpaid|unclaimed|wait(?:ing)?[ -]?list|no (?:more|further|late)|late fee)\\b`,
  'iu',
);
/** "Athletes may not practice after October 5 unless a physical is on file" */
const unlessDone = /^,? (?:unless|without) (?:an?|the|your|his|her|their|we|it|they|you)\b/i;
const forbidden = new RegExp(`\\b(?:not|cannot|can[’']?t|nobody|no one|no \\p{L}+)\\b[^.;!?]{0,60}${dayBefore}`, 'iu');

const until = '\\b(?:until|till|through|up to(?: and including)?|up until|between (?:now|today) and)(?: the)?\\s*$';
/** "Conference times can be booked online until", "Comments are welcome until" */
const stillPossible = new RegExp(
  `\\b(?:can|may|could|must|should|has to|have to) (?:still |also |only )?be (?:booked|ordered|made|submitted|returned|bought|reserved|requested|turned in|handed in|picked(?: online)?|chosen|reported|filed|registered|renewed|raised|claimed)\\b[^.;!?]{0,60}${until}|\\b(?:comments?|entries|ideas|suggestions|applications?|nominations?|proposals|donations) (?:is|are|will be) (?:still )?(?:welcome|accepted|taken)\\b[^.;!?]{0,40}${until}`,
  'iu',
);
/** "$20 per family until October 1, $25 from then on" */
const priceUntil = /[$€£]\s?\d[\d.,]*[^.;!?]{0,40}\b(?:until|till|through|before|by)(?: the)?\s*$/i;
const dearerThen =
  /^[,;]? (?:and |then |but |or )*[$€£]\s?\d|^[,;]? [^.;!?]{0,24}\b(?:thereafter|afterwards?|after that)\b/i;

const byThen =
  '\\b(?:by|before|on or before|not? later than)(?: (?:the|noon|this|next|on|\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?)){0,3}\\s*$';
/** "Regrets only by", "If we do not hear from you by", "We want to know by" */
const answers = new RegExp(
  `(?:\\bregrets(?: only)?(?: please)?|\\b(?:if|unless) (?:we|i) (?:(?:do not|don[’']t|have not|haven[’']t) )?(?:hear|heard|get|got|receive|received)\\b[^.;!?]{0,60}|\\b(?:we|i|he|she|they)(?:[’']d| would)? (?:want|need|like|have) to (?:know|hear)\\b[^.;!?]{0,80}|\\bnot (?:picked up|claimed|paid|returned|renewed|collected)\\b[^.;!?]{0,20})[^.;!?]{0,30}${byThen}`,
  'iu',
);
/** "Homework: read chapter 4 for" */
const homework = /^(?:homework|assignment)\b[^.;!?]{2,70}\bfor(?: the| this| next)?\s*$/i;

/** "Half at the first lesson, the other half on", "the rest by" */
const otherHalf =
  /\b(?:other half|(?:second|last|final) (?:half|payment|instal?lment)|the (?:rest|balance|remainder))(?: of (?:it|the \p{L}+))?(?: (?:is|comes|follows|due|payable)){0,2} (?:on|by|before|in full by)(?: the)?\s*$/iu;
const pays = /\b(?:half|pay|paid|payment|deposit|due|fee|dues|check|cash|money)\b|[$€£]\s?\d/i;
/** "One signs up at the counter, and only until" */
const onlyUntil = /\bonly (?:until|till|through|up to)(?: the)?\s*$/i;

/** Whether a day ends what can still be done, though nobody is told to do it: "No changes after October 8". */
export function closesThen({ start, end }: DateMention, text: string): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 140);
  return (
    noMore.test(before) ||
    (thingsAfter.test(before) && goesOn.test(after)) ||
    (onlyAfter.test(before) && lostThen.test(after)) ||
    (forbidden.test(before) && unlessDone.test(after)) ||
    stillPossible.test(before) ||
    (priceUntil.test(before) && dearerThen.test(after)) ||
    answers.test(before) ||
    onlyUntil.test(before) ||
    (otherHalf.test(before) && pays.test(text)) ||
    homework.test(before)
  );
}

const amount = /\(?[$€£]\s?\d[\d.,]*(?: each| per \p{L}+)?\)?/giu;
const payment =
  /^(?:(?:final|first|second|third|fourth|last|remaining|next|full|1st|2nd|3rd|half(?: of)?|the|rest of the|trip|camp|season|team) ){0,3}(?:payments?|deposits?|balance|instal?lments?|dues|tuition)(?: (?:due|payable|paid|in full))?$/i;
const paper =
  /^(?:(?:all|the|your|signed|completed) )*(?:permission|consent|order|health|medical|registration|emergency|release|application|reply|sign-?up|pledge)(?: \p{L}+)? ?(?:forms?|slips?|cards?|packets?)(?: \(\p{L}+\))?(?: (?:due|returned|back|turned in|handed in|collected|in))?$/iu;
const comesIn = /^(?:\p{L}+ ){1,4}(?:due|returned|turned in|handed in|submitted|postmarked)$/iu;
const dueHeading =
  /^(?:(?:important|all|key|other|our|upcoming|payment|\p{L}+) )?(?:deadlines?|due dates?|cut-?offs?|cut-?off dates?)\b|^(?:please )?(?:turn in|hand in|return(?! to)|send (?:in|back)|bring back|give back)\b|^(?:coming )?due (?:soon|this|next|back|in)\b/iu;

/** Whether an entry of a list or table names nothing but a payment or a paper, or stands below "Deadlines" or "Still missing:". */
export function isListedDue({ start, end }: DateMention, text: string, block: LetterBlock, announced: string): boolean {
  if (!block.text.startsWith(text) || text.length > 90 || /[.!?]$/.test(text)) return false;
  const name = `${text.slice(0, start)} ${text.slice(end)}`
    .replaceAll(amount, ' ')
    .replaceAll(/[\s:;|–—-]+/gu, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .trim();
  if (payment.test(name) || paper.test(name) || (block.kind !== 'paragraph' && comesIn.test(name))) return true;
  if (block.kind === 'paragraph' || block.kind === 'heading') return false;
  const isBehind = /\(\s*$/.test(text.slice(0, start)) && /^\)\W*$/.test(text.slice(end));
  return (
    (dueHeading.test(block.heading) && block.label === '') ||
    (announced.length < 60 && dueHeading.test(announced)) ||
    (isBehind && (announcesTasks.test(block.lead) || asksBelow.test(block.lead)))
  );
}

const thenBefore = /\b(?:before (?:that|then|that (?:day|date))|by (?:then|that (?:day|date)))\b/i;

/** The sentences with a day due where the next one asks for something "before then". */
export function withDueBefore(sentences: readonly DatedSentence[]): DatedSentence[] {
  return sentences.map((sentence, index) => {
    const next = sentences[index + 1];
    const [only, ...others] = sentence.mentions;
    const isBefore =
      only !== undefined &&
      others.length === 0 &&
      sentence.due.length === 0 &&
      next?.block === sentence.block &&
      next.mentions.length === 0 &&
      thenBefore.test(next.text) &&
      asksFor(next.text);
    return isBefore ? { ...sentence, due: [only] } : sentence;
  });
}
