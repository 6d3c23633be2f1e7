import { pattern } from '../word-table.ts';

/** Start of a sentence that holds only in some case: "If you find lice, …", "Anyone who sews, …". */
export const condition = pattern('iu')`
  ^(?:and |or |but |so )?(?:
    if (?!.{0,60}\b(?:not yet|already|you come|you can(?:not|[’']t) come|are coming|will attend|plan to)\b|you have(?: not|n[’']t)\b)
    should (?:you|your|he|she|they)\b
    (?:whoever|anyone|anybody)\b
    those (?:of you )?who\b
    unless\b
    in case\b
  )
`;
/** Question before an offer: "Want a table?", "Plans changed?", "Do you have an hour?". */
export const wish = pattern('iu')`
  \b(?:
    want
    would like
    would you
    interested
    changed
    care to
    love to
    can you (?!please)
    have (?:an?|some|any)
  )\b[^?.!]{0,60}\?
`;
/** Leaves the choice to the reader. */
export const freely = pattern('iu')`
  \b(?:you|they|we|families|parents|everyone|everybody|children|students|guests|visitors) (?:may|can)(?: also)? (?!not\b|no longer\b)
  \b(?:is|are) (?:\p{L}+ )?welcome\b
  \boptional\b
  \bvoluntary\b
  \bif you (?:would )?(?:like|wish|want|prefer|dare)\b
`;
/** Makes a duty of what might be an offer. */
export const obliging =
  /\b(?:please|must|required|needs? to|ha(?:s|ve) to|due|forms?|slips?|waivers?|return(?:ed)?|signed|rsvp|let (?:us|me) know|(?:tell|write|text|call|answer|reply)\b.{0,80}\b(?:if|whether|how many|yes or no))\b/iu;
/** Ways to take part, and what to bring or wear for it. */
export const takingPart = pattern('iu')`
  \b(?:
    regist(?:er|ration)\w*
    sign(?:s|ing)?[- ]?ups?
    enrol\w*
    join
    tickets?
    reserv\w+
    book
    apply
    applications?
    nominations?
    volunteer
    donat\w+
    bring
    wear
    dress
    arrive
    come
    visit
  )\b
`;
