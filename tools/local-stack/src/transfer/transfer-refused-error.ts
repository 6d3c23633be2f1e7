/** An export or import that is not made; the message says why and what to do. */
export class TransferRefusedError extends Error {
  override readonly name = 'TransferRefusedError';
}
