/** Exit codes of the pipeline. */
export const exitCode = {
  done: 0,
  /** A mail was left out for good. */
  leftOut: 1,
  /** A command line, setting or credential that cannot be used. */
  usage: 2,
  /** A later run may succeed. */
  tryLater: 3,
} as const;
