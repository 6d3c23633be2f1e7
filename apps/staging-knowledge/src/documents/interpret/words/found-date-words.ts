import { pattern } from '../letter/word-table.ts';

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
      birth ?(?:date|day)(?! on\b)
      date of birth
      d\.?o\.?b\.?
      copyright
      \(c\)
      last (?:updated|modified|revised|edited)
      brought up to date
      refreshed
      handed out
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
      valid(?: for [a-z ]{3,20}:?|(?: for [a-z ]{3,20})?:? (?:from|since|between|until|through|till))
      (?:billing|invoice|service|statement|coverage|policy|reporting|insurance|insured|validity) period
      exp(?:\.|ir(?:es|y|ation)(?: date)?)
      next (?:issue|newsletter|edition|bulletin|memo)\b(?: of [a-z ]{3,24}| (?:comes out|appears|is out|is sent|will (?:come out|appear|be (?:out|sent))|goes out|goes home))?
      (?:fill|write|enter|mark|type|dated?)\b[^.;]{0,40} like (?:this|so)[,:]?
      (?:turn(?:s|ed|ing)?|is|are|be|aged?) (?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years old| or older)? (?:on or before|by|before|as of)
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
      exported
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
      page(?: made)?
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
    \b(?:example|for instance|e\.g\.)[\s:,]*
    ©\s*
  )$
`;
/** "A late fee of $15 will be added after", "the higher price is charged from" */
export const lateFee =
  /\b(?:late|extra|additional|higher) (?:fee|charge|cost|price)s?\b[^.;!?]{0,60}\b(?:on|from|after|starting|beginning|as of)(?: the)?\s*$/i;
/** Lines of birthdays that no party is told of, and lines that only show how a form is filled in. */
export const noNews =
  /^(?:(?:happy |our |the )?birthdays\b(?!.*\b(?:celebrat|party|breakfast|lunch|brunch|picnic|cupcakes|treats?|snacks?)\w*)|(?:an )?(?:example|sample)\s?:\s?(?:\S+ ){0,2}\S{0,20}(?:,|$|\d))/i;
/** Heads the birthdays of a class. */
export const birthdays = /^(?:happy |our |\p{L}+ |the )?birthdays?(?: (?:this|in|of) \p{L}+)?\W*$/iu;
/** "Last year we raised $900 between", not "Last year it rained, this year we meet on" */
export const lastTime =
  /^\W*(?:last|this past) (?:year|spring|summer|fall|autumn|winter|season|month)\b(?:(?!\b(?:this (?:year|spring|summer|fall|autumn|winter|season|month|time)|now|next|will|is|are)\b)[^.;!?])*$/i;
/** "Must be received": what looks like a record is yet to be done. */
export const yetToBe =
  /\b(?:is|are|gets?)(?: \p{L}+ly)? (?:collected|sent|shipped|issued|printed|published|posted|placed|approved|received|picked|handed)\b[^.;]{0,12}$|\b(?:will|must|shall|should|can|may|to|has to|have to|needs? to) be\b[^.;]{0,30}$/iu;
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
/** "That is a Thursday", "some Sunday in July", "Mon/Wed/Thu", "every Monday, Wednesday and Friday" name no day. */
export const kindOfDay = /\b(?:happy|some|any)\s*$|(?:(?:\b(?:is|was|be|falls on|on|if)|[’']s|[.:;]) |^\W*)an?\s*$/i;
/** "The Friday after Thanksgiving", "the Saturday of that week", "the first Monday of each month" hang on another day. */
export const hangs =
  /^\s(?:(?:after|before)(?=\s*[.;,!?)])|(?:after|before|following) (?!(?:school|class(?:es)?|noon|lunch|dinner|work|practice|the (?:bell|game|show|concert|service|first bell))\b|\d)\p{L}|(?:of|in) (?:that|each|every|the same) (?:week|month)\b|(?:each|every) (?:week|month)\b)/iu;
/** "On Friday we sent home", "from Monday to today" */
export const tellsOfPast =
  /^ (?:to|till|until) (?:today|now)\b|^,?\s(?:we|i|they|he|she|you|the \p{L}+|your child|students)\s(?:sent|held|met|had|went|wrote|told|asked|saw|came|got|gave|made|visited|mailed|emailed|announced|learned|celebrated|collected|missed|brought)\b|^,?\s(?:\p{L}+\s){0,4}\p{L}{2,}(?:ó|aron|ieron)(?!\p{L})/iu;
/** "In a week this short", behind "in a week": no day that is counted. */
export const lengthOfTime = /^ (?:this|that|so|as|like|with|when|where|in which)\b/i;
/** The day that something is no longer on. */
export const moved = pattern('iu')`
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
    (?:originally|first|previously|initially|formerly) (?:scheduled|planned|set|announced|slated|booked|advertised) (?:for|on)
    was (?:scheduled|planned) for
    no longer on
    (?:old|former|previous|original|earlier) (?:date|day):?
  )(?: the| on)?\s*$
  \((?:was|previously|formerly|originally|before|not)(?: on)?:?\s*$
  (?:, (?:and )?| and )not(?: on)?(?: the)?\s*$
  \b(?:was|were) (?:going|supposed|meant) to be\b[^.;]{0,60}$
  \b(?:card|flyer|calendar|list|letter|note|notice|handbook|website|page|mail|message|schedule|newsletter|paper|invitation|poster|sheet|sign)\b[^.;]{0,40}\b(?:said|says|told (?:you|us)|gave|gives|showed|shows)(?: on)?(?: the)?\s*$
  \b(?:may|might) have (?:\p{L}+ ){1,3}(?:on |for )?(?:the )?$
  \b(?:had (?:been )?(?:planned|scheduled|hoped|set)|was (?:to be|supposed to be))\b[^.;]{0,60}\b(?:for|on)(?: the)?\s*$
`;
/** "Ignore the pink notice about a van on", "we wrote" */
export const denied =
  /\b(?:ignore|disregard|forget about)\b[^.;]{0,80}$|\b(?:wrote|(?<!\b(?:be|is|are|get|gets|being) )(?:printed|typed|said|announced))(?: on)?(?: the)?\s*$/i;
export const deniedAfter =
  /^[)”"]?,? (?:(?:is|was) (?:wrong|incorrect|a (?:mistake|typo|misprint)|an error|not (?:right|correct|true))|by mistake|in error|(?:which|that) (?:we|they|you|there) (?:had|was|were|used to))\b/i;
/** "Tonight’s concert has been moved", "of October 2 was postponed": with what follows the verb. */
export const movedAway =
  /^(?:[’']s [^.;]{2,40}\b|,?\s(?:[\p{L}’']+ ){0,4}?)(?:has been|is|was|will be|had to be) (?:also |now )?(?:moved|postponed|rescheduled|pushed back|shifted)\b/iu;
/** Behind "moved", and before the new day. */
export const toAnotherDay = /(?:\b(?:to|until|till|for|on)(?: the)?|→|⇒|->|=>|[:(])\s*$/i;
/** "Has been moved." without a place or hour to which it was moved. */
export const toNowhere = /^\s*(?:[.,;!?)–—]|$|(?:because|due to|until further|indefinitely|once|again)\b)/i;
export const arrow = /^\s*(?:→|⇒|->|=>)/;
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
  \bthank(?:s| you)(?: so much)? (?:to|for)\b
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
