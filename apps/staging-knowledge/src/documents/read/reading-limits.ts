const mebibyte = 1_048_576;

/** Limits of reading one document. Times in milliseconds of processor time, sizes in bytes, texts in characters. */
export const readingLimits = {
  /** From the start of the reading to its first page, and to its end. */
  firstPageMs: 30_000,
  totalMs: 60_000,
  /** For the rules to interpret it; the longest letters take about two seconds. */
  interpretationMs: 30_000,
  /** Time on the clock for either, since a busy machine gives a process little processor time. */
  clockMs: 300_000,
  /** The memory of the process that reads it. */
  memoryBytes: 700 * mebibyte,
  /** Documents read at once, and documents that wait for that. */
  atOnce: 2,
  waiting: 8,
  /** Content that is kept; the rest is cut off and the result says `truncated`. */
  pages: 200,
  pageText: 200_000,
  text: 1_000_000,
  events: 500,
  warnings: 50,
  /** Size that the directory of a DOCX may claim, and elements in its parts. */
  archiveBytes: 64 * mebibyte,
  archiveEntries: 2_000,
  archiveElements: 250_000,
  /** Of a picture, by its header. */
  pixels: 50_000_000,
  /** Of an HTML document, or of the HTML of a mail. */
  markup: 8 * mebibyte,
  markupElements: 500_000,
  /** Of a mail: how many attachments are read, and how deep they may lie. */
  attachments: 10,
  attachmentDepth: 2,
  attachmentText: 200_000,
  /** Of the pages whose letters are hard to recognise: how many are kept as pictures for a vision model, and how large each may be. */
  pictures: 10,
  pictureBytes: 2 * mebibyte,
} as const;
