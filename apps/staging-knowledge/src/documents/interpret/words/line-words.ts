import { pattern, wordTable } from '../letter/word-table.ts';

const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
export const bullet =
  /^[ \t]{0,12}(?:[-*+•◦▪▫‣·●○►▶✓✔☐☑☒❏□→»\p{Co}]|[–—](?!\d)|\(?\d{1,2}[.)](?!\d)|\[[ xX]?\]|o(?= {1,4}\p{Lu}))[ \t]+(?=\S)|^[ \t]{0,12}\d{1,2}\.(?=\p{Lu}\p{Ll})/u;
export const rule = /^[ \t]*(?:[-=*_~•·—.✂|:+ \t]{3,}|\|?[ \t]*:?-{3,}.{0,200})$/u;
export const cells = /[^\s|](?:\t+| {2,}| ?\| ?)(?=[^\s|])/u;
export const knownField = pattern('i')`
  ^(?:
    when
    where
    who
    what
    why
    how
    cost
    date
    dates
    day
    days
    time
    times
    location
    place
    venue
    address
    price
    fee
    fees
    contact
    phone
    tel
    fax
    e-?mail
    rsvp
    deadline
    due
    due date
    to
    from
    re
    subject
    cc
    sent
    website
    web
    bring
    wear
    departure
    departs?
    return
    returns
    arrival
    lunch
    name
    grade
    teacher
    age
    ages
    transport
    transportation
    meeting point
    rain date
    dress
    room
    doors
    tickets
    admission
    registration
    payment
    hosted by
  )\s?(?:\([^)]{1,40}\))?:
`;
export const capitalField = /^\p{Lu}[\p{L}\p{N}'’/&-]{0,20}(?: [\p{L}\p{N}'’/&-]{1,20}){0,3}\s?:(?:\s|$)/u;
const month = wordTable`
  jan(?:uary)?
  feb(?:ruary)?
  mar(?:ch)?
  apr(?:il)?
  may
  june?
  july?
  aug(?:ust)?
  sept?(?:ember)?
  oct(?:ober)?
  nov(?:ember)?
  dec(?:ember)?
`;
export const datedStart = new RegExp(
  `^(?:(?:${weekday})\\.?,? )?(?:(?:${month})\\.? \\d{1,2}\\b|\\d{1,2}(?:st|nd|rd|th)?\\.? (?:${month})\\b|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?\\b|\\d{4}-\\d\\d-\\d\\d)|^(?:${weekday})\\.?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?=\\s\\p{Lu})|^(?:${weekday})\\b ?[:–—-]`,
  'iu',
);
const fullDate = `(?:(?:${month})\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\.? (?:${month}),? \\d{4})`;
/** "October 9, 2026", in letters of two languages twice: "October 9, 2026 · 9 de octubre de 2026". */
export const dateAlone = new RegExp(
  `^${fullDate}(?: [·|/–-] (?:\\d{1,2}\\.? )?[\\p{L}. ]{3,24}(?:\\d{1,2},? )?\\d{4})?$`,
  'iu',
);
export const dateWords = new RegExp(`\\b(?:${month}|${weekday}|\\d{1,2}(?:st|nd|rd|th)|to|through|and)\\b`, 'gi');
export const clockStart =
  /^(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|noon|[–-] ?\d{1,2}(?::\d\d)? ?[ap]\.?m\b)|\d{1,2}:\d\d\b)/i;
/** Words that begin a line of a flyer and seldom continue a sentence. */
export const ownStart =
  /^(?:Bring|Wear|RSVP|Please|Return|Call|Register|Cost|Pay|Send|Contact|Questions|Tickets|Admission|Free|Join|Where|When|Sign)\b/;
/** End of a line whose sentence continues. */
export const goesOn = pattern('i')`
  (?:
    \b(?:
      a
      an
      the
      of
      on
      in
      at
      to
      for
      by
      with
      from
      and
      or
      but
      is
      are
      was
      were
      be
      will
      have
      has
      had
      your
      our
      their
      his
      her
      this
      that
      as
      if
      we
      you
      they
      please
      until
      before
      after
      not
      than
      no
      per
      each
      every
      is due
      ${month}
      mr
      mrs
      ms
      dr
      st
    )\.?
    \b(?:mon|tues?|wed|thu|thurs|fri|sat)\.,?
    [,&(/–-]
  )$
`;
export const monthEnd = new RegExp(`\\b(?:${month})\\.?$`, 'i');
/** Heads a list of its days. */
export const monthAlone = new RegExp(`^(?:${month})\\.?(?:,? \\d{4})?:?$`, 'i');
export const streetEnd = /\d .{0,30}\b(?:St|Ave|Rd|Dr|Ln|Blvd)\.?$/;
export const ended = /[.!?:;]["”’)\]]{0,2}$/;
export const keptHyphens = pattern('i')`
  \b(?:
    sign
    drop
    pick
    follow
    check
    well
    co
    pre
    re
    non
    self
    mid
    after
    make
    back
    half
    full
    part
    long
    short
    grade
    year
    two
    three
    four
    five
    first
    second
    third
    e
    t
    x
    k
    tie
    high
    low
    one
    on
    off
    all
    in
    out
    up
    vice
    mother
    father
    parent
    free
    student
    child
    family
    ten
    twenty
    thirty
  )-$
`;
export const greetingLine = pattern('i')`
  ^(?:
    dear
    hi
    hello
    hey
    greetings
    good (?:morning|afternoon|evening|day)
    ahoy
    to (?:all|the) (?:parents?|families|guardians)
    to whom it may concern
    estimad[oa]s?
    querid[oa]s?
    sehr geehrte[rn]?
    liebe[rn]?
    chers?
    chères?
    bonjour
    hola
  )\b[^.!?;]{0,70}[,!.:]?$
  ^(?:dear|hi|hello|estimad[oa]s?|querid[oa]s?) (?:[^.!?;:]|\b(?:mr|mrs|ms|mx|dr|prof|sr|sra|st)\.){1,70}[,:]$
`;
export const closingLine = pattern('i')`
  ^(?:
    (?:with )?(?:
      many[ ]
      warm[ ]
      best[ ]
      kind[ ]
      warmest[ ]
      kindest[ ]
    )?(?:
      thanks
      thank you
      regards
      wishes
      appreciation
    )(?: (?:again|so much|in advance|for (?:your|all|being)[^.!?]{0,60}))?
    sincerely
    yours(?: (?:truly|sincerely|faithfully))?
    respectfully
    cheers
    warmly
    love
    best
    go (?:\w+ ){0,2}\w+
    see you (?:soon|there|then)
  )\s?[,.!–—-]{0,3}$
`;
