import type { IsoDate } from '../calendar-dates.ts';
import type { MailForm } from '../mail-text.ts';

/** The digest's categories. */
export type DocumentCategory = 'School' | 'Sports' | 'Medical' | 'Community' | 'Other';

/** A day that a document names, on which something happens or is due. */
export interface TrueDate {
  date: IsoDate;
  /** HH:MM, when the document says at what time. */
  time?: string;
  /** The last day, when there are several. */
  endDate?: IsoDate;
  /** HH:MM */
  endTime?: string;
  /** Times that are as right as `time`, such as when the doors open; null when the day alone is right as well. */
  otherTimes?: readonly (string | null)[];
  /** The document's own words for the day. */
  words: string;
}

/** A day that may be listed or left out, such as that of an older mail below: neither asked for nor held against a card. */
export interface MentionedDate {
  date: IsoDate;
  endDate?: IsoDate;
  why: string;
}

/** What a careful reader of a document would note down. README.md says what each field means. */
export interface DocumentTruth {
  category: DocumentCategory;
  /** First names of the members of the sample household that it concerns, in the household's order. */
  who: readonly string[];
  /** Members whom it names besides. */
  whoElse?: readonly string[];
  /** Null when the document does not say of what day it is. */
  documentDate: IsoDate | null;
  dates: readonly TrueDate[];
  mentioned?: readonly MentionedDate[];
  /** Days by which something is to be done, a part of `dates`. */
  deadlines: readonly IsoDate[];
  /** Days that one reader takes for a deadline and another does not. */
  arguableDeadlines?: readonly IsoDate[];
  /** Whether the family has to do something. */
  actionRequired: boolean;
  /** One for each thing to do: words of which one stands in its line, with `|` between. */
  actions: readonly string[];
}

/** A mail's envelope. Its text is the document's. */
export interface DocumentMail {
  /** `Name <address>` */
  from: string;
  to?: string;
  date: IsoDate;
  /** HH:MM */
  time: string;
  subject: string;
  form: MailForm;
}

/** A letter, flyer or mail written for this project, and what is true of it. */
export interface SampleDocument {
  /** Also the name of its file. */
  id: string;
  title: string;
  /** The day on which the family gets it. */
  received: IsoDate;
  /** The day that its file says it was made on. */
  made: IsoDate;
  mail?: DocumentMail;
  /** The master: see blocks.ts for its light structure. */
  text: string;
  truth: DocumentTruth;
}
