/** What one message may ask for. */
export const mailLimits = {
  /** A message as it lies in its file. */
  messageBytes: 25 * 1024 * 1024,
  /** The UTF-8 bytes that are kept of its text. */
  textBytes: 2 * 1024 * 1024,
  /** The characters of a body that are looked at. */
  bodyLength: 8 * 1024 * 1024,
  headerBytes: 1024 * 1024,
  /** MIME parts. */
  parts: 500,
  /** How deep mails may be attached to each other, and how many to one. */
  attachedDepth: 4,
  attachedMails: 20,
  recipients: 100,
  messageIdLength: 500,
  subjectLength: 1_000,
  nameLength: 300,
  parseMs: 60_000,
} as const;
