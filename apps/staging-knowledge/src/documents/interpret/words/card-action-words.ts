import { pattern } from '../letter/word-table.ts';

export const formPart =
  /^[☐☑□]|\s☐|^\[ ?\]|^phone (?:number|that|on)\b|_{3,}|\.{8,}|^\s*(?:name|signature|signed|date|phone|child[’']?s? name|parent[’']?s? (?:name|signature))\b.{0,12}$/i;
/** "Lakeside Elementary School   Permission Slip": the title of a form. */
export const formTitle = /^(?:\p{Lu}[\p{L}’'-]*\s+)*(?:Permission|Consent|Registration) (?:Slip|Form)$/u;
export const conditional = pattern('i')`
  ^to (?:change|cancel|reschedule|move|withdraw|unsubscribe|opt out)\b
  ^if (?:you|your \w+|anyone) (?:
    (?:need|wish|want|would like|have) to (?:
      change
      cancel
      reschedule
      move
      opt out
      withdraw
    )
    cannot
    can[’']t
    are (?:unable|not able)
    is (?:unable|not able)
    prefer not
    do not (?:want|wish)
    have any
    has any
    miss
    no longer
  )\b
`;
/** Verb of a line above things that somebody comes with: "Please bring:". */
export const toHave = /\b(bring|pack|have ready|wear)\b/i;
/** "Nothing is due", "No forms are needed" */
export const nothingToDo =
  /^(?:so |but |there is )?(?:no|nothing|none|neither)\b(?: (?!later|one|phones?)\p{L}+){0,4} (?:is|are|will be|needs?|has|have|to) (?:\p{L}+ )?(?:due|needed|required|done|do|signed|paid|returned|sent)\b/iu;
/** "Parent signature ______  Return this page to the teacher." */
export const sendsBack = /\b(?:return|send|bring) (?:back )?(?:this|the) \p{L}+ (?:back|to|by|in|with)\b/iu;
/** A telephone number or an address. */
export const numberFirst = /^[^\p{L}]{6,}/u;
/** Offers that may be taken up until a day. */
export const offered =
  /\b(?:clos(?:es?|ing)|ends?|opens?|available|extended|on sale|early[- ]bird|good (?:through|until)|valid|tickets?|register by|sign[- ]ups?)\b/i;
export const permission =
  /^(?:i|we) (?:give|do|do not|hereby|agree|understand|have|would|will|can|cannot)\b|^(?:yes|no)[,!]? (?:i|my)\b|^my child\b/i;
export const manners = pattern('i')`
  ^(?:do|must|should|can|may|shall) (?:i|we)\b.*\?$
  ^(?:please )?(?:
    with (?:any )?(?:questions?|concerns?)\b
    for (?:more |further )?(?:questions?|information|details)\b
    (?:do not|don[’']t) hesitate
    feel free
    let (?:me|us) know if you have (?:any )?questions
    (?:
      contact
      call
      e-?mail
      reach out
      write
      see
      ask
      reply
    )\b.{0,80}\b(?:if you have|with any|for any|any) (?:other |further )?(?:questions?|concerns?|queries)
    (?:note|be aware|be advised|remember) that\b
    join us\b
    enjoy\b
    keep (?:up|an eye|in touch|reading|smiling)
    give (?:us|me) a call\b.{0,20}$
  )
  \blet (?:him|her|them|your child) (?:tell|show|read|explain|play)\b
  \bif you have (?:any )?(?:further |other )?(?:questions|concerns|queries)\b
  \bany questions\b
`;
