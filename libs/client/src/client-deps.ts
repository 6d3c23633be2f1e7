/** Surroundings of a client, which tests replace. */
export interface ClientDeps {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  newKey: () => string;
  wait: (ms: number) => Promise<void>;
}

/** The platform's own: Node or a browser. */
export const platformDeps: ClientDeps = {
  fetch: (request) => globalThis.fetch(request),
  now: () => Date.now(),
  random: () => Math.random(),
  // crypto.randomUUID requires https or localhost in a browser.
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
