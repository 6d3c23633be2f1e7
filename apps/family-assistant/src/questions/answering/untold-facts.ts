import type { KnownEvent } from './known-event.ts';

/**
 * `other`: what no event tells. `arrival`: the time to be there, to which the start of an event comes near. `absence`: days
 * on which an event is not.
 */
export type UntoldFact = 'other' | 'arrival' | 'absence';

/** Titles that tell the other team: "Game vs. the Rockets", "⚽ @ Rockets", "Match: Rovers (home)". */
export const saysOpponent = /\b(?:vs?|versus|against)\b|@|^(?:match|game|fixture): ?\p{L}/iu;

/** Ways to ask for what the time, the place and the persons of an event do not tell, with titles that do tell it. */
const untold: readonly { fact: UntoldFact; asks: RegExp; tells: RegExp; inPlace?: true }[] = [
  {
    fact: 'other',
    asks: /\b(?:what|which|wich)(?:['’]?s| is)?(?: the| my)? (?:room|classroom|court|gate|platform|terminal|lane|cabin|floor|bay|row|table|desk|entrance)\b(?! (?:is|are) (?:free|booked))/iu,
    tells: /\b(?:room|classroom|court|gate|platform|terminal|lane|cabin|floor|bay|row|table|desk|entrance)\b|\d/iu,
    inPlace: true,
  },
  {
    fact: 'other',
    asks: /\b(?:address|postcode|post code|zip code|house number)\b/iu,
    tells: /\d|,|\b(?:street|st|road|rd|avenue|ave|lane|drive|crescent|terrace|place)\b/iu,
    inPlace: true,
  },
  {
    fact: 'other',
    asks: /\bwhat\b[^.?!]*\b(?:bring|wear|pack|take (?:along|with|to)|put in (?:my|his|her|their|the) (?:school ?)?bag)\b|\bwhich \p{L}+\b[^.?!]*\bwear\b|\bbring\b[^.?!]*[.?!,;]+\s*what\b/iu,
    tells: /\b(?:bring|wear|pack)\b/iu,
  },
  {
    fact: 'other',
    asks: /\bhow much\b(?! (?:time|longer|notice))|\bwhat\b[^.?!]*\b(?:costs?|prices?|fees?|charges?|owe|pay)\b/iu,
    tells: /[$€£¥]|\b(?:pay|fee|due)\b/iu,
  },
  {
    fact: 'other',
    asks: /\b(?:allowed|permitted|forbidden)\b|\bmay (?:i|we|he|she|they)\b(?! (?:ask|know|expect))/iu,
    tells: /\bno\b/iu,
  },
  {
    fact: 'other',
    asks: /\bhow many (?:mates|friends|guests|people|kids|children|others)\b[^.?!]*\b(?:come|coming|invited?|bring)\b/iu,
    tells: /\d/u,
  },
  {
    fact: 'other',
    asks: /\bwho(?:m|['’]?s)?\b[^.?!]*\b(?:play|plays|playing|face|against)\b/iu,
    tells: saysOpponent,
  },
  {
    fact: 'other',
    asks: /\b(?:what|which|wich)(?:['’]?s| is| are)?(?: the| my| our| his| her| their)? (?:book|homework|site|hotel|category|theme|topic|chapters?|pages?|pieces?|songs?|film|movie|size|papers?|documents?|flight number)\b/iu,
    tells: /[:"“]|\b(?:site|hotel) \S/u,
  },
  {
    fact: 'other',
    asks: /\bwhere\b[^.?!]*\bpark(?! (?:is|are|was)\b)[\s?!.,]|\bwhere\b[^.?!]*\b(?:we|i|you|to|one) park\b/iu,
    tells: /\bpark/iu,
  },
  {
    fact: 'other',
    asks: /\b(?:results?|scores?|grades?|marks?) of\b|\b(?:won|win|passed)\b/iu,
    tells: /\b(?:results?|scores?)\b/iu,
  },
  {
    fact: 'other',
    asks: /\b(?:am i|are we|will i|is \p{L}+|who(?:['’]?s| is)?)\b[^.?!]*\b(?:goalie|goalkeeper|starters?|starting (?:on|for|or|in)|on the bench|captain|pitch(?:ing|er)|front row|solo)\b/iu,
    tells: /\b(?:goalie|keeper|starter|starting|bench|captain|pitch|row|solo)\b/iu,
  },
  {
    fact: 'other',
    asks: /\b(?:seats?|berths?|bunks?|passwords?)\b|\b(?:booking|reference|confirmation|door|gate) (?:code|number|reference)\b/iu,
    tells: /\b(?:seat|berth|bunk|code|ref)\b/iu,
  },
  {
    fact: 'absence',
    asks: /\b(?:when|(?:what|which) (?:days?|dates?|weeks?))\b(?![^.?!]*\b(?:busy|work(?:ing)?|home|school|class(?:es)?|lessons?)\b)[^.?!]*(?:\b(?:not|never)\b|\b(?:does|do|did|will|has|have)n[’']t\b)/iu,
    tells: /\bno\b/iu,
  },
  {
    fact: 'arrival',
    asks: /\b(?:have|has|need|needs|must|got|gotta|should|supposed) (?:to )?be there\b|\bhow early\b/iu,
    tells: /\b(?:arrive|arrival|be there|call time|check-?in|meet)\b/iu,
  },
];

/** Whether a text tells a fact that a question asks for and events seldom tell. */
export function isTold(question: string, text: string): boolean {
  return untold.some(({ asks, tells }) => asks.test(question) && tells.test(text));
}

/** Returns the fact that a question asks for and that neither events nor these titles tell; null without one. */
export function untoldFact(
  question: string,
  events: readonly (Pick<KnownEvent, 'title'> & Partial<Pick<KnownEvent, 'place'>>)[],
): UntoldFact | null {
  return (
    untold.find(
      ({ asks, tells, inPlace }) =>
        asks.test(question) &&
        !events.some(({ title, place }) => tells.test(inPlace ? `${title} ${place ?? ''}` : title)),
    )?.fact ?? null
  );
}
