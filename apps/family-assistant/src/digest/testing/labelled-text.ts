/** A newsletter as source, subject (empty for none) and text. */
export type LabelledText = readonly [source: string, subject: string, text: string];
