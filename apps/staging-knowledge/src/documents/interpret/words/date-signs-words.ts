import { pattern } from '../letter/word-table.ts';

/** Kinds of words near a date that speak for or against a deadline, or an event at all. */
export const wordKinds = {
  handsIn: pattern('iu')`
    \b(?:
      return(?:s|ed|ing)?|(?:send|submit|deliver|bring|upload|fax)(?:s|ed|ted|ing|ting)?|sent|brought
      (?:turn|hand|drop|give|pass)(?:s|ed|ped)? (?:\p{L}+ ){0,4}(?:in|back|over|off|on)
      mail(?:ed)? (?:it|them|the|your|this|back|in)
      (?:put|leave|place|slip|get|post) (?:it|them|the|your|this|these)|(?:tear|cut) off|detach
      back (?:to|in|with|at)|reach(?:es)? (?:us|me|the)|on (?:my|our) desk
      in (?:my|our) (?:box|inbox|mailbox|hands?)|with (?:us|me)|received?|collect(?:s|ed|ing)?
      (?:it|them|one|this|these|all|both|the \p{L}+) back|back from|(?:back|in) \p{L}+[’']s hands
      (?:be|are|go|goes|belongs?) (?:in|on|with|at) (?:the|my|our)|in the (?:box|tin|folder|envelope|drop)|owed to|fetch(?:ed)?
    )\b
  `,
  replies: pattern('iu')`
    \b(?:
      r\.?s\.?v\.?p|repl(?:y|ies|ied|ying)|respon(?:d|ds|ded|se|ses)|confirm(?:s|ed|ing|ations?)?|tell
      let \p{L}+(?: \p{L}+)? know|know (?:by|before|if|whether|how|who)|to know|answer(?:s|ed)?|call|phone
      text|e-?mail|write (?:to|back|us|me|down|your)|contact|choose|pick (?:a|one|your)|votes?|decide
      hear (?:from|back)|picks?|(?:want|need) (?:a|one|your) (?:yes|no|answer|word|name|note)|whether you|how many
      how many of you|heads|(?:sign|put|add) your name|say (?:so|yes|if|whether)|get in touch|head ?count|count
    )\b
  `,
  enrols: pattern('iu')`
    \b(?:
      regist(?:er|ers|ered|ering|rations?)|sign(?:s|ed|ing)?[ -]?ups?|enrol(?:l|led|lment|ment)?
      appl(?:y|ies|ications?)|book(?:ed|ings?)?|reserv(?:e|ed|ing|ations?)|(?:pre-?)?order(?:s|ed|ing)?|buy
      purchased?|renew(?:s|ed|al)?|claim(?:ed)?|cancel(?:s|ed|led|lations?)?|withdraw
      opt(?:ing)?[ -](?:in|out)|enter|entr(?:y|ies)|nominat(?:e|ions?)|volunteer|pledge|donat(?:e|ions?)|join
      schedule (?:your|an?|the)|requests?|redeem|pick up|log ?in|activate|update|appeal|dispute|objections?
    )\b
  `,
  pays: pattern('iu')`
    \b(?:
      pay(?:s|ing|able|ments?)?|paid|balance|fees?|dues|tuition|money|deposit|instal?lments?|invoice|amount
      cash|checks?|half|ow(?:ed?|ing)|settle|refund
    )\b
  `,
  papers: pattern('iu')`
    \b(?:
      forms?|slips?|envelopes?|permission|consent|waivers?|releases?|surveys?|questionnaires?
      (?:lower|bottom|upper|top|tear-?off|pink|green|yellow|blue|white) (?:part|half|portion|section|strip|copy)
      cards?|sheets?|packets?|ballots?|proofs?|records?|papers?|paperwork|signatures?|agreements?|contracts?
      certificates?|documents?|coupons?|vouchers?|tickets?|proposals?|articles?|photos?|projects?|essays?
      reports?|assignments?|homework|lists?|names?|sizes?|choices?|keys?|books?|uniforms?|jerseys?|library
      items
    )\b
  `,
  due: pattern('iu')`
    \b(?:
      due(?! to\b)|overdue|deadlines?|cut-?offs?|payable|expir(?:es|ed|ing|ation)
      (?:last|final) (?:day|chance|date|call|moment)|postmark(?:ed)?|(?:no|not) later than|latest|too late
      late (?:fee|ones|orders|forms)|time is up|target|early[ -]bird|comes? back|back by
    )\b
  `,
  ends: pattern('iu')`
    \b(?:
      clos(?:es?|ing)|ends?|accept(?:s|ed|ing|ance)?|(?:comes?|goes|go|taken) down|after (?:that|this|then)
      window|locks?|shuts?|comes off|tak(?:es?|en) (?:it|them|the \p{L}+(?: \p{L}+)?) (?:down|home|away|in)
      (?:the )?last ones?|while (?:\p{L}+ )?(?:they )?last|until (?:they are|it is) gone|whichever|not after|draw lots
      (?:go|goes|give it|given) (?:back )?to the (?:list|next)|without (?:it|one|them|a|the)|full|shut off|disconnect(?:ion|ed)?|penalt(?:y|ies)|avoid|runs? out|no longer
    )\b
  `,
  must: pattern('iu')`
    \b(?:
      must|need(?:s|ed)?|(?:have|has|had) to|should|requir(?:es?|ed)|requested|ask(?:s|ed|ing)?|want(?:s|ed)?
      expect(?:s|ed)?|would like|remember|(?:don[’']t|do not) forget|be sure|make sure|remind(?:er)?|kindly
      please|pls|wants?|wish(?:es)?|owes?|counts? on|cannot
    )\b
  `,
  others: pattern('iu')`
    \b(?:
      (?:we|i|they|he|she|it|the \p{L}+(?: \p{L}+)?)(?:[’']ll| will| shall| hopes? to| plans? to| expects? to| promises?)
      you(?:[’']ll| will| should| can expect to) (?:have )?(?:receive|hear|get|find|see|be able)
      should (?:be|arrive|have)|will (?:be|have|arrive|come|go|return|receive)
      (?:is|are) (?:back|fine|ready|usually|expected|fixed)|ready|arrives?|valid|good (?:until|through|till)
      keep|kept|(?:open|opens|closed) (?:until|till|through|from)|on (?:display|view)|stays?|lasts?|runs?
      hold|away
    )\b
  `,
  happens: pattern('iu')`
    \b(?:
      begins?|starts?|meets?|doors|concerts?|games?|practice|meeting|party|trip|show|performance|visits?
      class(?:es)?|school|holiday|dismissal|festival|fair|picnic|tournament|match|conferences?|appointment
      (?:at|from) \d|comes?|join us|arrive|departs?|leaves?|takes? place|held|(?:is|are|will be) on|tour
      night|day|break|lessons?|rehearsal|exam|test
    )\b
  `,
  past: pattern('iu')`
    \b(?:
      was|were|been|had|took|ended|began|issued|printed|dated|updated|posted|revised|since|as of|visited
      completed|thank(?:s| you)|(?:received|paid|sent|ordered) on|purchased|happened
    )\b
  `,
  records: pattern('iu')`
    \b(?:
      versions?|rev|edition|adopted|amended|approved|voted|refreshed|checked|inspect(?:ed|ion)|renewed
      reviewed|effective|licen[cs]e|certificates?|polic(?:y|ies)|rules|guide|catalog(?:ue)?|website|prices?
      schedule|account|notice|page|prepared|generated|copyright|founded|born|established|replaces|supersedes
    )\b
  `,
  earlier: pattern('iu')`
    \b(?:
      last (?:year|time|one|season|spring|summer|fall|autumn|winter|month|week)(?:[’']s)?|the last
      previous(?:ly)?|former(?:ly)?|earlier|ago|the (?:one|same) of|already|\p{L}{3,}ed|ran|beat|won|lost
      stood|came|went|took|got|gave|said
    )\b
  `,
  family: /\b(?:yours?|you|families|parents|guardians|everyone|(?:every|each) family|those who|anyone)\b/iu,
  condition: /\b(?:if|unless|whether|in case)\b/iu,
  optional: /\b(?:no need|not need|need not|nothing to|not required|optional|may|can|welcome to|free to)\b/iu,
  negation: /\b(?:no|not|never|cannot|can[’']t|won[’']t)\b/iu,
} as const;

/** An order to the family, at the start of a clause. */
export const order = pattern('iu')`
  (?:^|[,:;–—-]\s+|\b(?:so|and|then|to|or) )(?:
    please
    kindly
    return
    sign
    send
    bring
    pay
    submit
    complete
    fill
    register
    rsvp
    reply
    respond
    confirm
    order
    book
    reserve
    apply
    enrol
    enroll
    renew
    turn
    hand
    drop
    give
    let
    call
    text
    e-?mail
    mail
    tell
    choose
    pick
    vote
    check
    schedule
    upload
    download
    read
    write
    put
    leave
    tear
    cut
    detach
    mark
    circle
    tick
    buy
    get
    add
    enter
    make
    have
    log
    update
    cancel
    contact
    request
    join
    volunteer
    donate
    label
    pack
    keep
    use
    visit
    click
    print
    save
    claim
    finish
    practice
    study
    answer
    find
    show
    collect
    settle
    move
    clear
    (?:don[’']?t|do not)
    be sure
    remember
  )\b
`;

const dayWords =
  '(?: (?:the|this|next|coming|end|close|of|day|business|morning|evening|noon|midnight|at|on|school|bell|last|our|my|first|thing|time|homeroom|\\d{1,2}(?::\\d\\d)?|[ap]\\.?m\\.?|\\p{L}+day,?))*\\W{0,3}$';
const leading = (words: string) => new RegExp(`\\b(?:${words})${dayWords}`, 'iu');
/** Words that lead to a date, the first that fits counting. */
export const leads: readonly (readonly [name: string, words: RegExp])[] = [
  ['by', /\b(?:(?:no|not) later than|on or before|latest)\b[^.;!?]{0,24}$/iu],
  ['by', leading('by|before')],
  ['until', leading('until|till|thru|through|up to(?: and including)?')],
  ['due', leading('(?:due|deadline|payable|expires?|cut-?off|postmarked)(?: (?:back|in|is|to us|with us|no))*')],
  ['ends', leading('(?:clos(?:es|e|ing)|ends?)(?: down)?')],
  ['after', leading('after')],
  ['from', leading('from|since|beginning|starting|as of|between|effective')],
  ['of', leading('of')],
  ['on', leading('on|for|at')],
  ['is', leading('is|are|was|were')],
  ['colon', /[:=]\s*(?:\p{L}+day,?)?\s*$/u],
  ['dash', /[–—-]\s*(?:\p{L}+day,?)?\s*$/u],
  ['bracket', /\(\s*$/u],
];
