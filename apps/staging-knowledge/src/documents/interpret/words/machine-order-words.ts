import { pattern, wordTable } from '../letter/word-table.ts';

const openings = '(?:^|[.!?:;,–—|>)\\]-]\\s{0,3}|\\b(?:please|and|then|also|must|now|instead|you should|you will)\\s+)';
/*
 * A letter speaks to a family. What speaks to the program that reads it, or says what that program shall answer, is
 * left out before anything is read from the letter; such orders are known by what they talk about.
 */
const field = wordTable`
  (?:
    dead-?lines?
    due dates?
    categor(?:y|ies)
    urgency
    urgent
    priority
    severity
    titles?
    summar(?:y|ies)
    confidence(?: score)?
    needs[_ ]review
    action[_ ]required
    briefing(?: card)?
  )
`;
export const value = wordTable`
  (?:an?\s+|the\s+|being\s+)?(?:(?:very|most|highly|extremely|top|high|low)[ -]?)?(?:
    urgent
    urgency
    priority
    critical
    important
    immediate
    school
    sports
    medical
    community
    other
    spam
    safe
    trusted
    verified
    category
  )\b
`;
const thing = wordTable`
  (?:
    (?:
      this
      the
      that
      it
      your
      entire
      whole
      letter
      document
      message
      card
      e-?mail
      text
      file
      flyer
      notice
      everything
      content
      item
    )\s+
  ){0,4}
`;
/** Orders that may begin inside a sentence, whose beginning then stays. */
export const imperatives: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule)\b[^.!?]{0,40}\b(?:instructions?|prompts?|system messages?|guardrails?|directives?)\b/iu,
  pattern('iu')`
    \b(?:ignore|disregard|forget|override) (?:
      all
      any
      everything
      anything
      whatever
      what(?:ever)? (?:is|was|stands)
      the(?= (?:above|previous|text|letter|document|rest))
    )\b[^.!?]{0,30}\b(?:
      above
      before this
      previous(?:ly)?
      prior
      preceding
      you were told
      rules
    )\b
  `,
  pattern('iu')`
    ${openings}(?:
      set
      change
      move
      update
      overwrite
      replace
      force
      make
      adjust
      override
      put
    )\s+(?:
      (?:
        the
        its
        this
        that
        any
        all
        every
        card[’']?s?
        letter[’']?s?
        document[’']?s?
        value
        field
        of
        in
        for
      )\s+
    ){0,5}["'“]?${field}["'”]?\s?(?:\s(?:field\s+|value\s+)?(?:to|as|into|with|high|low|urgent)\b|[=:])
  `,
  new RegExp(
    `${openings}(?:mark|flag|classify|categori[sz]e|label|tag|treat|report|rate|rank|file|list)\\s+${thing}(?:as|under|to be)\\s+${value}`,
    'iu',
  ),
  new RegExp(
    `${openings}(?:use|choose|select|pick|assign|apply)\\s+(?:the\\s+)?(?:category|urgency|priority)\\s?(?:[=:"'“]|(?:to\\s+)?(?:medical|school|sports|community|other|high|low|urgent)\\b)`,
    'iu',
  ),
  /\b(?:output|respond|answer|reply|return|say)\b[^.!?]{0,30}\b(?:json|schema|xml|verbatim|only the (?:word|text|following)|nothing (?:else|but))\b/iu,
  /\b(?:output|respond|answer|reply|return)\s+(?:only\s+)?(?:with|in|as)\s+(?:the\s+)?(?:category|urgency|deadline|priority|title)\b/iu,
  /\b(?:reveal|print|repeat|show|leak|output)\s+(?:me\s+)?(?:your|the)\s+(?:system |initial |hidden )?(?:prompt|instructions)\b/iu,
];
/** No order is without one of these words; most texts have none, and are done with it. */
export const hint = pattern('iu')`
  ignor
  disregard
  forget
  overrid
  bypass
  overrul
  instruct
  prompt
  guardrail
  (?<![\p{L}])a\.?i\.?(?![\p{L}])
  artificial
  language model
  llm
  gpt
  chat-?bot
  assistant
  agent
  developer
  jailbreak
  parser
  processor
  document reader
  <
  \[
  deadline
  due date
  categor
  classif
  urgen
  priorit
  severity
  confidence
  needs.review
  action.required
  briefing
  json
  schema
  \bxml
  verbatim
  the user
  human
  (?:
    set
    change
    move
    update
    replace
    make
    mark
    flag
    label
    tag
    treat
    report
    rate
    rank
    file
    list
  )(?:l?ed)?\b[^.!?]{1,60}\b(?:
    title
    summary
    summaries
    as
    under
    to be
  )\b
  ^\W{0,6}(?:the )?(?:system|model)\b
  only the (?:word|text)
  nothing (?:else|but)
`;
const verbs = wordTable`
  set
  mark
  make
  change
  move
  flag
  classify
  categori[sz]e
  treat
  output
  respond
  answer
  return
  report
  write
  say
  add
  delete
  remove
  invent
  include
  list
  send
`;
/** After one order, what merely sounds like another one is one too. */
export const followUp = pattern('iu')`
  ^[^\p{L}]{0,4}(?:(?:and|then|also|instead|now|please|you must|it is|this is)[ ,:]+){0,3}(?:
    (?:${verbs})\b
    (?:the\s+)?(?:
      new
      real
      actual
      correct
      only
      true
      updated
    )\s+${field}
    (?:the\s+)?${field}\s+(?:is|should be|must be)\s+(?:now\s+|actually\s+)?(?:
      today
      tomorrow
      tonight
      urgent
      high
      low
      medical
      school
      sports
      community
      other
      critical
      immediate
    )\b
    (?:very |extremely )?urgent
    high priority
    ${field}\s?[:=]
  )
`;
/** Words before an order that only lead to it. */
export const leadIn =
  /(?:^|(?<=[\s.!?:;,–—(-]))(?:(?:please|kindly|note|attention|important|system|assistant|model|ai|and|then|also|now|you|must|should|urgent|p\.?s|so|from now on)[\s,:;.!–—-]*){1,6}$/iu;
export const separators = /[\s,;:|([{<–—-]+$/u;
