import type { IsoDate } from '../calendar-dates.ts';
import type { DocumentMail, DocumentTruth } from './sample-document.ts';

/** Arrivals without text: a scan and a photo show printed pages, a screenshot the first page as a screen. */
export const picturedArrivals = ['scan', 'photo', 'screenshot'] as const;

/** Way in which a typeset document reaches the family. */
export type TypesetArrival = 'pdf' | 'docx' | 'eml' | (typeof picturedArrivals)[number];

/** Amount of money that a careful reader would note. */
export interface TrueAmount {
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Wording in the document. */
  words: string;
}

/** Expected result for a typeset document: what README.md explains, and its title, amounts, places and wording. */
export interface TypesetTruth extends DocumentTruth {
  /**
   * Accepted titles: the card's title contains one of them, whatever the case. The document's name or heading, or what it
   * is mainly about. Empty: any title that is no metadata.
   */
  titles: readonly string[];
  /** Amounts that the family pays or gets; a total counts, its parts may be listed or omitted unless each has its own day. */
  amounts: readonly TrueAmount[];
  /** Main places where something happens, one spelling that a card's place must contain. Others may be listed. */
  places: readonly string[];
  /** Phrases that the text must contain, whatever the spaces and line ends. */
  mustRead: readonly string[];
}

/** Document laid out by a browser or an office program from the HTML file of the same name, with its expected result. */
export interface TypesetDocument {
  /** Also the file name. */
  id: string;
  kind:
    | 'newsletter'
    | 'form'
    | 'invoice'
    | 'ticket'
    | 'certificate'
    | 'report'
    | 'calendar'
    | 'mail chain'
    | 'flyer'
    | 'letter';
  language: 'en' | 'es';
  /** `browser`: printed by Chromium. `office`: written by LibreOffice. */
  producer: 'browser' | 'office';
  arrivals: readonly TypesetArrival[];
  /** Day the family receives it. */
  received: IsoDate;
  mail?: DocumentMail;
  truth: TypesetTruth;
}
