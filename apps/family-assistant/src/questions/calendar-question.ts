import type { Instant, TimeRange } from '@homeroom/icalendar';
import type { ChangeKind } from '../calendar-changes/calendar-change.ts';

/** Kind of fact that a question wants of the calendar. */
export type Wanted =
  /** Everything on: "What do we have tomorrow?", "tmrw anything?" */
  | 'list'
  /** The time or day of an event: "When is soccer?", "What time does the recital start?" */
  | 'when'
  /** Whether something is on: "Is there school on Thursday?", "Does Leo have soccer this week?" */
  | 'whether'
  /** Days without school: "Which days in May are off?" */
  | 'days-off'
  /** Whom an event concerns: "Who has something on Friday evening?" */
  | 'who'
  /** Whether a person is free: "Is Dad free on Friday at 2:45?", "Is Dad busy?", so the answer says which rather than yes. */
  | 'free'
  /** Whether somebody can be at an event of others: "Can Dad make it to the recital?", "Will I miss the recital?" */
  | 'attend'
  /** People who are free or busy at a time: "Who can drive on Friday at 4?" */
  | 'who-is-free'
  /** Times at which somebody is free: "When is Mom free on Saturday?" */
  | 'free-times'
  | 'where'
  | 'how-long'
  /** The time between two events: "How long have we got between the dentist and soccer?" */
  | 'gap'
  | 'how-many'
  | 'how-often'
  /** The end of an event: "Until when is the sleepover?" */
  | 'until'
  /** Changes: "What changed this week?", "Was practice moved?" */
  | 'changes'
  /** Overlaps: "Does anything collide on Saturday?" */
  | 'collisions'
  /** The time to leave, with travel time: "When must we leave for the orthodontist?" */
  | 'leave';

/** Kinds of question about free time, which name no event. */
export const aboutFreeTime: ReadonlySet<Wanted> = new Set(['free', 'free-times', 'who-is-free']);

/** The one meant of several occurrences. */
export type Pick = 'all' | 'next' | 'last' | 'first';

/** Whom a question is about. */
export interface AskedPersons {
  /** `anyone`: nobody is named. `each`: the question asks for people ("who", "anybody"). `members`: those in `ids`. */
  kind: 'anyone' | 'each' | 'members';
  /**
   * Ids of the members, in the household's order. "The kids" are those of the household. "We" is `anyone`, but every
   * member where free time is asked for. `each`: those among whom it asks ("which of the kids"); empty: everybody.
   */
  ids: readonly string[];
  /** Whether an event must concern all of them rather than one: "Leo and Maya both". */
  all: boolean;
}

/** Span of time that a question names, [start, end). */
export interface AskedSpan {
  start: Instant;
  end: Instant;
  /**
   * A moment has `end` equal to `start`. `open`: no time was named, so it reaches from now a year ahead or, about the
   * past, a year back to now.
   */
  kind: 'moment' | 'part-of-day' | 'day' | 'days' | 'open';
  /**
   * As an answer names it. A day, a part of it and a moment take "on" before it ("Saturday, December 5", "Friday evening,
   * December 4", "Friday, December 4, at 2:45 PM"), several days take nothing ("this week", "in December", "from
   * Saturday, December 5 to Tuesday, December 8"). Empty when `open`.
   */
  words: string;
  /** The same hours of each of several days: "the evenings of next week". Only what overlaps one of them is in the span. */
  parts?: readonly TimeRange[];
}

/** Event that a time is relative to, within the span: "after school", "before the recital", "free for soccer". */
export interface TimeAnchor {
  relation: 'before' | 'after' | 'during';
  subject: AskedSubject;
  /** Whether the weekend next to its days counts too: "over Memorial Day weekend". */
  withWeekend?: boolean;
  /** Whether the whole week of its first day is meant: "Thanksgiving week". */
  withWeek?: boolean;
  /** Weekdays that are meant next to the event, 0 for Sunday: "the Thursday before Easter"; `day` for "the day after". */
  nearDays?: readonly (number | 'day')[];
  /** Whether it may be the event that the question asks about: "When is the bell on early dismissal day?" */
  mayBeSubject?: boolean;
  /** Part of those days: "the night before Easter". */
  nearPart?: 'morning' | 'evening';
  /** Whether the whole days of the event are meant: "on Leo's birthday", "the day of the recital". */
  isWholeDay?: boolean;
  /** Whether somebody is somewhere then, so an event of several days is likelier meant: "while I'm in Denver". */
  isStay?: boolean;
  /** Day that its name means where the calendar has no such event: "Thanksgiving". */
  day?: AskedSpan;
  /** Members whose event it is where no name says so: "on my birthday". */
  ofIds?: readonly string[];
}

/** Event that a question names. */
export interface AskedSubject {
  /** Words as typed: "soccer practice". */
  text: string;
  /** Stems of its telling words, any of which an event's summary, place or category may have. */
  stems: readonly string[];
  /** Stems of each, when it names two things of which either is meant: "the dentist or soccer". */
  either?: readonly (readonly string[])[];
  /** Set when the words are of a longer text, so that an event need not have them all. */
  isLoose?: boolean;
}

/** Question about time that the calendar may answer. */
export interface CalendarQuestion {
  wants: Wanted;
  pick: Pick;
  /** Number of the next ones that are asked for, from 2: "the next three lessons". Absent: one. */
  count?: number;
  persons: AskedPersons;
  /** Null: any event. */
  subject: AskedSubject | null;
  /** Words around the question, of which an event may be meant when none has the subject. */
  around?: AskedSubject | null;
  /** Day of the subject's name, where the calendar need not have it: "When is Mother's Day?" */
  namedDay?: AskedSpan;
  /** Child who asks without naming anybody, so an event of its own is meant where it has one: "When is practice?" */
  askedBy?: string;
  /** Place that an event must have: "at the Riverside field". */
  place: AskedSubject | null;
  span: AskedSpan;
  anchor: TimeAnchor | null;
  /** Whether it asks for the way back: "When does Dad land coming back from Denver?" */
  isReturn?: boolean;
  /** Whether it asks when somebody is back at school. */
  isBackToSchool?: boolean;
  /** Whether it asks for what it is the household's turn to do: "When is it our turn to drive?" */
  isOurs?: boolean;
  /** Whether it asks if each of the persons has something: "Do both kids have something on Friday?" */
  isEach?: boolean;
  /** Whether it asks for one of several days: "on Friday or on Saturday". */
  isChoice?: boolean;
  /** Whether it asks for the ride to a place: "When do we land in Perth?" */
  isRide?: boolean;
  /** Whether the length of a drive is asked for, which no other event at its end tells. */
  isDrive?: boolean;
  /** Member at whose home the children are: "Are the kids at Dad's this weekend?" */
  hostId?: string | null;
  /** Whether it asks at whose home the children are: "Whose week is it?", "Where do we sleep on Friday?" */
  asksHost?: boolean;
  /** Member from whose home the children come back: "When are we back from Dad's?" */
  backFrom?: string;
  /** Other member who may have them: "at Mom's or at Dad's". */
  otherHostId?: string;
  /** Whether the children go there, so that a stay that goes on is not meant. */
  goToHost?: boolean;
  /** Member who asks if children are with them or with the household: "Do I have the kids this weekend?"; null when unknown. */
  hereWith?: string | null;
  /** Whether it asks where a parent must be, which may be at something of a child: "Do I need to be anywhere?" */
  isDuty?: boolean;
  /** Members who want to be at the event. */
  attendees?: readonly string[];
  /** Whether it asks if they are back from where they are then. */
  isBackFor?: boolean;
  /** Whether it asks if they miss the event rather than if they can be there. */
  isMissed?: boolean;
  /** Whether it asks if two events are on one day. */
  sameDay?: boolean;
  /** Whether it asks if a day is off rather than which one. */
  isWhether?: boolean;
  /** Whether it asks if an event is certain to take place: "Is the visit confirmed?" */
  asksStatus?: boolean;
  /** Whether it asks for the new time of what was moved: "When did practice get moved to?" */
  isOfMoved?: boolean;
  /** Weekday that is asked for, 0 for Sunday: "Which Saturday do I work?" */
  weekday?: number;
  /** Part of the day in which what is asked for begins, in minutes: "Which nights do I work?" */
  part?: { from: number; to: number };
  /** Whether only adults can be meant: "Who can watch the kids?" */
  adults?: boolean;
  /** Whether the length of a stay or an absence is asked for. */
  isStay?: boolean;
  /** Whether the length is asked for in nights: "How many nights is Dad away?" */
  inNights?: boolean;
  /** Whether the length is asked for in hours, of several events their sum: "How many hours do I work this week?" */
  inHours?: boolean;
  /** Whether the length is asked for in days: "How many days is the camp?" */
  inDays?: boolean;
  /** Children of whom it asks who has them: "Who gets Leo?" */
  cared?: readonly string[];
  /** Children of whom it asks when to fetch them: "What time do I pick up Leo?" */
  fetched?: readonly string[];
  /** Whether it asks for the other team, which only some titles tell: "Who are we playing tonight?" */
  isOfOpponent?: boolean;
  /** Whether it asks who is invited to the event: `only` when it asks for nothing that others than its guests tell. */
  guests?: 'only' | 'too';
  /** Hour that a yes-or-no question gives the event: "Is soccer at 5?" The event's own is asked for. */
  supposed: TimeRange | null;
  /** Kinds of changes that are asked for: "What was cancelled?" Absent: any kind. */
  changeKinds?: readonly ChangeKind[];
  /** Whether every word was understood: a word left over makes an answer unsure. */
  certain: boolean;
}

/** Context in which a question is read. */
export interface QuestionContext {
  now: Instant;
  /** Id of the member who asks; null when unknown, and then "I" is nobody. */
  sender: string | null;
}
