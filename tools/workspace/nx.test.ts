import { runNxQuietly, type runNx } from './nx.mjs';

const notBegun = 'NX   Failed to process project graph. Run "nx reset" to fix this.\n';

/** Runs that end one after the other with these codes and outputs. */
function runsOf(...outcomes: [code: number, printed: string][]): {
  run: typeof runNx;
  made: string[];
} {
  const made: string[] = [];
  return {
    made,
    run: (args, _stdio, onOutput) => {
      const [code, printed] = outcomes[made.length] ?? [1, 'one run too many'];
      made.push(args.join(' '));
      onOutput?.(printed);
      return code;
    },
  };
}

test('a build that fails before it has begun is tried again', () => {
  const { run, made } = runsOf([1, notBegun], [0, 'built']);
  expect(runNxQuietly(['run', 'x:build'], run)).toEqual({ code: 0, printed: 'built' });
  expect(made).toEqual(['run x:build', 'run x:build']);
});

test('it is given up after three attempts, with what the last one printed', () => {
  const { run, made } = runsOf([1, notBegun], [1, notBegun], [1, `third ${notBegun}`]);
  expect(runNxQuietly([], run)).toEqual({ code: 1, printed: `third ${notBegun}` });
  expect(made).toHaveLength(3);
});

test('a build that fails by itself is not tried again', () => {
  const { run, made } = runsOf([1, 'main.ts:1:1 error TS2304'], [0, '']);
  expect(runNxQuietly([], run)).toEqual({ code: 1, printed: 'main.ts:1:1 error TS2304' });
  expect(made).toHaveLength(1);
});
