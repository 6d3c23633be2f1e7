import type { IsoDate } from '../calendar-dates.ts';
import type { MailForm } from '../mail-text.ts';

/** Digest category. */
export type DocumentCategory = 'School' | 'Sports' | 'Medical' | 'Community' | 'Other';

/** Day in a document on which something happens or is due. */
export interface TrueDate {
  date: IsoDate;
  /** HH:MM, when the document states a time. */
  time?: string;
  /** Last day of a range. */
  endDate?: IsoDate;
  /** HH:MM */
  endTime?: string;
  /** Times that are equally right, such as when the doors open; null when the day alone is right too. */
  otherTimes?: readonly (string | null)[];
  /** Wording in the document. */
  words: string;
}

/**
 * Day that may be listed or omitted, such as one in a quoted older mail; neither required nor counted against a card.
 */
export interface MentionedDate {
  date: IsoDate;
  endDate?: IsoDate;
  why: string;
}

/** Expected result of a careful reader. README.md explains the fields. */
export interface DocumentTruth {
  category: DocumentCategory;
  /** First names of the members it concerns, in the household's order. */
  who: readonly string[];
  /** Other members it names. */
  whoElse?: readonly string[];
  /** Null when the document does not state it. */
  documentDate: IsoDate | null;
  dates: readonly TrueDate[];
  mentioned?: readonly MentionedDate[];
  /** Days by which something must be done, a subset of `dates`. */
  deadlines: readonly IsoDate[];
  /** Days that are arguably deadlines. */
  arguableDeadlines?: readonly IsoDate[];
  /** Whether the family must do something. */
  actionRequired: boolean;
  /** One entry per task: alternative words separated by `|`, one of which must occur in the card's line. */
  actions: readonly string[];
}

/** Envelope of a mail. Its text is the document's. */
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

/** Letter, flyer or mail written for this project, with its expected result. */
export interface SampleDocument {
  /** Also the file name. */
  id: string;
  title: string;
  /** Day the family receives it. */
  received: IsoDate;
  /** Creation day recorded in its file. */
  made: IsoDate;
  mail?: DocumentMail;
  /** Source text; see blocks.ts for its light markup. */
  text: string;
  truth: DocumentTruth;
}
