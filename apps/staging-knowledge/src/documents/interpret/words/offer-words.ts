import { pattern } from '../letter/word-table.ts';

/** Start of a sentence that holds only in some case: "If you find lice, …", "Anyone who sews, …". */
export const condition = pattern('iu')`
  ^(?:and |or |but |so )?(?:
    if (?!.{0,60}\b(?:not yet|already|you come|you can(?:not|[’']t) come|are coming|will attend|plan to)\b|you have(?: not|n[’']t)\b)
    should (?:you|your|he|she|they)\b
    (?:whoever|anyone|anybody)\b
    those (?:of you )?who\b
    (?:families|parents|guardians|students|children|players|members|riders|drivers|residents|owners) (?:who|whose|with)\b(?!.*\b(?:not yet|already|but|need)\b)
    unless\b
    in case\b
  )
`;
/** Ways to behave, to come or to dress, what to keep or look at, and whom to bring along: nothing that is left undone. */
export const advice = pattern('iu')`
  ^\W{0,4}(?:(?:and|so|also|just|then|but|again|as always|please|pls|kindly|do|remember to|(?:make|be) sure (?:to|you)|(?:do not|don[’']t) forget to)[,:]? ){0,3}(?:
    be (?!sure\b)
    (?:wear|dress|drive|walk|park|watch|look|listen|stay|enjoy|expect|allow|arrive|come|enter|exit|follow|join|cheer|share|consider|encourage|celebrate|talk|visit|stop|drop by|feel free|practi[cs]e)\b
    use (?:the|caution|any|our)\b
    keep (?!sick\b)
    hang on to\b
    save (?:this|the date|these)\b
    mark (?:your|the) calendars?\b
    note\b
    remember(?! to\b)
    ask your (?:child|son|daughter|children|kids)\b
    read (?!and\b|the (?:form|rules|contract|agreement)\b)
    see (?:below|above|the|our|you)\b
    check (?:back|the (?:weather|website|board|page|list|calendar|schedule))\b
    bring (?:(?:a|an|the|your|along|all|some|plenty of|whole) ){0,3}(?:friends?|family|families|grandparents|neighbou?rs?|siblings|smiles?|appetites?|everyone|ideas|questions|kids|children|dog)\b
  )
`;
/** Work that somebody else takes on, as minutes have it: "Ravi files the tax form", "Jo will call the hall". */
export const ofOthers =
  /^\W{0,4}(?!(?:Everyone|Everybody|Somebody|Someone|Each|Every|Mom|Dad|Please)\b)\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)? (?:(?:files|orders|buys|brings|sends|writes|calls|asks|checks|handles|prepares|posts|updates|books|contacts|looks)\b|will (?!be\b))/u;
/** Duties, even in a sentence that begins with advice. */
export const task =
  /\b(?:sign|return|send|pay|fill|complete|register|reply|respond|rsvp|submit|hand (?:it|them|in)|turn (?:it|them|in)|confirm|renew|book|order|let (?:us|me) know|(?:tell|call|text|write|e-?mail) (?!home)\p{L}|sign[- ]?up|due|deadline|forms?|slips?|required|mandatory|must|dues|fees?|by (?:\p{L}+day|\p{Lu}\p{Ll}{2,8} \d|the \d))\b/iu;
/** Says of a whole document that it asks for nothing. */
export const nothingAsked =
  /(?:^|[.!?]\s)(?!\W*(?:if|unless|when|once|otherwise)\b)[^.!?]{0,60}\b(?:nothing (?:(?:else|more|that) )*(?:you|parents|families|we) (?:need|have|want you) to do|(?:no|not any) (?:further )?action (?:is )?(?:needed|required|necessary)|you (?:do not|don[’']t) (?:need|have) to do (?:anything|a thing)|(?:need|have) to do anything\? (?:no\b|nope|nothing))/iu;

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
  \b(?:orders?|sales?|sign-?ups?|registration|enrol?lment|nominations?|entries) (?:closes?|ends?|opens?)\b
  \bvoluntary\b
  \bwho(?:ever)? (?:would )?(?:likes?|wants?|wish(?:es)?)\b
  \b(?:takes?|accepts?|taking|accepting) orders\b
  \borders (?:are|can be) (?:taken|accepted|placed)\b
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
