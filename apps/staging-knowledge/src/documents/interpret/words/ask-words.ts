import { pattern } from '../letter/word-table.ts';

const people = '(?:mr|mrs|ms|dr|coach|principal|nurse)\\.? \\p{Lu}|\\p{Lu}\\p{Ll}+';
/** Orders to a family that only a letter gives. */
export const orders: readonly RegExp[] = [
  new RegExp(
    `(?:^|[:;–—,]\\s|,? and )(?:[Cc]ontact|[Cc]all|[Ee]-?mail|[Tt]ext|[Ss]ee|[Aa]sk|[Tt]ell|[Nn]otify|[Rr]eply to|[Rr]espond to|[Rr]eturn to) (?:${people})`,
    'u',
  ),
  /^(?:reply|respond|rsvp|stop using|do not use|discontinue|throw away|stay home|keep (?:your|the|all|sick)|pick up your|wear (?:a|the|your)|drink only|boil|check your)\b(?! (?:is|are|was|were|time)\b)/iu,
  /\b(?:residents|tenants|owners|you|parents|families|guardians|students|pupils|players|campers|children|members|everyone|somebody|someone|an adult|a parent|a person over \d+|one of you|all \p{L}+|each \p{L}+|every \p{L}+) (?:must|has to|have to|needs? to) (?!(?:have been|be (?:aged|between|under|over)|be at least)\b)\p{Ll}+/iu,
  /\b(?:each|every|all) (?:(?!may |can |could )\p{L}+ ){1,4}?(?:fills? (?:in|out)|hands? in|turns? in|returns?|brings?|signs?|sends?|pays?|completes?|submits?) (?!home\b)|\bevery(?:one|body) (?:brings|gives|pays|sends|returns|fills)\b/iu,
  /^(?:clear|fill|empty|move|prepare|label|pack|put) (?:an?|the|your|all|any|every\p{L}*|\d+)\b|^have ready\b/iu,
  /^(?:nobody|no one|no \p{L}+) [^.;]{2,40} without (?:an?|the|this|your|their) (?:\p{L}+ ){0,3}(?:forms?|slips?|release|waiver|permission|consent)\b/iu,
  /\b(?:fees?|costs?|deposits?|dues|tuition|balance)\b[^.;]{0,40}(?:[$€£] ?\d|\d ?[€£])[^;]{0,60}\b(?:cash|checks?|envelope|transfer)\b/iu,
  /^(?:can|could|would|will) you (?:please |also |kindly )?(?:let|tell|call|ring|text|write|send|bring|give|take|pick|help|check|confirm|sign|return|reply|answer|fill|make|lend|drive|choose|drop|pay|add)\b/iu,
  /^\p{Lu}\p{Ll}{2,11}(?<!ing|ed|ly|ies) (?:(?:now|online|early|today|here|up|in|it|them|your \p{Ll}+) ){0,2}(?:by|before|no later than) (?=\p{Lu}|\d|noon|the end)/u,
  /\bwe (?:kindly )?(?:ask|request)(?: that)? (?:you|all|parents|families|everyone|each)\b/iu,
  /\b(?:we|i) (?:still |also |will |do |would )?(?:need|require)\b.{0,60}\b(?:from (?:you|all|each|every)|your)\b/iu,
  /\b(?:we|i) (?:still |also |will |do |would )?need (?:the|all|every|each|these|those|them|it)\b.{0,60}\b(?:in|back|returned|submitted|signed)\b/iu,
  /^.{20,}[ ,]please[.!]?$/iu,
  /\b(?:hit|press) reply\b/iu,
  /\b(?:amount|balance|total|fines?|fees?|dues|rent|(?:your )?(?:part|share)|installments?)\b(?:[^.;]|\.\d){0,60}\b(?:due|payable|to be paid|owed)(?! to\b)(?=\s\p{L})|^(?:it is|they are) (?:due|payable)\b|\bbalance (?:due )?(?:at|on|upon) (?:pick-?up|delivery|receipt|arrival)\b/iu,
  /\b(?:instruments?|books?|uniforms?|costumes?|keys?|equipment|jerseys?|laptops?|chromebooks?|tablets?|calculators?) (?:come|go|must come|must go) back\b(?! (?:from|home)\b)/iu,
  /^return to (?!school|class|practice|work|campus|normal)[^.;]{3,60}\b(?:by|before|no later than)\b/iu,
  /^(?:can|could|would|may) (?:it|they|this|these|everyone|each \p{L}+|every \p{L}+)\b[^?]{3,80}\bby\b[^?]{3,40}\?/iu,
  /^(?:each|every|your) [\p{L} -]{2,30} (?:will )?needs? (?:an?|the|his|her|their|to)\b/iu,
  /\b(?:so|and|or) (?:please )?tell (?:me|us)\b/iu,
  /\b(?:is|are) (?:mandatory|compulsory|required) for (?:at least )?(?:one|all|each|every|both|any|families|parents|players|students|your)\b/iu,
  /\b(?:we|i) (?:still )?(?:have no|have not (?:received|got|seen)|do not have|don[’']t have|are (?:still )?missing|lack) (?:(?:an?|the|your|any) )?(?:\p{L}+ ){0,3}(?:forms?|cards?|slips?|records?|proof|cop(?:y|ies)|signatures?|payments?|answers?|numbers?|waivers?) (?:for|from|of|on file)\b/iu,
  /\b(?:your|all|every|each|he|she|they|it|a|an|the) (?:[\p{L}’']+ ){0,3}?(?:must|has to|have to|needs? to|should) (?:not )?be (?:in|on|off|back|seen|checked|tested|moved|parked|emptied|removed|cleared) (?!time\b|line\b|display\b|sale\b)\p{L}/iu,
  /\b(?:each|every) (?:\p{L}+ ){1,2}needs? (?:one|an?|the|its|their)\b|\bwe (?:count on|expect|await) (?:an?|your) (?:answer|reply|response|call)\b/iu,
  /\b(?:rest|balance|remainder|money|payment)\b[^.;]{0,24}\bwe need (?:by|before|no later than|until|at|on)\b/iu,
  /\b(?:you|parents|families|guardians) are (?:also |kindly |hereby )?(?:asked|required|requested|expected) to (?!be\b)\p{Ll}+/iu,
  /\byou (?:have|bring|are on|are down for|are in charge of) (?:the )?(?:snacks?|treats|oranges|carpool|(?:\p{L}+ )?duty)\b|\bit is your (?:turn|week|day)\b/iu,
  /\bplease (?!(?:do not hesitate|feel free|note\b|see\b|find\b|enjoy|accept|join us|be aware|be advised|be reminded))\p{Ll}{2,}/iu,
];
/** Introduces a list of things to do: "Three favors:", "We need from you:". */
export const asksBelow =
  /^(?!(?:please )?note\b|please be )[^]*\b(?:favou?rs?|please|need(?:s|ed)?|wanted|missing from|help|to[- ]do|have to do|must|remember|don[’']t forget|bring|missing)\b/i;
/** Announces the things to do below it, or behind its colon: "What we need from you". */
export const announcesTasks =
  /^(?:(?:what )?(?:we|i) (?:still |also )?(?:need|ask)\b[^.:]{0,60}|what (?:you (?:still )?(?:need|have) to do|to do)|to[- ]do|(?!.*\bnot (?:to )?bring)(?:.{0,60}\b)?bring(?: along| with you| the following)?)[.:]?$/i;
/** Condition before an order: "If your child takes part, complete the form". */
export const whenClause =
  /^(?:if|when|once|before|after|for|to|on|by|in|because|since|as|unless|until|at|no later than)\b[^,;:.!?]{3,110},\s+/iu;
export const denial = /\bplease (?:do not|don[’']t)\b|\bmust have (?:been|taken|had|turned)\b/iu;
export const itemOrder = pattern('u')`
  ^(?:
    sign
    return
    pay
    bring
    register
    complete
    submit
    send
    reply
    respond
    confirm
    book
    fill
    order
    renew
    upload
    pick up
    drop off
    sign up
    turn in
    hand in
    label
    pack
    wear
    check
    call(?! to order)
    e-?mail
    contact
    download
    put
    move
    tell
    ring
    take
    empty
    clear
    remove
    park
    boil
    turn (?:in|off)
    leave
    keep
    run
    read
    review
    print
    buy
    choose
    collect
    prepare
    write
    apply
    schedule
    log in
    set up
    give
    add
    update
    make
    clean
    join us
    let
  )\s+(?!up\b|off\b|on\b|-)(?:
    \p{Ll}
    \d
    \p{Lu}\p{Ll}+ (?:form|slip|waiver)
  )
`;

/** End of a clause that may tell while the next one asks. */
export const clauseEnd = pattern('gu')`
  ;\s
  (?<=\p{L}{3} \p{L}{2,30}[^:]{8,90}):\s(?=\p{Ll})
  \s[–—]\s(?!\d|\p{Lu}\p{Ll}{2,8}\.?\s\d)
  (?<!
    \b(?:
      Mr
      Mrs
      Ms
      Dr
      St
      Mx
      No
      [ap]\.m
      Mon
      Tues?
      Wed
      Thu
      Thurs
      Fri
      Sat
      Sun
      Jan
      Feb
      Mar
      Apr
      Jun
      Jul
      Aug
      Sept?
      Oct
      Nov
      Dec
    )
  )[.!?]\s+(?=\p{Lu})
  , so (?=please|you|make|be)
`;
