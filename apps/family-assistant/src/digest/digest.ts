import type { Category } from '@homeroom/matters';

/** Style of a digest: one line per item, or two to three sentences. */
export type DigestStyle = 'brief' | 'detailed';

/** A newsletter as it came. */
export interface Newsletter {
  rawText: string;
  /** Sender; empty when unknown. */
  source: string;
}

/** One thing worth knowing. */
export interface DigestEntry {
  summary: string;
  /** The names of the members whom it concerns, in the household's order. */
  who: string[];
  actionRequired: boolean;
  /** YYYY-MM-DD, never before today; null without one. */
  deadline: string | null;
}

/** The entries of one category, in the order of the newsletters. */
export interface DigestSection {
  category: Category;
  entries: DigestEntry[];
}

/** Parts of the newsletters left out because they exceed the limits of one digest. */
export interface LeftOut {
  /** Of the texts, in UTF-16 units. */
  characters: number;
  lines: number;
  matters: number;
}

/** A digest, its sections in the order of the categories, and none of them empty. */
export interface Digest {
  sections: DigestSection[];
  /** Whether a model chose the category of at least one entry, or rules of all. */
  mode: 'model' | 'rules';
  leftOut: LeftOut;
}
