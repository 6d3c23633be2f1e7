/** Invented household with its calendars, its mail and everyday questions about them. */
export interface QuestionSet {
  /** `family_id` of the household. */
  id: string;
  /** Instant at which every question is asked, RFC 3339 with the offset of the household's zone. */
  now: string;
  /** Family configuration file, as YAML. */
  family: string;
  /** iCalendar text of each calendar, by its id in the family file. */
  calendars: Readonly<Record<string, string>>;
  /** Letters, newsletters, chat messages and documents of the knowledge base. */
  sources: readonly QuestionSource[];
  questions: readonly AskedQuestion[];
}

/** Source of the knowledge base that is not a calendar. */
export interface QuestionSource {
  /** Unique in the set: `mail:…`, `document:…` or `extraction:…`. */
  id: string;
  type: 'email' | 'newsletter' | 'message' | 'document';
  /** Empty when there is none. */
  subject: string;
  sender: string;
  /** YYYY-MM-DD in the household's zone. */
  date: string;
  text: string;
}

/** Question with what a right answer says. */
export interface AskedQuestion {
  question: string;
  /** Id of the member who asks. Default: nobody known. */
  from?: string;
  /** Place of the answer. `none`: nobody knows, so the question is to be refused. */
  answeredBy: 'calendar' | 'sources' | 'both' | 'none';
  /**
   * Kind of question, by which a score can be split. `plain`: with the words of the source. `paraphrased`: in other
   * words. `near`: the sources mention the subject but do not tell the answer. `foreign`: nothing about the household.
   */
  group?: 'plain' | 'paraphrased' | 'near' | 'foreign';
  /**
   * Facts of a right answer: of each list at least one spelling must occur, whatever the case. Empty only when
   * `answeredBy` is `none`.
   */
  says: readonly (readonly string[])[];
  /** False statements, of which none may occur. What a right answer may add, such as the next date, is none. */
  neverSays?: readonly string[];
  /**
   * Sources of which one must be the first of the answer: an id of `sources`, or `calendar:CALENDAR:UID`. Empty: any,
   * also none, as for "nothing on".
   */
  sources: readonly string[];
}
