import { pattern } from '../word-table.ts';

/** Kinds of paper that name the day on which they were written. */
export const papers =
  'bill(?:ing)?|bulletin|calendar|edition|estimate|invoice|issue|letter|list|memo|menu|newsletter|notice|quote|receipt|report|roster|schedule|sheet|statement|version';
/** "Invoice 27-018", "Statement no. 12" */
export const paperNumber = ' (?:no\\.? ?|#)?(?=[\\w-]*\\d)[\\w/-]{1,16}';
/** The day of a paper, past or not: "Invoice 27-018 of February 27", "this menu: February 19", "Statement date:". */
export const ofPaper = new RegExp(
  `\\b(?:(?:${papers})(?:${paperNumber})? (?:of|date)|th(?:is|e) (?:${papers})):?\\s*(?:the\\s*)?$|\\bminutes of (?:\\p{L}+ ){0,4}(?:of|on)\\s*$|\\b(?:prepared|processed|written|purchased?|paid)[\\s:,]*(?:on\\s*)?$`,
  'iu',
);

export const noEvent = pattern('iu')`
  (?:
    \b(?:
      born
      birth ?(?:date|day)
      date of birth
      d\.?o\.?b\.?
      copyright
      \(c\)
      last (?:updated|modified|revised|edited)
      brought up to date
      refreshed
      adopted
      amended
      (?:adopted|amended|approved|accepted|revised) by (?:\p{L}+\s){1,6}
      inspected
      renewed
      nacid[oa]
      actualizad[oa]
      publicad[oa]
      (?<=\b(?:licen[cs]es?|certificates?|permits?|fees|rates|prices|tarifas)\b.{0,50})(?:good|valid|v[aá]lid[oa]s?) (?:through|until|till)
      (?:next|last) (?:review|update|inspection)
      valid(?: for [a-z ]{3,20})?:? (?:from|since|between)?
      v[aá]lid[oa]s? (?:desde|del?|hasta)(?: el)?
      (?:fees|rates|prices|tarifas|precios)(?: \p{L}+){0,3} (?:good|valid|v[aá]lid[oa]s?) hasta(?: el)?
      (?:billing|invoice|service|statement|coverage|policy|reporting|insurance|insured|validity) period
      next (?:issue|newsletter|edition|bulletin|memo)\b(?: of [a-z ]{3,24}| (?:comes out|appears|is out|is sent|will (?:come out|appear|be (?:out|sent))|goes out|goes home|is due))?
      (?:example|for instance|e\.g\.|like (?:this|so))[,:]?
      (?:turn(?:s|ed)?|is|are|be|aged?) (?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years old| or older)? (?:on or before|by|before|as of)
      (?:card |house |club |refund |league )?rules
      replaces the (?:one|sheet|list|edition|version)
      updated
      revised
      rev\.?
      printed
      posted
      published
      modified
      issued
      dated
      approved
      sent
      received
      accessed
      downloaded
      generated
      placed
      ordered
      shipped
      reported
      collected
      booked
      booking of
      date of (?:notice|issue|invoice|letter|report|purchase)
      founded
      established
      est\.?
      (?<!\b(?:missing|lost|gone) )since
      until now
      version
      page
      up to
      results? (?:of|from)
      minutes (?:of|from)
      (?<!\b(?:in|during) the )week of
      in our (?:
        letter
        e-?mail
        note
        newsletter
        message
      )(?: \w+)?
    )[\s:,]*(?:on|of|in|from|the)?\s*
    ©\s*
  )$
`;
/** Lines of birthdays, and lines that only show how a form is filled in. */
export const noNews = /^(?:(?:happy |our |the )?birthdays\b|(?:an )?(?:example|sample)\s?:)/i;
/** Heads the birthdays of a class. */
export const birthdays = /^(?:happy |our |\p{L}+ |the )?birthdays?(?: (?:this|in|of) \p{L}+)?\W*$/iu;
/** "Last year we raised $900 between" */
export const lastTime = /^(?:last|this past) (?:year|spring|summer|fall|autumn|winter|season|month)\b[^.;!?]*$/i;
/** Labels of fields that state a record. */
export const recordLabel = pattern('i')`
  ^(?:
    birth ?date
    date of (?:birth|notice|issue|invoice|letter|report|purchase|service|visit|order)
    d\.?o\.?b\.?
    born
    (?:last )?updated
    revised
    printed
    sent
    issued
    copyright
    collected
    received
    reported
    ordered
    placed
    shipped
    booked
    (?:your )?booking(?: of| date)?
    (?:invoice|statement|bill(?:ing)?|order|print|issue|report|letter|notice) date
  )$
`;
export const formPart = /_{3,}|\.{8,}|\b(?:office|official|staff|internal) use\b/i;
/** "As of" a day: the state by then or from then on. */
export const asOf = /\bas of\s*(?:the\s*)?$/i;
/** "That is a Thursday", "Mon/Wed/Thu", "every Monday, Wednesday and Friday" name no day. */
export const kindOfDay = /(?:\b(?:is|was|be|falls on|on|if)|[’']s) an?\s*$/i;
/** Opening hours of an office, the same every week. */
export const openingHours =
  /\boffice (?:in|hours|is|open)\b|\bhours\b|\b(?:open|staffed|here) (?:on )?(?:sun|mon|tue|wed|thu|fri|sat|weekdays|daily)|\b(?:front desk|reception|counter|box office)\b/i;
/** "The Friday after Thanksgiving", "the Saturday of that week", "the first Monday of each month" hang on another day. */
export const hangs =
  /^\s(?:(?:after|before)(?=\s*[.;,!?)])|(?:after|before|following) (?!(?:school|class(?:es)?|noon|lunch|dinner|work|practice|the (?:bell|game|show|concert|service|first bell))\b|\d)\p{L}|(?:of|in) (?:that|each|every|the same) (?:week|month)\b|(?:each|every) (?:week|month)\b)/iu;
export const ofEach =
  /\b(?:every|each)\s*$|\bon an?\s*$|\ban? (?:sun|mon|tues|wednes|thurs|fri|satur)day (?:or|and)\s*$/i;
/** "On Friday we sent home" */
export const tellsOfPast =
  /^,?\s(?:we|i|they|he|she|you|the \p{L}+|your child|students)\s(?:sent|held|met|had|went|wrote|told|asked|saw|came|got|gave|made|visited|mailed|emailed|announced|learned|celebrated|collected|missed|brought)\b/iu;
export const slashed = /(?:sun|mon|tues?|wed|thu(?:rs)?|fri|sat)\/\s?$/i;
export const everyListed =
  /\b(?:every|each)\s(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}(?:,\s?(?:and|or)?|\s(?:and|or|&))?\s?){1,5}$/i;
/** The day that something is no longer on. */
export const moved = pattern('i')`
  \b(?:
    (?:
      moved
      changed
      rescheduled
      switched
      postponed
      shifted
    ) from
    instead of
    rather than
    not on
    originally (?:scheduled|planned) (?:for|on)
    was (?:scheduled|planned) for
    no longer on
    (?:old|former|previous|original|earlier) (?:date|day):?
  )(?: the| on)?\s*$
  \((?:was|previously|formerly|originally|before|not)(?: on)?:?\s*$
  , (?:and )?not\s*$
  \b(?:had (?:been )?(?:planned|scheduled|hoped|set)|was (?:to be|supposed to be))\b[^.;]{0,60}\b(?:for|on)(?: the)?\s*$
`;
/** "Tonight’s concert has been moved" */
export const movedAway =
  /^(?:[’']s [^.;]{2,40}\b|\s)(?:has been|is|was|will be|had to be) (?:also |now )?(?:moved|postponed|rescheduled|pushed back|shifted)\b|^\s*(?:→|⇒|->|=>)/iu;
/** "In Sunday’s paper" */
export const printedOn =
  /^[’']s (?:paper|newspaper|ad|letter|note|e-?mail|newsletter|issue|post|edition)\b|^ (?:notes?|news|newsletter|memo|bulletin|folders?|envelopes?|packets?|update)\b/i;
/** "In the Thursday folders" */
export const named =
  /\b(?:the|our|your|their|every|each) ?\|\s?(?!(?:at|in|on|from|before|after|of|and|or|to|for|is|are|we|you|until|by|morning|afternoon|evening|night)\b)\p{Ll}{3,}/u;
/** "It arrived on Tuesday", "as we talked about on Friday": a weekday that is over. */
export const toldBefore =
  /\b(?:arrived|came|went|happened|called|talked|spoke|decided|asked|told|wrote|met|saw|gave|got|sent|took|visited|finished|won|lost|played|was|were|had|did|said|heard|found|made|left|began|started)\b(?:\s[\p{L}’']+){0,3}?\son\s$/iu;
export const over = pattern('i')`
  \b(?:
    it was
    went (?:home|out)
    met
    approved
    voted
    adopted
    elected
  )\b
  \b(?:was|were) (?:
    held
    cancell?ed
    closed
    sent
    announced
    postponed
    moved
    absent
    seen
    a great
    recently
  )\b
  \b(?:we|i|they|who|students|which) (?:
    held
    sent
    wrote
    met
    visited
    announced
    mailed
    emailed
    missed
    had
    shared
    learned
    welcomed
    celebrated
    raised
    collected
  )\b
  \bthank you (?:to|for)\b
  \b(?:
    took place
    happened
    as (?:we )?(?:
      announced
      mentioned
      discussed
      shared
      reported
    )
  )\b
`;
