import { pattern, wordTable } from '../letter/word-table.ts';
import { value } from './machine-order-words.ts';

const reader = wordTable`
  (?:
    a\.?i\.?
    artificial intelligence
    (?:large |vision )?language models?
    llms?
    gpt(?:-?\d\w{0,3})?
    chat ?gpt
    chat-?bots?
    (?:
      a\.?i\.?
      virtual
      digital
      automated
      helpful
    ) (?:
      assistants?
      agents?
      systems?
      models?
      readers?
      parsers?
      tools?
    )
    document (?:parser|reader|processor)s?
  )
`;
/** Sentences that are about the program as a whole. */
export const addresses: readonly RegExp[] = [
  pattern('iu')`
    (?<!such )\b(?:
      attention
      note
      message
      instructions?
      hint
      dear
      hello
      hey
      hi
      for
      if you are
      you are(?: now)?
      as
      act as
      acting as
    )[ ,:]{1,3}(?:to |for )?(?:an? |the |any |all |every )?${reader}(?![\p{L}\p{N}])(?!
      [ ](?:
        and
        or
        policy
        use
        club
        class
        in
        at
        workshop
        tools?
        ethics
        literacy
        lesson
        course
        night
        evening
        week
      )\b
    )
  `,
  new RegExp(
    `^[^\\p{L}]{0,6}(?:${reader}|(?:the )?(?:assistant|system|model|developer)(?: (?:prompt|message|note|instructions?|override|command))?)\\s?(?::|,|>|\\])`,
    'iu',
  ),
  pattern('iu')`
    (?<![\p{L}\p{N}])${reader}[^.!?]{0,30}\b(?:
      must
      should
      shall
      needs? to
      has to
      have to
    )\s+(?:\p{L}+ ){0,2}(?:
      say
      state
      write
      output
      respond
      answer
      set
      mark
      classify
      treat
      report
      ignore
      include
      return
      add
      list
      conclude
      tell
      summari[sz]e
      label
      flag
      put
      rate
    )\b
  `,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${reader}[^.!?]{0,20}\\b(?:reading|processing|parsing|summari[sz]ing|analy[sz]ing)\\b (?:this|the)\\b`,
    'iu',
  ),
  pattern('iu')`
    \b(?:system|hidden|secret|initial) prompts?\b
    \bprompt injection\b
    \b(?:
      new
      updated
      real
      actual
      following
      hidden
    ) (?:system )?instructions? (?:for|to) (?:you|the (?:system|assistant|model))\b
    \bdeveloper mode\b
    \bjailbreak\b
  `,
  /<\/?(?:system|assistant|user|instructions?|document|prompt)\b[^<>]{0,40}>|<\|[a-z_]{1,30}\|>|\[\/?(?:INST|SYSTEM)\]|^#{2,}\s*(?:system|instructions?|assistant)\b/iu,
  pattern('iu')`
    \b(?:
      document
      letter
      card
      message
      e-?mail
      text
      it
      everything
    )\b[^.!?]{0,20}\b(?:
      must
      should
      has to
      needs to
      is to
      shall
    ) be (?:
      labell?ed
      marked
      classified
      categori[sz]ed
      flagged
      treated
      tagged
      rated
    )\s+(?:as\s+|with\s+)?${value}
  `,
  /\b(?:do not|don[’']t|never)\s+(?:tell|show|mention (?:this )?to|inform|reveal (?:this )?to|warn)\s+(?:it to\s+)?the\s+(?:user|reader of the card|human)\b|\btell the user\b/iu,
];
