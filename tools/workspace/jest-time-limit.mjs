/** Gives tests and hooks a time limit, which the runner of jest.preset.mjs does not have. */
import { addEventHandler } from 'jest-circus';

// Tests replace the timers of their worker.
const { setTimeout, clearTimeout } = globalThis;

/** Limits the tests and hooks that are declared from now on without a limit of their own. */
export function limitTests(defaultLimitMs) {
  addEventHandler(({ name, timeout }, { currentDescribeBlock: { children, hooks } }) => {
    const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
    if (added?.fn) added.fn = withinLimit(added.fn, timeout ?? defaultLimitMs);
  });
}

function withinLimit(run, limitMs) {
  return async () => {
    let timer;
    const over = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done within ${limitMs / 1_000} s.`)), limitMs);
    });
    await Promise.race([Promise.resolve().then(run), over]).finally(() => clearTimeout(timer));
  };
}
