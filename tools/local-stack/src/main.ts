import { processVariables, runMain } from '@homeroom/service-kit';
import { readSettings } from './settings.ts';
import { LocalStack } from './local-stack.ts';

await runMain(async () => {
  const variables = processVariables();
  const stack = new LocalStack(readSettings(process.argv.slice(2), variables), variables);
  stack.stopOnSignals();
  await stack.start();
});
