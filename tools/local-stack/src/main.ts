import { processVariables, runMain } from '@homeroom/service-kit';
import { readSettings } from './settings.ts';
import { LocalStack } from './local-stack.ts';

// Nothing that the stack or a process of it writes is for other users.
process.umask(0o077);
// A terminal that is gone, or a reader that has seen enough, is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

await runMain(async () => {
  const variables = processVariables();
  const stack = new LocalStack(readSettings(process.argv.slice(2), variables), variables);
  stack.stopOnSignals();
  await stack.start();
});
