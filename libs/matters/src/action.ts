const verbs =
  'sign|return|rsvp|r\\.s\\.v\\.p|pay|bring|register|complete|submit|send|reply|respond|confirm|book|schedule|reschedule|fill|order|renew|update|upload|pick up|drop off|sign up|turn in|hand in|hand back|check|call|contact|email|e-mail|text|let (?:us|me|your|the) \\w+|tell|volunteer|donate|provide|label|pack|purchase|buy|vote|apply|enroll|enrol|declare|reserve|download|read and sign|review|log in|make sure|ensure|remember|treat|give|keep|watch|join|arrive|wear|have your|help|leave|add|enter|choose|select|print|verify|activate|collect|prepare|clean out|send in|mail|deliver|rake|brush|mark|note that you must|follow up|top up|move|phone|ring|message|get in touch|get back';
const asked = new RegExp(
  `\\b(?:please|kindly|pls)\\s+(?:do\\s+)?(?:also\\s+|remember to\\s+|be sure to\\s+)?(?:${verbs})\\b`,
  'i',
);
/** Verbs that ask at the start of a sentence, and those that do only before an object: "Book fair" asks nothing. */
const firm =
  'sign(?! (?:language|in|out)\\b)|rsvp|r\\.s\\.v\\.p|pay|bring|complete|submit|respond|confirm|fill (?:in|out)|upload|pick up|drop off|sign up|turn in|hand in|hand back|enroll|enrol|let (?:us|me) know|top up|mark your calendars?';
const objects =
  'the|an?|your|our|this|that|these|it|them|us|me|him|her|all|any|both|each|every|one|two|by|now|today|online|before|early|ahead|here|with|at|mr|mrs|ms|dr|coach|signed|completed|if|as|\\d+(?!-\\d)';
const ambiguous =
  'register|return|reply|book|schedule|order|renew|send|call|phone|contact|volunteer|apply|declare|reserve|label|update|check';
const opening =
  '^[^\\p{L}\\p{N}]{0,4}(?:(?:reminder|action required|action needed|important|note|last chance|urgent|families|parents|students|everyone)\\s?[:!,–—-]\\s?)?(?:and |then |to \\w+ ?,? )?';
const imperative = new RegExp(
  `${opening}(?:(?:${firm})\\b(?!-| (?:is|are|was|were|will|has|have|of|and(?! (?:return|send|bring|mail|submit|hand|turn|give|date|pay)\\b)|to the)\\b)|(?:${ambiguous}) (?:${objects})\\b|register (?:for|in)\\b|reply \\p{L}+ to\\b)`,
  'iu',
);
/** Whom to reach may have any name; what for, or a number, tells "Call Harbour Pediatrics" from "Call Center". */
const reaching = new RegExp(
  `${opening}(?:call|contact|phone|e-?mail|text|visit) [^;!?]{1,80}? (?:to (?:book|schedule|reschedule|make|register|reserve|order|confirm|arrange|set up|sign|renew|pay|request|cancel|rsvp|apply|enrol|enroll|ask|get|find out|check|report|volunteer|let us know)\\b|at \\(?\\d{3}\\)?[ .-]\\d)`,
  'iu',
);
const day =
  '(?:(?:the |this |next |coming |end of |close of )*(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\p{L}*\\.? \\d|(?:the )?\\d{1,2}(?:st|nd|rd|th|[./-]\\d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|today|tonight|tomorrow|(?:the )?(?:end of the week|weekend))';
const byDay = `(?:by|before|no later than|until) ${day}`;
const namesDay = new RegExp(`\\b${byDay}`, 'iu');
const contact =
  '(?:call|phone|ring|text|e-?mail|message|contact|tell|ask|reply|write to|get in touch|get back|speak|talk)';
/** With a day, these need no object to ask: "Phone the clinic by Friday". What follows is no noun ("Phone calls") and has no verb of its own. */
const contactByDay = new RegExp(
  `${opening}(?:please |kindly )?(?:${contact}|${ambiguous})(?! (?:calls?|lines?|books?|cent(?:er|re)s?|numbers?|messages?|lists?|lenses|of|for)\\b) (?:(?!\\b(?:is|are|was|were|will|has|have|had|stops?|ends?|closes?|changes?|comes?|goes|starts?|begins?)\\b)[^;!?]){1,80}?\\b${byDay}`,
  'iu',
);
const family = '(?:you|parents|guardians|caregivers|families|everyone|students|players)';
/** With a day, these ask too: "Could you confirm by Friday?", "We need your confirmation by Friday". */
const requested = new RegExp(
  [
    `\\b(?:could|can|would|will) you (?:please )?(?:confirm|${contact})\\b`,
    `\\b${family} (?:must|should|to|need to|needs to|have to|has to|are asked to|is asked to) (?:confirm|${contact})\\b`,
    `\\bask(?:s|ed|ing)? that ${family} (?:confirm|${contact})\\b`,
    '\\bgive (?:us|me|him|her|them|the \\p{L}+|(?:dr|mr|mrs|ms|coach)\\.? \\p{L}+) a (?:call|ring)\\b',
    '\\b(?:needs?|requires?|awaits?|expects?) (?:your |a |an )(?:\\p{L}+ ){0,2}?(?:confirmation|reply|response|answer|call)\\b',
    '\\bto (?:know|hear from you)\\b',
    '\\b(?:confirmation|reply|response|phone call|call) (?:is|are) (?:needed|required|requested)\\b',
    '\\byour (?:confirmation|reply|response|answer|call) (?:is|are) (?:expected|due)\\b',
    `\\bconfirmations? ${byDay}`,
    `\\b(?:not |un)confirmed ${byDay}`,
  ].join('|'),
  'iu',
);
const obligation =
  /\b(?:(?:must|needs? to|have to|has to|should|required to|are to|asked to) (?:be )?(?:sign|return|rsvp|pa(?:y|id)\b|bring|brought|register|complet|submit|sent|send|repl|respond|confirm|book|schedul|fill|order|renew|updat|upload|hand|turn|provid|have|labell?ed|enroll|declared?|receive)|(?:is|are) (?:now )?due\b(?! to\b)|due (?:by|on|before|back|no later)|deadline (?:is|for|to)|deadline:|rsvp|don[’']t forget|do not forget|be sure to|remember to|make sure|action (?:is )?(?:required|needed)|sign[- ]?ups? (?:is|are) due|permission slip|signature (?:is )?required|can be returned|no later than|last day to)/i;
const denial =
  /\b(?:no (?:[\p{L}-]+ ){1,3}(?:is |are )?(?:required|needed|necessary)|(?:is|are) not (?:required|needed|necessary)|no need to|nothing (?:to do|is required|is needed|(?:else |more )?(?:that )?you (?:need|have) to)|(?:do|does|need) not (?:need|have) to (?:do|sign|return|pay|call|bring|reply|register)|(?:don[’']t|doesn[’']t) (?:need|have) to (?:do|sign|return|pay|call|bring|reply|register)|not required to|for your information only|thank you for (?:signing|returning|paying|registering|sending|bringing|volunteering))\b/iu;

const maxSentenceLength = 2_000;

/** Whether a sentence asks the household to do something: to sign, return, pay, bring, register, answer and the like. */
export function asksForAction(sentence: string): boolean {
  const text = sentence.slice(0, maxSentenceLength);
  if (deniesAction(text)) return false;
  return (
    asked.test(text) ||
    obligation.test(text) ||
    (namesDay.test(text) && requested.test(text)) ||
    [text, ...clauses(text)].some(
      (clause) => imperative.test(clause) || reaching.test(clause) || contactByDay.test(clause),
    )
  );
}

/** Whether a sentence says that nothing is to be done, or thanks for what was. */
export function deniesAction(sentence: string): boolean {
  return denial.test(sentence.slice(0, maxSentenceLength));
}

/** As `asksForAction`, for a text of several sentences that is not split well. */
export function needsAction(text: string): boolean {
  return text.split(/(?<=[.!?])\s/).some(asksForAction);
}

/** Splits off clauses that may start with an imperative: "The trip is on Friday; bring a lunch", "By Friday, call …". */
function clauses(sentence: string): string[] {
  const [, afterAdverbial] = /^(?:by|before|to|if|for) [^,.;]{3,80}, (.+)$/is.exec(sentence) ?? [];
  const split = sentence.split(/[;:–—]\s|, (?:so|and) (?:please )?|\. /).slice(1, 8);
  return afterAdverbial === undefined ? split : [afterAdverbial, ...split];
}
