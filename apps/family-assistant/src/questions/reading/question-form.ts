import type { Pick, Wanted } from '../calendar-question.ts';

/** Way to ask for something of the calendar. */
export interface QuestionForm {
  /** Pattern of `findPattern` over words, PERSON and TIME. */
  says: string;
  /** Null: the question is not for the calendar. */
  wants: Wanted | null;
  pick?: Pick;
  /** Set when the form takes a subject only loosely, so that a word left over makes the reading unsure. */
  loose?: true;
  /** Event that is meant when none is named: "When do I land?" means a flight. */
  impliedEvent?: string;
  /** Set when only the person in the pattern is asked about: "Can Dad drive Leo?" */
  onePerson?: true;
  /** Set when it asks whether the person in the pattern misses the event. */
  isMissed?: boolean;
  /** Set when being on one day is asked for rather than overlapping. */
  sameDay?: true;
  /** Set when the event in it is not what is asked for: "anything besides the dentist". */
  setsApart?: true;
  /** Set when only adults can be meant: "Who can watch the kids?" */
  adults?: true;
  /** Set when it asks whether a day is off rather than which one. */
  isWhether?: true;
  /** Set when it asks if an event is certain to take place. */
  asksStatus?: true;
  /** Set when only the guests of the event are asked for: "Who is invited to the review?" */
  guests?: true;
}

/** Words for how certain an event is: "Is the visit confirmed?" */
export const statusWords: readonly string[] = ['definite', 'confirmed', 'tentative', 'provisional', 'certain', 'final'];
