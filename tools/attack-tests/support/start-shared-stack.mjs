/** Jest global setup: starts one stack with the sample data for all cases. */
import { startStack } from './stack-process.mjs';

export default async function setUp() {
  const { stop, ...stack } = await startStack();
  globalThis.stopSharedStack = stop;
  process.env.HOMEROOM_ATTACKED_STACK = JSON.stringify(stack);
}
