import { pattern, wordTable } from '../letter/word-table.ts';

const verbs = wordTable`
  is
  are
  was
  were
  will be
  takes? place
  will take place
  will happen
  happens
  begins?
  will begin
  starts?
  will start
  opens?
  will open
  runs?
  will run
  meets?
  will meet
  kicks? off
  ends?
  will end
  closes?
  will close
  returns?
  will return
  resumes?
  will resume
  arrives?
  continues?
  will continue
  goes
  is coming(?: up)?
  comes?
`;
const fillers = wordTable`
  (?:
    (?:
      be
      now
      held
      scheduled
      taking place
      planned
      set
      back
      open
      booked
      happening
      due to take place
      here
      again
      only
      running
      offered
      coming up
      in (?:the|our) [\p{L} ]{2,30}
      at (?:the|our) [\p{L} ]{2,40}
      for
      from
      on
      at
      in
      this
      next
      the week of
      every
      each
      both
      between
      to
      until
      through
      starting
      beginning
      of
    )[\s,:]*
  ){0,8}
`;
export const ahead = new RegExp(`^(.{2,120}?)\\s+(${verbs})\\s+${fillers}$`, 'iu');
export const invited = pattern('iu')`
  \b(?:
    join (?:us|me|your \w+|the [\p{L}' ]{2,30}) (?:for|at|in)
    come (?:
      to
      along to
      out (?:to|for)
      celebrate
      see
      join us (?:for|at)
    )
    invited? (?:
      you
      all
      everyone
      families
      your \w+
      [\p{L} ]{2,30}
    )? ?(?:to|for)
    invitation to
    welcome (?:you )?to
    save the date for
    looking forward to
    mark your calendars? for
    reminder (?:about|of)
    sign up for
    register for
    tickets (?:for|to)
    excited (?:about|for)
    announce
    party for
  )\s+(.{3,100})$
`;
export const doing = pattern('iu')`
  \b(?:
    will(?: also| all)?(?: be)?
    are
    is
    am
    going to
    plan to
    hope to
    get to
  )?\s*(?:
    have
    having
    hold
    holding
    host
    hosting
    celebrate
    celebrating
    offer
    offering
    perform(?:ing)?(?: in| at)?
    observe
    observing
    enjoy(?:ing)?
    attend(?:ing)?
    tak(?:e|ing) part in
    participat(?:e|ing) in
    go(?:ing)? on
    hold(?:s)?
    ha(?:s|ve)
    hosts?
    celebrates?
  )\s+(?:
    a[ ]
    an[ ]
    the[ ]
    our[ ]
    its[ ]
    their[ ]
    your[ ]
    his[ ]
    her[ ]
  )?(.{3,80})$
`;
export const travelling = pattern('iu')`
  \b(?:
    we
    will
    to
    are
    is
    class(?:es)?
    students
    pupils
    children
    graders
    campers
    (?:grade|year) \w{1,3}
  )\s+(?:all |also |be |then )?((?:visit|tour|explor|travel|go|head|walk|hike|camp|rid)(?:e|s|es|ing)?)\s+((?:to |at |in )?.{3,80})$
`;
export const offAhead = /^\W{0,4}cancell?ed\s?[:–—-]\s*/i;
export const shifted =
  /^(.{3,110}?)\s+(?:has|have|had|was|were|is|are|will be)\s+(?:been\s+|to be\s+|now\s+)?(?:moved|changed|postponed|rescheduled|pushed back|shifted)\b/iu;
export const beforehand = /\s+(?:originally |first |previously )?(?:scheduled|planned|set|announced) for\b.*$/iu;
export const edges = /^[\s,;:|•·*().–—-]+|[\s,;:|•·*(–—-]+$/gu;
/** The verb of a sentence that only says when: "Concert will be held", "Conferences will be &", "Swim lessons meet". */
export const held =
  /(?<=\p{L}{3}.*)\s+(?:(?:(?:will|is|are|was|were|has|have)\s+)?(?:be(?:en)?\s+)?(?:held|taking place|take place|takes place|scheduled|planned)|(?:will be|is|are)(?=\W*$)|(?:(?<=\p{L}s\s+)|will\s)meet|meets)\W*$/iu;
