import type { DateMention } from '@homeroom/dates-in-text';
import { pattern } from '../letter/word-table.ts';
import { closesThen } from './closing-days.ts';
import { lateFee } from '../words/found-date-words.ts';

const filler =
  "(?:\\s+(?:the|this|next|noon|midnight|on|school|business|(?:very )?(?:end|morning|evening|afternoon|night|close) of(?: the)?(?: business| school)?(?: day| school)?|(?:the )?(?:last|first|final|opening) (?:school )?bell|\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\.?)?|o[’']clock|of)){0,5}[\\s,]*$";
const ourAct =
  '(?:i|we|she|he|they|the \\p{L}+|mrs?\\.? \\p{Lu}\\p{L}+) (?:leaves?|goe?s?|orders?|closes?|prints?|counts?|starts?|begins?|meets?|makes?|books?|plans?)\\b(?: \\p{L}+){0,4}? on';
const by = `\\b(?:by|before(?: ${ourAct})?|on or before|not? later than|until|till)${filler}`;
const papers =
  '(?:registrations?|sign-?ups?|(?<!open )enrol?lments?|orders?|(?:order |consent |permission )?(?:forms?|slips?)|applications?|nominations?|entries|ballots?|votes?|voting|tickets?|payments?|money|fees?|replies|answers|rsvps?|submissions?|proposals|donations?|portal|survey|poll|books?(?! (?:fairs?|sales?|clubs?|swaps?|drives?)\\b)|costumes?|uniforms?|instruments?)';

/** "I need the lower part, with the money, on my desk by" */
const needed = new RegExp(
  `\\b(?:we|i|he|she|they|office|school|teacher|coach|nurse|library|county|bus company|kitchen)\\b(?:[’']ll| will| do| would| still| also| must| kindly){0,3} (?:need|have to have|must have|like to have|love to have|want|expect|require|ask for)s? (?!to\\b)[^.;!?]{2,110}${by}`,
  'iu',
);
/** Something to be said, sent or given that is asked for right before: "just answer this mail not later than". */
const asked = new RegExp(
  `(?:^|[:;,–—]\\s|\\b(?:please|just|so|and|then|kindly|also|can you|could you|would you|will you|want you to)\\s)(?:just |please |kindly |do )?(?:tell|answer|reply|respond|e-?mail|text|call|write|drop|let (?!me\\b|us help)|find|put|leave|give|get|hand|turn|mail|confirm|choose|pick|say|note|mark|fill|complete|return|bring|send|pay|sign|have your|have the|have them|enter|submit|register|order|book|vote|rsvp|click|check|upload|apply|sign up)\\b(?!-)[^.;!?]{0,110}${by}`,
  'iu',
);
/** "You have until", "State rules give you until" */
const timeLeft =
  /\b(?:(?:you|parents|families|students|everyone|we|\n|^)\s?(?:still )?(?:have|has|get)|(?:gives?|leaves?|allows?) (?:you|us|families|parents|everyone)) (?:time )?(?:until|till)(?: the)?\s*$/i;
/** "Name a dish on the clipboard; I take it down on" */
const takenDown =
  /\b(?:takes?|collects?|picks?|closes?) (?:it|them|the (?:list|sheet|clipboard|box|folders?|envelopes?))(?: (?:down|away|in|up|home))* (?:on|at \d{1,2}(?::\d\d)?(?: [ap]\.?m\.?)? on)(?: the)?\s*$/i;
/** "The password on the back expires", "It expires": of what is to be used before. */
const runsOut =
  /(?:\b(?:link|password|passcode|code|invitation|hold|reservation|quote|offer|coupon|voucher)s?\b[^.;!?]{0,50}|^(?:it|they|these)) expires?(?: at \S{1,8}(?: [ap]\.?m\.?)?)?(?: on)?(?: the)?\s*$/i;
/** "Must be handed to the nurse on" */
const mustOn =
  /\b(?:must|has to|have to|needs? to) be (?:handed|given (?:back )?to|brought|turned in|delivered|returned|submitted|paid|mailed|received|(?:on|in) (?:my|our) (?:desk|box|mailbox|inbox|hands?|office))\b(?:(?!\b(?:because|since|after|when)\b)[^.;!?\d]|\b(?:room|door|grade) \d+){0,80}?(?:\b(?:on|by)(?: the)?|\breceived)\s*$/i;
/** "Sign and send back:" */
const backOn =
  /\b(?:send|bring|hand|give|turn|mail) (?:it |them |this )?(?:back|in)(?: to (?:school|us|me|the \p{L}+))?\s?[:–-]\s*$/iu;
/** "Registration closes at the end of the day on", "the sign-up sheet comes down on", "the early price ends on" */
const closing = new RegExp(
  `\\b(?:${papers}|(?:sign-?up )?(?:sheet|list|link|window)|early(?:-bird)?(?: \\p{L}+)?|(?:early|reduced|discount(?:ed)?) (?:price|rate|fee))\\b(?:[^.;!?]|\\.\\d){0,50}\\b(?:clos(?:e|es|ing)|ends?|comes? down|goes? away|(?<!(?:is|are) )shuts?|(?:is|are|will be) (?:taken down|due|closed|collected))(?:\\s+(?:at|on|by|for good|in))*${filler}`,
  'iu',
);
const finalDay =
  /\b(?:final|last|closing) (?:day|date|chance|call|moment) (?:to|for|of (?:sales?|orders?|registrations?|sign-?ups?|payments?))\b[^.;!?]{0,60}(?:\b(?:is|are|on)|:)\s*(?:on |the )*$/i;
const handedIn =
  /^(?:please )?(?:turn in|hand in|return|submit|bring back|send (?:in|back)) (?:the|your|this|these|all|any|both|it|them|signed|completed|forms?|slips?|money)\b[^.;,!?:]{0,50}?(?: on)?\s*$/iu;
/** "Orders that come in after" */
const lateOnes = new RegExp(
  `\\b(?:${papers}|anything|whatever|everything|those|what|all that)\\b[^.;!?]{0,30}\\b(?:received|arriving|arrives?|comes?(?: in)?|coming in|turns? up|reach(?:es)? us|sent|handed in|submitted|placed|postmarked)\\b[^.;!?]{0,14}\\bafter(?: the)?\\s*$`,
  'iu',
);
const tooLate =
  /^[^.;!?]{0,30}\b(?:cannot|can[’']?t|can not|won[’']?t|will not|(?:has|have) to wait|must wait|will (?:have to )?wait|(?:is|are) (?:not|too late)|late fee)\b/i;
/** "… before October 6 is over", "…, and that is the last chance for the old jerseys" */
const behind =
  /^ is over\b|^,? (?:at the (?:very )?latest\b|no later than\s?(?:[.;,!)]|$))|^[^.;!?]{0,24}\b(?:and )?(?:that|this|it|which)(?:[’']s| is| will be) (?:the|your|our) (?:very )?last (?:chance|day|call)\b(?! of (?:school|class))/i;
/** "We order on Friday, so please send the money before that.", "The kitchen counts heads on December 4, so tell us by then." */
const beforeThat =
  /^[^.;!?]{0,60}\b(?:so|and|therefore)\b,? (?:please|kindly|be sure to|make sure|tell|let|send|bring|return|sign|pay|reply|answer|write|call|text|give|pick|choose|register|order|you (?:have|need) to|you must)\b[^.;!?]{2,80}\b(?:before (?:that|then)|by then|until then|beforehand)\b/i;

/** "I order tonight so say something" */
const ourClosing =
  /\b(?:i|we|she|he|coach(?: \p{L}+)?)(?:[’']m|[’']re|[’']ll| am| are| will| have to)? (?:order|clos|print|submit|send|turn|hand|buy|book|finali[sz])(?:e|es|s|ing|ting)?\b[^.;!?]{0,40}$/iu;
const soTell =
  /^[^.;!?]{0,12},? so (?:please |pls )?(?:say|tell|let|send|reply|text|speak|answer|get|sign|write|order|pay)\b/i;
/** "Please order online today" */
const askedToday =
  /(?:^|[:;,–—]\s|\b(?:please|pls|just|so|and|then|kindly|can you|could you|need to|have to|must)\s)(?:tell|answer|reply|respond|text|write|drop|let (?!me\b|us help)|hand|turn|confirm|choose|pick|return|send|pay|sign|submit|register|order|book(?! (?:fairs?|sales?|clubs?|swaps?|drives?|orders?)\b)|vote|rsvp)\b(?!-)[^.;!?]{0,60}$/iu;
/** "Has to be at school by", "every student hands the log to the teacher by" */
const handsBy =
  /\b(?:(?:must|has to|have to|needs? to) be (?:at|in|here|back)\b[^.;!?\d]{0,40}|(?:every|each) (?:student|child|family|player|scout|camper|dancer|reader) (?:hands?|turns?|brings?|gives?|returns?|sends?|pays?) [^.;!?]{2,60}|everyone (?:hands?|turns?|gives?|returns?|sends?|pays?) [^.;!?]{2,60})\bby\s*$/i;
/** "Signed permission slip, before 3 p.m. on" */
const signedBy = new RegExp(
  `(?:^|[:;,]\\s|\\bthe )(?:signed|completed|filled (?:in|out)) ${papers}\\b[^.;!?]{0,40}${by}`,
  'iu',
);
const thatDay = /^(?:today|tonight|tomorrow|tmrw)$/i;
/** "Slips need to come back Thursday" */
const comesBack = new RegExp(
  `\\b${papers}\\b[^.;!?]{0,30}\\b(?:back|returned|turned in|handed in)(?: to (?:school|us|me|class))?(?: on| this)?\\s*$`,
  'iu',
);

/** "We accept forms from February 16 through March 12", "sign-up is open from September 24 to October 2" */
const openWindow = new RegExp(
  `\\b${papers}\\b[^.;!?]{0,40}\\b(?:open|opens|accepted|taken|possible|runs?|collected|lasts?)\\b[^.;!?]{0,20}(?:from|between)?(?: the)?\\s*$|\\b(?:accept|take|collect)(?:s|ing)? [^.;!?]{0,30}\\b${papers}\\b[^.;!?]{0,20}(?:from|between)?(?: the)?\\s*$`,
  'iu',
);

/** Acts of others by a day, and things that last until one, which ask nothing of the family. */
const others =
  /\b(?:we|i|they|he|she|it|the (?!form|slip|money|order|part)\p{L}+(?: \p{L}+)?)(?:[’']ll| will| shall| plan to| hope to| expect to| intend to)(?! (?:need|want|ask|accept|have to have|require|expect|like|love|collect|be (?:due|needed|returned|collected)))\b[^.;!?]{0,80}$/iu;
const youGet =
  /\byou(?:[’']ll| will| should| can expect to)(?: also)? (?:have (?:received|heard|got)|receive|hear|get|find|see|know)\b[^.;!?]{0,60}$/i;
const lasting =
  /\b(?:keep|keeps|kept|valid|v[aá]lid[oa]s?|good|stays?|stored?|stores|hold|held|holds|lasts?|saved?|closed|open(?:s|ed)?|on display|on view|repaired|away|out of (?:the )?(?:office|town))\b[^.;!?]{0,40}\b(?:until|till|through)(?: the)?\s*$/i;
/** "The card said", "Nothing is due on", "will be returned to you by", "sign up for": days by which the family does nothing. */
const tells = pattern('iu')`
  \b(?:said|says)(?: on)?(?: the)?\s*$
  \b(?:was|were) (?:going |supposed |meant )?to be (?:due|in|back)\b[^.;!?]{0,30}$
  \b(?:recess|vacation|break|holidays?|days? off|(?:first|primer) (?:and|y) (?:the )?last day)\b[^.;!?]{0,30}$
  \bvalid (?:until|till|through)(?: the)?\s*$
  \b(?:no|nothing|none|neither)\b(?: \p{L}+){0,4} (?:is|are|will be) (?:\p{L}+ )?(?:due|needed|required)\b[^.;!?]{0,20}$
  \b(?:returned|sent|given|paid|mailed|refunded|handed) (?:back )?(?:out )?to (?:you|families|parents|your \p{L}+)\b[^.;!?]{0,40}$
  \b(?:names|winners?|prizes?) (?:are|is|will be) drawn(?: on)?(?: the)?\s*$
  \bgoe?s? home\b[^.;!?]{0,20}\bby\s*$
  \b(?:sign(?:ed)?[ -]?ups?|register(?:ed)?|registration|tickets?|slips?|forms?|orders?)\b[^.;!?]{0,40}\bfor(?: the)?\s*$
`;
/** "Children must be five by", "the third quarter ends on", "the fee comes back until": days that ask nothing of the family. */
const ofAge =
  /\b(?:be|is|are|turn(?:s|ed|ing)?) (?:at least )?(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years? (?:old|of age))?(?: or older)? (?:on or )?(?:by|before)(?: the)?\s*$/i;
const ofTerm =
  /\b(?:quarter|trimester|semester|term|marking period|grading period|season|school year|program) (?:ends?|closes?|finish(?:es)?|is over):?(?: on)?(?: the)?\s*$/i;
const givenBack =
  /\b(?:withdraw|cancel|fee|deposit|money|tuition|payment)\b[^.;!?]{0,60}\b(?:comes? back|(?:is|are) (?:returned|refunded|given back)|back)\b[^.;!?]{0,20}\b(?:until|till|through|before|by)(?: the)?\s*$/i;
/** "By October 7 the new playground should be finished" */
const byOthers =
  /^,? (?:the|our|all|they|it|we|he|she|most|work|construction)\b[^.;!?]{0,50}\b(?:should|will|ought to|hopes? to|expects? to|(?:is|are) expected to) (?:be|have)\b(?! (?:due|paid|returned|turned|handed|submitted|received|signed))/i;
/** "The fair that we announced for March 10 is cancelled" */
const isOff = /^[,)]? (?:is|are|has been|have been|was|were) (?:now |also )?(?:cancell?ed|called off)\b/i;
const asksPlease = /\b(?:please|kindly|must|need to|have to|should you|be sure)\b/i;

/** "Half is returned if you withdraw before": a choice. */
const withdrawing = /\b(?:withdraws?|cancels?|drops? out)\b[^.;!?]{0,40}\b(?:before|by|until|till)(?: the)?\s*$/i;
/** "The RSVP for the 10/14 lunch": the day of the lunch; but no "in time for the 10/14 deadline". */
const forThe = /\bfor (?:the|our|your)\s*$/i;
const ofThing = /^\s(?!deadline|due|cut-?off)\p{Ll}{3}/u;
/** "Due date 12/19/2026", on a line of its own or in a row. */
const dueDate = /(?:^|\s{2}|\t)(?:payment |balance |total )?due(?: date| on| by)?:?\s*$/i;

/** The end of the time in which something can be handed in, where a range of days is that time; null for any other mention. */
export function endOfWindow(mention: DateMention, text: string): DateMention | null {
  const { start, end, endDate, endTime, time } = mention;
  if (endDate === null || !openWindow.test(text.slice(Math.max(0, start - 120), start))) return null;
  return {
    ...mention,
    start: end - 1,
    date: endDate,
    endDate: null,
    weekday: null,
    time: time && endTime,
    endTime: null,
  };
}

/** Whether the words around a date say that something has to be done by then; null where they leave it open. */
export function wordedDeadline(mention: DateMention, text: string): boolean | null {
  const { start, end, endDate, text: words } = mention;
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 140);
  if (ofAge.test(before) || ofTerm.test(before) || givenBack.test(before)) return false;
  if ((withdrawing.test(before) && !asksPlease.test(before)) || (forThe.test(before) && ofThing.test(after)))
    return false;
  if (isOff.test(after)) return false;
  if (/^\W*by(?: the)?\s*$/i.test(before) && byOthers.test(after)) return false;
  if (dueDate.test(before)) return true;
  if (/\bkeep\b[^.;!?]{0,60}\b(?:until|till|through)(?: the)?\s*$/i.test(before)) return false;
  if ((lateFee.test(before) || tells.test(before)) && !asksPlease.test(before)) return false;
  const isTold = (others.test(before) || youGet.test(before)) && !asksPlease.test(before);
  if (isTold || (lasting.test(before) && !new RegExp(`\\b${papers}\\b`, 'iu').test(before))) return false;
  // "Any morning from March 1 to March 9"
  if (endDate !== null) return /\bfrom(?: the)?\s*$/i.test(before) ? false : null;
  const isDue =
    [needed, asked, timeLeft, closing, finalDay, mustOn, backOn, takenDown, runsOut, comesBack, handsBy, signedBy].some(
      (phrase) => phrase.test(before),
    ) ||
    handedIn.test(before.replace(/^.*[.;!?]\s+/su, '')) ||
    (lateOnes.test(before) && tooLate.test(after)) ||
    (thatDay.test(words) && askedToday.test(before)) ||
    (ourClosing.test(before) && soTell.test(after)) ||
    behind.test(after) ||
    closesThen(mention, text) ||
    beforeThat.test(after);
  return isDue ? true : null;
}
