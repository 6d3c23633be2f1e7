/** Order that a question asks of two events: which is first, or whether the first is over before the second. */
export type AskedOrder = 'which' | 'over-before';

/** Two events that a clause compares. */
export interface ComparedEvents {
  events: readonly [string, string];
  order: AskedOrder;
}

/** "Which comes first, the dentist or the recital?" */
const firstOf =
  /^(?:what|which)(?: (?:one|of (?:them|these|those|the two)))?(?: is|['’]?s| comes| happens| starts| begins| do we have| have we got| is it)?(?: on)? (?:first|earlier|earliest|sooner|soonest|before|later|last|after|next)[,:]? (?<one>.+?),? or (?<other>.+)$/iu;

/** "Is the ortho before school or after?", "the sleepover before or after my test", "is it the dentist or soccer first?" */
const orders = [
  /^(?:(?:is|are|does|do|will|was) )?(?<one>.+?) (?:(?:be|come|happen|start) )?(?:before or after|after or before|earlier or later than) (?<other>.+)$/iu,
  /^(?:is|are|does|do|will|was) (?<one>.+?) (?:(?:be|come|happen|start) )?(?:before|after) (?<other>.+?),? or (?:after|before)(?: (?:it|that|them))?$/iu,
  /^(?<one>.+?) (?:is|are|comes|starts) (?:before|after) (?<other>.+?),? or (?:after|before)(?: (?:it|that|them))?$/iu,
  /^(?:is|are)(?: it)? (?<one>.+?) or (?<other>.+?) (?:that(?:['’]s| is) )?(?:first|earlier|sooner)$/iu,
];

/** "Is the boiler service over before my dentist appointment?", "am I done with the test before Maya's game" */
const overBefore = [
  /^(?:is|are|will|does|do) (?<one>(?!i\b|we\b|he\b|she\b|they\b).+?) (?:be )?(?:over|done|finished|finish|end) (?:in time for|before) (?<other>(?:the|my|our|his|her|their|\p{L}+['’]?s) (?!week|end).+)$/iu,
  /^(?:am|is|are|will) \p{L}+ (?:be )?(?:done|finished|through) with (?<one>.+?) (?:in time for|before) (?<other>(?:the|my|our|his|her|their|\p{L}+['’]?s) (?!week|end).+)$/iu,
];

/** Returns the two events that a clause compares; null when it compares none. */
export function comparedIn(clause: string): ComparedEvents | null {
  const said = clause.replace(/[\s?.!]+$/u, '').replace(/\bb4\b/giu, 'before');
  const found = (patterns: readonly RegExp[], order: AskedOrder): ComparedEvents | null => {
    const { one, other } = patterns.map((pattern) => pattern.exec(said)?.groups).find((match) => match) ?? {};
    return one === undefined || other === undefined ? null : { events: [one, other], order };
  };
  return found([firstOf, ...orders], 'which') ?? found(overBefore, 'over-before');
}
