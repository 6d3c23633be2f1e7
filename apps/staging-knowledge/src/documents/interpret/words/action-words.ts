import { pattern, wordTable } from '../letter/word-table.ts';

const people = wordTable`
  (?:
    you
    we ask that you
    parents?(?:
      [ ]and guardians?
      [ ]or guardians?
      /guardians?
    )?
    guardians?
    famil(?:y|ies)
    caregivers?
    students?
    pupils?
    children
    kids
    players?
    campers?
    members?
    participants?
    volunteers?
    everyone
    all
    each
    every
    (?:your|each|every|the|all|any|our)(?: [\p{L}-]{1,15}){1,3}
    all of you
    those [\p{L} ]{1,40}
    \p{Lu}[\p{L}’']{1,20}(?: \p{Lu}[\p{L}’']{1,20})?
  )
`;
const modal = wordTable`
  (?:
    must
    (?:will |do )?need(?:s)? to
    (?:will )?(?:have|has) to
    should
    shall
    (?:are|is) (?:also )?(?:
      asked
      required
      requested
      expected
      encouraged
      reminded
      invited
      kindly asked
      advised
      welcome
    ) to
    (?:are|is) to
    may
    can
  )
`;
export const leadIns: readonly RegExp[] = [
  // "The district gives you until May 4 to", of which the day was taken.
  /^[^.;:!?]{3,60}\b(?:gives?|allows?|leaves?) (?:you|us|families|parents|everyone)(?: time)?,? to (?=\p{Ll})/iu,
  /^(?:dear|hi|hello)\b[^,!:]{0,60}[,!:]\s+/iu,
  /^[^\p{L}\p{N}$"“]+/u,
  pattern('iu')`
    ^(?:
      (?:
        friendly[ ]
        gentle[ ]
        quick[ ]
        final[ ]
        last[ ]
      )?reminders?
      action (?:required|needed)
      important(?: reminder| note)?
      note
      please note
      urgent
      attention
      n\.?b\.?
      p\.? ?s\.?
      to ?do
      last chance
      next steps?
      what to do
      how to (?:
        help
        sign up
        register
        pay
        respond
        apply
        join
      )
      what you (?:need to do|can do)
      what we (?:still )?need(?: from you)?(?: now)?
    )\s?[:!–—-]\s*
  `,
  /^(?:and|also|so|then|finally|(?:first|second|next)(?=[,:])|secondly|in addition|additionally|however|therefore|as (?:always|usual|a reminder)|once again|again|this year|meanwhile|in the meantime|lastly|remember(?! to\b))\b[,:]?\s+/iu,
  /^(?:(?:we|i) (?:kindly |also )?(?:ask|request|would ask)(?: that)?(?: you(?: to| please)?(?= \p{Ll}))?|it is (?:important|essential|necessary) (?:that|for)|please (?:note|remember|be aware|be reminded) that)\s+/iu,
  /^(?:(?:so |in order )?that|to \p{Ll}+)\b[^;:.!?]{3,110}?\s(?=(?:(?:we|i) (?:still |also |will |do |would )?(?:need|ask|require)|please|every|each|all)\b)/iu,
  /^(?:can|could|would|will) you (?:please |also |kindly )?/iu,
  /^(?:please|kindly|pls)\b[,:]?\s+(?:also\s+|do\s+|kindly\s+|just\s+)?/iu,
  /^(?:don[’']t forget|do not forget|be sure|make sure|remember|take care|you are asked|we ask you)\s+(?:to|that you|you|that)\s+/iu,
];
export const whenClause = pattern('iu')`
  ^(?:
    if
    when
    once
    before
    after
    for
    to
    on
    by
    in
    because
    since
    as
    unless
    until
    at
    no later than
  )\b[^,;:.!?]{3,110},\s+(?=
    (?:
      please
      kindly
      you
      parents
      families
      students
      make sure
      be sure
      sign
      return
      send
      bring
      pay
      register
      call
      contact
      e-?mail
      complete
      fill
      let
      check
      remember
      reply
      visit
      all
      each
      every
      your
      pick
      drop
      turn
      submit
      book
      order
      rsvp
      we
    )\b
  )
`;
export const active = new RegExp(`^${people} ${modal} (?:also )?(?!be\\b)(?=\\p{Ll})`, 'iu');
export const passive = pattern('iu')`
  ^(.{3,90}?) (?:
    must
    (?:will )?needs? to
    (?:will )?(?:have|has) to
    should
    shall
    (?:are|is) to
    can
    may
  ) (?:also |all |first )?be (
    signed
    returned
    paid
    submitted
    completed
    turned in
    handed in
    handed back
    brought
    sent(?: in| back)?
    filled (?:in|out)
    labell?ed
    registered
    ordered
    updated
    uploaded
    picked up
    dropped off
    collected
    received
    made
    renewed
    booked
    scheduled
    provided
    cleared
    purchased
    packed
    confirmed
    worn
    delivered
    emailed
    mailed
    postmarked
  )\b(.*)$
`;
export const dueSlip =
  /^(.{3,80}?)(?:,? (?:which|that))? (?:(?:is|are|was|were|will be) )?due(?: back| in| at \p{L}+ \p{L}+)?\b[^\p{L}\p{N}]*(.*)$/iu;
export const forms =
  /\b(?:forms?|slips?|permission|waivers?|books?|applications?|paperwork|consents?|questionnaires?|surveys?|cards?|packets?|contracts?|envelopes?)\b/i;
export const payments = /\b(?:payments?|fees?|money|deposits?|balances?|dues|tuition|installments?|amounts?)\b/i;
export const dueLead = pattern('iu')`
  [\s(,–—-]*\b(?:(?:and|or)\s+)?(?:
    (?:no|not) later than
    on or before
    at the latest
    before
    by
    until
    till
    through
    on
    not after
    prior to
    from now until
    the end of
  )?(?:\s+(?:the (?:end|morning|evening|afternoon) of|the|this|end of|our deadline of))?[\s,:–—-]*$
`;
