/** Limits of one message. */
export const mailLimits = {
  /** Raw size of a message. */
  messageBytes: 25 * 1024 * 1024,
  /** The UTF-8 bytes that are kept of its text. */
  textBytes: 2 * 1024 * 1024,
  /** The characters of a body that are looked at. */
  bodyLength: 8 * 1024 * 1024,
  headerBytes: 1024 * 1024,
  /** MIME parts. */
  parts: 500,
  /** Maximum nesting of attached mails, and their number per mail. */
  attachedDepth: 4,
  attachedMails: 20,
  recipients: 100,
  messageIdLength: 500,
  subjectLength: 1_000,
  nameLength: 300,
  parseMs: 60_000,
} as const;
