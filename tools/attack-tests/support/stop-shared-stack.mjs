/** Jest's global teardown: stops what start-shared-stack.mjs started. */
export default async function tearDown() {
  await globalThis.stopSharedStack?.();
}
