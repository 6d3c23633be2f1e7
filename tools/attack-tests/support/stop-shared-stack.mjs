/** Jest global teardown: stops the stack of start-shared-stack.mjs. */
export default async function tearDown() {
  await globalThis.stopSharedStack?.();
}
