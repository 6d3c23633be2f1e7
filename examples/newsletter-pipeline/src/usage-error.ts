/** A command line, setting or file that the pipeline cannot use; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
