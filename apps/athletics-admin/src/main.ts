import { requireMigrations } from '@homeroom/database';
import { migrations } from '@homeroom/database/athletics-admin';
import { processVariables, runMain, runService, startTracing } from '@homeroom/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';

await runMain(async () => {
  const config = readConfig(processVariables());
  const context = createContext(config);
  const tracing = await startTracing('athletics-admin', config.traces, context.logger);
  await requireMigrations(context.database, migrations);
  await runService(createApp(context), context.lifecycle, {
    ...config,
    logger: context.logger,
    close: async () => {
      await context.database.end();
      await tracing.stop();
    },
  });
});
