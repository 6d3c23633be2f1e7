import { pattern } from '../letter/word-table.ts';

export const plainLabels = pattern('i')`
  ^(?:
    when
    dates?
    days?
    time
    times
    date (?:and|&|/) time
    day (?:and|&|/) (?:date|time)
    day/time
    what
    event
    on
    dates? and times?
    upcoming
    next
    new date
    event date
    trip date
    schedule
    starts?
    begins?
    from
    game day
    hours?
    open
    opens?
    save the date
    mark your calendars?
    reminder
    note
    please note
    important
    appointment
    cancell?ed
  )$
`;
export const closing = pattern('iu')`
  \b(
    no (?:
      camp
      school
      classes
      class
      practice
      game
      games
      rehearsal
      lessons?
      meeting
      services?
      lunch
      bus
      buses
      after-?school(?: care| club)?s?
    )
    (?:
      school
      schools
      library
      office
      campus
      pool
      clinic
      building
      classes
      center
      district
      club
      preschool
      daycare
    )[\p{L} ,]{0,30}(?:closed|cancell?ed)
    early (?:dismissal|release)
    late start
    delayed opening
    half day
    (?:
      practice
      game
      rehearsal
      class
      meeting
      trip
      concert
      event
      lesson
    )s?(?: (?:today|tomorrow|tonight|this \w+|on \w+day))? (?:is|are|has been|have been|will be) (?:
      cancell?ed
      moved
      postponed
      rescheduled
    )(?: to)?
  )\b
`;
export const off =
  /\b(?:is|are|was|were|has been|have been|had to be|will be) (?:also |now |unfortunately |therefore )?(?:cancell?ed|called off)\b|\bwill not (?:be held|take place|happen|meet)\b/i;
/** Headings that say how a letter is built, not what it is about. */
export const structural =
  /^(?:what|how|who|why|when|where|good to|next steps?|please|questions?|details?|dear|to )\b|\?$|^(?:sessions?|schedule|registration|program|tryouts? dates?|calendar)$/i;

/** "Science Night – Thursday 12/10 – 6–8 pm – cafeteria": the name comes first. */
export const besideMarks = /^(.{3,100}?)\s(?:[|–—]|-)\s*$/u;
