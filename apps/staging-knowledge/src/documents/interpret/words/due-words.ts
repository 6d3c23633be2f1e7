import { pattern } from '../letter/word-table.ts';

export const dueLabel = pattern('iu')`
  ^(?:
    deadline
    (?:[\p{L}’' -]{2,40} )?due(?: date| by| back| on| in)?
    (?:please )?(?:return|sign|send|submit|turn|hand|bring|reply|respond|pay|order|register|rsvp|mail|complete)[\p{L}’' -]{0,50} by
    rsvp(?: by)?
    (?:please )?return(?: form| slip)?s? by
    (?:
      registration
      application
      payment
      order
      sign-?up
      entry
      form
      permission slip
      balance
      deposit
      final
      ticket
    )s?(?: \w+)? (?:deadline|due|closes|due date|close)
    (?:
      register
      reply
      respond
      order
      pay
      sign up
      apply
      submit
      enroll
      book
    ) by
    last day to [\p{L} ]{2,30}
    deadline (?:to|for) [\p{L} ]{2,30}
  )$
`;
/** Head of a column with the days by which its rows are due. */
export const dueHead =
  /^(?:by(?: when)?|(?:\p{L}{3,12} )?due(?: date| by| on| back)?|date due|deadline|cut-?off|last day|(?:please )?(?:return|pay|order|reply|respond|submit|register|sign up|hand in|turn in|back|bring(?: it| them)?|send(?: it| them)?) by|(?:please )?(?:hand|turn) in|(?:list|sign-?ups?|registration|orders?|window) closes?|(?:back )?in (?:my|our) hands|fecha l[ií]mite)$/iu;
/** "$104.77 by", "$340, payable before": an amount with its day, which no discount is. */
export const amountBy =
  /^(?!.*\b(?:save|off|discount|raised?|goal|earn)\b).*[$€£]\s?\d[\d.,]*\s?\)?(?: (?:a|per|each|for (?:a|each)) \p{L}+| each)?,?\s(?:(?:is|are|to be|due|payable|paid|in full)\s){0,4}(?:by|before|on or before|no later than)\s*$/iu;
/** "Rented instruments come back to the music room on": what was lent is due. */
export const comesBack =
  /\b(?:instruments?|books?|uniforms?|costumes?|keys?|equipment|gear|jerseys?|laptops?|chromebooks?|tablets?|calculators?|forms?|slips?|sheets?|papers?|envelopes?|bags|boxes|cards?|devices?|chargers?|everything|borrowed)\b[^.;]{0,30}\b(?:come|comes|go|goes|must be|ha(?:ve|s) to be|are to be|should be|needs? to be) (?:handed |given |brought )?back\b(?! from\b)(?:[^.;]|\b(?:Mrs?|Ms|Dr)\.){0,40}\b(?:on or before|(?<!\bback )on|by|before|until)\s*$/i;
/** Head of a column whose cells are two numbers: "Ht/Ln", "W–L", "Score". */
export const ratioHead =
  /^(?!(?:day|date|time|month|mo|d|m|fecha|d[ií]a|hora)\b)(?:\p{L}{1,8}\.?\s?[/–-]\s?(?!(?:day|date|time)\b)\p{L}{1,8}\.?|scores?|results?|record|ratio|points?|pts|marks?|heat|lane|doses?|blood pressure|bp|vision|sizes?|measure|resultado|puntos|marcador)$/iu;
export const by = pattern('iu')`
  \b(?:by|before|no later than)(?:
    \s+(?:
      the
      this
      next
      noon
      midnight
      (?:the )?(?:end|morning|afternoon|evening|night) of(?: the)?(?: day| school)?(?: on)?
      close of business
      \d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?
      on
    )
  ){0,5}[\s,]*$
`;
export const things = pattern('i')`
  \b(?:
    registrations?
    regist\w+
    sign[- ]?(?:ed )?ups?
    enrol\w*
    orders?
    tickets
    appl(?:y|ications?)
    forms?
    slips?
    payments?
    pay
    fees?
    nominations?
    submi\w+
    entries
    ballots?
    vot(?:e|ing)
    proxies
    donations?
    renew\w*
    rsvps?
    portal
    survey
    books?
    costumes?
    library
    waivers?
    packets?
    contracts?
    money
    permission
    proof
    window
    early[- ]bird
    sale
    bring
    donate
    drop off
    collect\w*
  )\b
`;
/** "Families who register by" */
export const verbBy = pattern('iu')`
  \b(?:
    regist\w+
    sign(?:s|ed|ing)? up
    order(?:s|ed|ing)?
    pa(?:y|ys|id|ying)
    enroll?\w*
    appl(?:y|ies|ied|ying)
    rsvp\w*
    book(?:s|ed|ing)
    join(?:s|ed|ing)?
    return(?:ed|ing)
    submit\w*
    repl(?:y|ies|ied)
    respond\w*
    sent
    send
    received
    purchased?
    bought
    vote[sd]?
  )\b[^.;]{0,40}\b(?:by|before|no later than)(?:\s+(?:the|noon|midnight|end of|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|on)){0,4}[\s,]*$
`;
/** Closings, returns and endings that require nobody to do anything. */
export const closes = /^clos/i;
export const expires = /^expir/i;
export const returns = /^return(?!ed)/i;
export const lastDay =
  /\blast day (?:of|for students|for (?:all )?(?:students|children|classes)|in (?:school|class)|before)\b(?! (?:registration|sign|enrol|order|early))/i;
/** "Last day: June 9", which names nothing to do. */
export const lastDayAlone = /(?:^\W*|\()(?:the )?last day(?: \p{L}+)?\s?(?:[:–-]|is|on)*\s*(?:on )?$/iu;
/** "Until Friday: send a photo" */
export const beginsUntil = /^(?:until|till)\b/i;
export const lasting = /\b(?:until|till|through)$/i;
/** To be somewhere on time is no deadline. */
export const beThere = pattern('iu')`
  \b(?:
    arriv\w+
    be (?:
      here
      there
      in
      at
      on
      ready
      seated
      dressed
      picked
      dropped
      back
    )
    (?<!
      \b(?:
        send
        sent
        sends
        hand
        bring
        give
        mail
        get
        turn
        pass
        return
        card
        form
        slip
        sheet
        strip
        it
        them
        this
      )\s(?:\p{L}+\s){0,2}
    )back
    meet
    check[- ]in
    drop[- ]?(?:ped )?off\b(?!\s+(?!(?:your |the |my )?(?:child|children|kids?|students?|campers?|players?|dancers?|daughter|son)\b|(?:at|by|is|begins|starts|time|between|from|on|in)\b)\p{L})
    picked up
    report
    gather
    line up
    have your (?:child|student|player)
    return(?:s|ing)? (?:to|from)
    home
  )\b[^.;]{0,60}$
`;

export const forbids =
  /^(?:please )?(?:do not|don[’']t) (?!forget|hesitate|be late|miss)|, (?:which|that) (?:we|they|you|there) (?:had|was|were|used to)\b|^(?:full |no )?refunds?\b|\b(?:refund(?:ed|able|s)?|exchanged?|cancell?(?:ed)?(?: free)?(?: of charge)?)\b[^.;]{0,30}\b(?:until|through|up to)\b/i;
/** "No later than" is a deadline, unless somebody has to be there by then. */
export const comeBy =
  /\b(?:arriv\w+|be (?:here|there|in (?:your|their) seats?|seated)|check[- ]in|drop[- ]?off)\b[^.;]{0,30}$/i;
export const mustBy =
  /\bmust\b[^.;]{0,140}\b(?:by|before|no later than)(?:\s+(?:the|noon|midnight|(?:end|morning|evening|afternoon) of|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?|on)){0,4}[\s,]*$/iu;
/** "Friday: reading logs due" */
export const dueAfter = pattern('iu')`
  ^.{0,90}\bdue\b(?! (?:to(?! (?:the |your |our |his |her )?(?:teachers?|office|coach|nurse|library|school|room|desk|m[rs]s?\b))|date|on|by|before)\b)(?![^.;]{0,20}(?:day\b|\d))
  ^.{0,60}\b(?:dues|tuition|balance|deposit|instal?lments?|payments?)\b[^.;]{0,20}[$€£]\s?\d
  ^.{0,40}\b(?:(?<!\b(?:no|new|extra) )orders?|registrations?|sign-?ups?|enrol?lment|nominations?|entries|applications?) (?:closes?|ends?)\b(?!.*\b(?:nobody|optional)\b)
  ^.{0,40}\b(?:books?|instruments?|uniforms?|costumes?|jerseys?|forms?|slips?|papers?|equipment|keys?|loaned \p{L}+) (?:are )?back\b(?! (?:on|at) (?:sale|the shelves))
  ^[^\p{L}\d]*(?:please )?(?:tell|send|return(?! to (?:class|school|work))|hand in|turn in|reply|rsvp|pay|e-?mail|submit)\b(?!-)(?!.*\b(?:off|tale|night|starts?|begins?|opens?)\b)
`;
/** "May 20: Last day to bring the money" */
export const lastToDo = /^\W*(?:(?:the )?last (?:day|chance) (?:to|for) (?!students|school|class)|deadline\b)/i;
export const untilThen = /\b(?:until|till)(?: the)?\s*$/i;
/** "Please transfer the deposit until May 31": to hand something over until a day is to do so by then. */
export const handsOver =
  /\b(?:transfer|remit|wire|pay|settle|deposit|return|send|submit|hand in|turn in|register|reply|answer|respond|rsvp|sign|confirm)\b/i;

/** Phrases for things that happen by a day without the family, though their words look like a deadline's. */
export const tellsOnly =
  /\boffice use\b|\bcheck-?(?:in|out)\b|\bsave [$€£]\s?\d|\bshould (?:be here|arrive|be back|be ready)\b|\byou(?:[’']ll| will) (?:have )?(?:received?|heard?|get|find|see)\b/i;
