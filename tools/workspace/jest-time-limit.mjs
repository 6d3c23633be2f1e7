/** Gives tests and hooks a time limit, which the runner of jest.preset.mjs does not have. */
import { addEventHandler } from 'jest-circus';

// Only for tests that hang: what takes seconds alone takes many times that where other work needs the cores.
const defaultLimitMs = 120_000;
// Tests replace the timers of their worker.
const { setTimeout, clearTimeout } = globalThis;

addEventHandler(({ name, timeout }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
  if (added?.fn) added.fn = withinLimit(added.fn, timeout ?? defaultLimitMs);
});

function withinLimit(run, limitMs) {
  return async () => {
    let timer;
    const over = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done within ${limitMs / 1_000} s.`)), limitMs);
    });
    await Promise.race([Promise.resolve().then(run), over]).finally(() => clearTimeout(timer));
  };
}
