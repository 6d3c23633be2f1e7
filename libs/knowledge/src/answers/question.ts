import { blanked } from '@homeroom/dates-in-text';
import { carriedByFact, isTelling, sameMeaning, termWeight } from './concepts.ts';
import { findDays, type DayMention } from './moments.ts';
import { cleanLine } from '@homeroom/text';
import { stemIds } from './stems.ts';
import type { WantedFact } from './wanted-fact.ts';

/** A word of the question that an answer's surroundings should have; stems are told by their ids. */
export interface Term {
  stem: number;
  /** The stems that stand for it. */
  accepts: ReadonlySet<number>;
  weight: number;
  /** Whether a fact of the wanted kind says it by itself, as a sum says the cost. */
  implied: boolean;
  /** Whether a passage without it hardly answers: names, places, what is asked about. */
  telling: boolean;
  /** Whether the question writes it as a name. */
  isName: boolean;
}

/** A question as the rules understand it. */
export interface Question {
  text: string;
  wants: WantedFact;
  terms: Term[];
  /** All its stems, the asking words included. */
  stems: ReadonlySet<number>;
  /** The days that it names. */
  days: DayMention[];
  /** People that it asks about, in lower case: the names in "Leo's dentist". */
  owners: string[];
  /** Things that "how many" counts, as stems; empty when nothing is named. */
  counted: ReadonlySet<number>;
  /** The places in an order that it names: "first". */
  ordinals: string[];
  aboutPast: boolean;
  /** Whether it asks for the next of several. */
  asksNext: boolean;
  /** Whether it asks how something went, which no plan tells: "Who won?" */
  asksOutcome: boolean;
  /** Whether it asks when to be somewhere, which is earlier than the start. */
  asksArrival: boolean;
  /** Whether it asks who wrote something. */
  asksWriter: boolean;
  /** Whether it asks for the present state, which the newest source tells. */
  asksNow: boolean;
}

const maxQuestionLength = 1_000;
const maxTerms = 24;
const nameWeight = 1.2;
/** A letter to a class says nothing of "Maya's" trip. */
const ownerWeight = 0.6;
/** Of words that the wanted fact says by itself: the sum says the cost. */
const impliedWeight = 0.25;
/** "whats", typed in a hurry. */
const shortened = /\b(what|where|when|who|how|why)s\b/gi;
const ordinal = /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|1st|2nd|3rd|[4-9]th)\b/gi;
const outcome =
  /\bdid\b(?!.{0,40}\b(?:want|ask|tell|say|agree|need|plan|promise|mean|decide)\b)|\b(?:who|what|which \p{L}+|how many \p{L}+)\s(?:\p{L}{2,}ed|won|lost|beat|went|came|got|sold|bought|said|made|took)\b|\bwas the (?:final )?(?:score|result|outcome)\b/iu;
/** A plan also tells amounts and places of the past. */
const outcomeKinds: ReadonlySet<WantedFact> = new Set(['person', 'count', 'yes-no', 'other']);
const arrival = /\bhow early\b|\b(?:have|need|supposed|should|must)\b.{0,40}\bbe (?:at|on|there|in|back)\b/i;
const dueWords = 'due|deadline|last day';

/** Question patterns of each kind; the earliest match decides, then the order here. */
const askedWith: readonly (readonly [WantedFact, RegExp])[] = [
  [
    'time',
    /\b(?:at )?(?:what|which) (?:time|hour)\b|\bhow (?:early|late)\b|\bwhat(?:'s|’s| is| was) (?:the|our|my) (?:\p{L}+[- ]){0,2}time\b/iu,
  ],
  ['duration', /\bhow (?:long|much time|many (?:minutes|hours|days|weeks|months))\b/i],
  [
    'amount',
    /\bhow (?:much|expensive)\b(?=\s*(?:\?|$|does|do|did|is|are|was|were|will|would|for|money|should|must|to|can|it|the|we|i|tuition|has|have|and|n|an?|per|each)\b|\s*$)|\b(?:what|what's|whats)\b.{0,80}\b(?:costs?|prices?|fees?|charge|tuition|fare)\b|\bwhat(?:'s| is| was)\b.{0,40}\b(?:rent|rate|deposit|fine|penalty|deductible|refund)\b|\bwhat (?:do|does|did|will|would|should|must|have|has) .{0,60}\b(?:pay|paid|owe|owed|earn|charge|(?:run|set) (?:me|us))\b|^(?:the )?(?:price|cost|fee)s? (?:of|for)\b/i,
  ],
  [
    'count',
    /\bhow (?:many|much|old|often|far|big|tall|large|heavy|high|wide)\b|\b(?:what|which) (?:number(?! (?:do|can|should|to)\b)|age|grade|score|percentage|(?:\p{L}+ )?(?:size|temperature|height|weight))\b/iu,
  ],
  [
    'moment',
    new RegExp(
      `(?:^(?!when\\b[^?]*, (?:where|what|who|which|how)\\b)|[,;.?!] ?|\\b(?:and|n|so|but|by|from|since|til|till|until|know|tell me|remember|say|says?) )(?:\\w+ )?when(?:'s|s)?\\b|\\b(?:what|which)(?:'s| is| are)?(?: the)? (?:days?|dates?|week|weekday|month|year|weekend|morning|afternoon|evening|night|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\\b|\\bwhat(?:'s| is) the (?:${dueWords})\\b|\\bhow soon\\b`,
      'i',
    ),
  ],
  [
    'code',
    /\b(?:what|which|give|find|need|tell|read)\b.{0,50}(?:\b(?:password|passcode|pin|combination)\b|\b(?<!dress |dress-)code\b|\b(?:account|customer|member|membership|order|booking|reference|confirmation|policy|tracking|flight) (?:number|id)\b)|\b(?:what|which) flight\b/i,
  ],
  [
    'phone',
    /\b(?:what|which|give|find|need|have)\b.{0,40}\b(?:phone|telephone|cell|mobile|(?<!house |shirt |room )number)\b|\bwhere can (?:i|we) call\b|^(?:\S+ ){1,4}(?:phone|telephone|mobile|cell) number(?: please| pls| plz)?\W*$/i,
  ],
  ['email', /\b(?:what|which|give|find|need)(?:'s)?\b.{0,40}\be-?mail(?: address)?\b/i],
  [
    'link',
    /\b(?:what|which|where|give|find|need|how)(?:'s)?\b.{0,40}\b(?:link|url|website|web ?site|web ?page|online form|sign[- ]?up (?:form|page|sheet))\b|^link (?:for|to)\b/i,
  ],
  ['contact', /\bhow (?:do|can|should|could) (?:i|we|you|one|parents) (?:reach|contact|get in touch|call|email)\b/i],
  [
    'person',
    /\b(?:who|whose|whom|who's)\b|\b(?:what|which) (?:teacher|coach|parent|person|doctor|people|kids?|child|children|family|players?|team ?mates?)\b/i,
  ],
  ['name', /\bwhat\b.{0,60}\b(?:called|named|names? of|name)\b/i],
  [
    'place',
    /\bwhere(?:'s)?\b|\b(?:what|which) (?:room|gate|entrance|building|field|address|place|location|gym|hall|court|stop|park|door|venue|floor|platform|terminal|seats?|berth|bunk|table)\b|\bwhat(?:'s| is) the (?:address|location|venue)\b|\bwhat(?:'s| is)\b.{0,40}\b(?:street address|house number)\b/i,
  ],
  [
    'items',
    /\bwhat\b.{0,50}\b(?:bring|wear|pack|need|needs(?! to be \p{L}+(?:ed|t|n)\b)|needed|buy|prepare|supplies|equipment|take along)\b/iu,
  ],
  ['reason', /\bwhy\b|\b(?:what's|what is|for what) (?:the )?reason\b|\bhow come\b/i],
  [
    'yes-no',
    /^(?:and |so |but )?(?:is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have|had|am|isn't|aren't|don't|doesn't)\b/i,
  ],
];

/** Reads a question of at most 1,000 characters. @param today YYYY-MM-DD in the household's zone, for "tomorrow" */
export function readQuestion(question: string, today: string): Question {
  const text = cleanLine(question, maxQuestionLength).replaceAll(shortened, "$1's");
  const wants = wantedBy(text);
  const days = findDays(text, today);
  return {
    text,
    wants,
    terms: termsOf(blanked(text, days), wants),
    stems: new Set(stemIds(text)),
    days,
    owners: ownersOf(text),
    counted: wants === 'count' ? countedIn(text) : new Set(),
    ordinals: ordinalsIn(text),
    aboutPast: /\b(?:was|were|did|had|ago|yesterday|last (?:week|month|year|time))\b/i.test(text),
    asksNext: /\bnext\b(?! (?:week|month|year|(?:sun|mon|tues|wednes|thurs|fri|satur)day))|\bupcoming\b/i.test(text),
    asksOutcome: outcomeKinds.has(wants) && outcome.test(text),
    asksArrival: arrival.test(text),
    asksWriter: /\bwho(?: has)? (?:sent|wrote|emailed|messaged|texted|posted|asked|said)\b/i.test(text),
    asksNow: /\b(?:now|nowadays|currently|current|these days|at the moment)\b/i.test(text),
  };
}

/** Whether a question has a word that means something, or a day. */
export function saysSomething({ terms, days }: Pick<Question, 'terms' | 'days'>): boolean {
  return terms.length > 0 || days.length > 0;
}

function wantedBy(text: string): WantedFact {
  let first: { wants: WantedFact; start: number } = { wants: 'other', start: Infinity };
  for (const [wants, pattern] of askedWith) {
    const start = pattern.exec(text)?.index ?? Infinity;
    if (start < first.start) first = { wants, start };
  }
  return first.wants;
}

function termsOf(text: string, wants: WantedFact): Term[] {
  const names = new Set(namesOf(text).flatMap((name) => stemIds(name)));
  const owners = new Set(ownersOf(text).flatMap((name) => stemIds(name)));
  return [...new Set(stemIds(text))].slice(0, maxTerms).map((stem) => ({
    stem,
    accepts: sameMeaning(stem),
    implied: carriedByFact(wants, stem),
    telling: isTelling(stem) && !carriedByFact(wants, stem) && !owners.has(stem),
    isName: names.has(stem),
    weight: weightOf(stem, { wants, names, owners }),
  }));
}

function weightOf(
  stem: number,
  { wants, names, owners }: { wants: WantedFact; names: ReadonlySet<number>; owners: ReadonlySet<number> },
): number {
  if (carriedByFact(wants, stem)) return impliedWeight;
  if (owners.has(stem)) return ownerWeight;
  const weight = termWeight(stem);
  return weight === 1 && names.has(stem) ? nameWeight : weight;
}

/** The noun after "how many", with what stands for it. */
function countedIn(text: string): Set<number> {
  const [, run = ''] = /\bhow many\s+((?:[\p{L}'’-]+\s*){1,4})/iu.exec(text) ?? [];
  const [noun = ''] =
    /^.*?(?=\s+(?:did|do|does|are|is|were|was|can|could|may|have|has|will|would|should|must|need|came|come|went|go|got|in|at|on|for|of|to|from|per|there|the|we|i)\b|\s*$)/iu.exec(
      run.trim(),
    ) ?? [];
  return new Set(
    stemIds(noun)
      .slice(-1)
      .flatMap((stem) => [...sameMeaning(stem)]),
  );
}

/** The places in an order that a text names, in lower case. */
export function ordinalsIn(text: string): string[] {
  return [...text.matchAll(ordinal)].map(([word]) => word.toLowerCase());
}

/** The capitalised words after the first. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/(?<=\S\s+)\p{Lu}\p{Ll}[\p{L}-]*/gu)].map(([name]) => name.toLowerCase());
}

function ownersOf(text: string): string[] {
  return [...text.matchAll(/(\p{Lu}\p{Ll}[\p{L}-]*)(?:['’]s\b|(?<=s)['’](?=\s))/gu)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => !/^(?:what|when|where|who|how|why|it|that|there|here)$/.test(name));
}
