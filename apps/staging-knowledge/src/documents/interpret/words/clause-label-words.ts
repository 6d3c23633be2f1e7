import { pattern } from '../letter/word-table.ts';

/** Words before a date that go with it. */
export const leadsToDate = pattern('iu')`
  (?:\s|^)(?:
    on
    from
    at
    by
    until
    till
    before
    after
    between
    through
    since
    for
    of
    to
    and
    or
    this
    next
    the
    starting
    beginning
    effective
    as of
    no later than
    not later than
    held
    (?:morning|afternoon|evening|night|week|day|weekend) of
  )\s*$
`;
/** Words behind a date or a time that go with it. */
export const goesWithDate =
  /^(?:\s*(?:,(?!\s(?:and|or|but)\b)|at the latest|in the (?:morning|afternoon|evening)|(?:at )?(?:night|noon|midnight)|morning|afternoon|evening|sharp|\)))+/iu;
/** A clause ahead that only says why, whether or when. */
export const reasonAhead =
  /^(?:so that|in order (?:that|to)|to \p{Ll}+|if|since|because|as|when|while|although|though|due to|because of|thanks to|after|before|until|in case|just in case|depending on)\b[^,]{2,120},\s+(?=\S)/iu;
export const openings = pattern('iu')`
  ^(?:
    and
    but
    so
    also
    then
    now
    or
    yes
    no worries
    perfect
    please note(?: that)?
    note(?: that)?
    (?:a |friendly |quick |last )*reminder:?(?: that)?
    remember(?: that)?
    as you know
    in addition
    this year
    again
    finally
    first
    besides
    therefore
    for that reason
    we are (?:happy|pleased|excited|sorry|proud) to (?:announce|say|tell you)(?: that)?
    (?:i|we) (?:hope|think|believe|see|know) that
    it turns out(?: that)?
    this is to (?:say|confirm|let you know)(?: that)?
    that
    there (?:is|are|will be)
  )\b[\s,:]*
`;
/** A clause ends here. */
export const clauseBorder =
  /[;!?]\s|(?<!\b(?:Mrs?|Ms|Dr|St|No|Sra?|Prof|Ave|Rd|a\.m|p\.m))\.\s(?=\p{Lu})|\s[–—-]\s|:\s|,?\s(?:but|because|although|while|whereas|which|where|unless)\s(?=\p{L})|,\s(?:so|since)\s(?=\p{L})|\sso\s(?:that|we|you|they|it|the)\s|,\s(?:and|or)\s(?=(?:we|you|they|it|the|there|i|he|she|all|our|your)\b)|,\s(?=(?:if|when|so|unless|who)\s)/giu;
/** A phrase that a long title can do without. */
export const phraseBorder =
  /,\s|\s(?=(?:in|at|with|for|from|because|when|where|who|that|to the|to your|behind|instead|by|if|until|unless)\s)/giu;
/** Words with which no title ends. */
export const dangling = pattern('iu')`
  (?:^|\s)(?:
    that
    for
    they
    (?<!\b(?:of|for|with|to|from|about)\s)it
    we
    (?<!\b(?:of|for|with|to|from|about)\s)you
    i
    he
    she
    has
    have
    had
    is
    are
    was
    were
    be
    been
    will
    would
    can
    could
    must
    may
    should
    do
    does
    same
    its?
    his
    her
    their
    our
    your
    my
    with
    and
    or
    to
    of
    in
    on
    at
    by
    from
    who
    which
    what
    not
    where
    when
    says?
    said
    the
    an?
    until
    el
    la
    los
    las
    del?
    al
    am
    dem
    den
    vom
    bis
    zum
    y
    und
    next
    instead
    both
    also
    each
    every
  )$
`;
/** A fragment that is no name of anything: a participle before a name, a day, an hour, a pronoun. */
export const fragment = pattern('iu')`
  ^(?:
    (?:put|get|see|let|take|have|be|do|go)[ ](?:you|me|us|it|them|him|her)\b
    instead\b
    if\b
    for your\b
    who(?:ever)?\b
    none$
    (?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*\.?(?:[ ](?:\d.*|works|is fine))?$
    (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*\.?[ ]\d{1,2}\b
    \d{1,2}[:./]\d\d?\b
    sharp$
    save the date$
    besos\b
    love,
  )
`;
/** Says that a day counts only in bad weather. */
export const badWeather =
  /(?:^|[\s(])(?:rain (?:date|day)|(?:in case of|if there is|si hay) (?:rain|snow|a storm|storms|bad weather|lluvia|tormenta)|(?:if|should) it (?:rains?|snows?|storms?)|si llueve)\b[^.;]{0,40}$/iu;
/** The hour before an entry: "3:30: egg drop". */
export const hourAhead = /^\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)?\s?[:,–—-]\s?/iu;
/** "The pizza party, which is on": the thing that a day is said of. */
export const whichIs =
  /(?:^|\s)(?:the|our|your|an?|this|before|after|until|during|of) ((?:[\p{L}’'-]{2,20} ){0,3}[\p{L}’'-]{3,20}),? (?:which|that) (?:is|are|will be|takes place|starts|begins)(?: held)?(?: on)?\s*$/iu;
/** A clause that begins so has lost its subject. */
export const headless =
  /^(?:in|at|on|during|of|for|with|from|to|by|as|over|up to|under|than|con|en|de|del|al?|para|por|si|zwar|que|same|us|them)\b/iu;
/** Begins what is said of the day itself: "January 5 is the last day of recess". */
export const saidOfDay = /^(?:is|are|was|will be|es|será) (?:the |an? |our |el |la )?/iu;
/** A clause that names its subject by a pronoun says too little without the subject of the letter. */
export const aboutSomebody = /^(?:we|i|it|they|he|she|our|you|this|those|these)\b/iu;
/** Headings that name a person: who signed a mail, or to whom it goes. */
export const namesPerson =
  /^(?:(?:mr|mrs|ms|miss|dr|sr|sra|srta|prof)\b\.?\s|(?:the )?\p{L}+ family$|familia\b|to (?:the|all|our) |dear\b|(?:besos|love|yours|thanks|regards)\b)/iu;
/** Names of events that stand for themselves. */
export const eventNoun = pattern('iu')`
  \b(?:
    practi[cs]e
    rehearsal
    concert
    meeting
    conferences?
    exam
    test
    quiz
    party
    picnic
    game
    match
    tournament
    lessons?
    visit
    trip
    tour
    registration
    arrival
    departure
    check-?in
    graduation
    holidays?
    recess
    break
    closed
    wedding
    funeral
    birthday
    dinner
    lunch
    breakfast
    election
    appointment
    check-?up
    delivery
    pick-?up
    drop-?off
    orientation
    auction
    sale
    fair
    festival
    carnival
    parade
    show
    play
    performance
    recital
    workshop
    class(?:es)?
    camp
    hike
    race
    run
    walk
    dance
    screening
    try-?outs?
    photos?
    pictures
    review
    inspection
    surgery
    clean-?up
    retreat
    bye
    outbound
    return
    reopening
    assembly
    ceremony
    banquet
    potluck
    barbecue
    bake sale
    fundraiser
    drill
    opening
    closing
    (?:semi-?)?finals?
    playoffs?
    scrimmage
    meet
    interview
    follow-?ups?
    fitting
    compra
    ajuste
    reuni[oó]n
    excursi[oó]n
    clases?
    convivio
    feria
    fiesta
    vuelo
    salida
    llegada
    regreso
  )$
`;
