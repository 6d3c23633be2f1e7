import { requireMigrations } from '@homeroom/database';
import { migrations } from '@homeroom/database/family-assistant';
import { processVariables, runMain, runService, startTracing } from '@homeroom/service-kit';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { createFeatures } from './features.ts';

await runMain(async () => {
  const config = readConfig(processVariables());
  const context = createContext(config);
  const tracing = await startTracing('family-assistant', config.traces, context.logger);
  await requireMigrations(context.database, migrations);
  await Promise.all(Object.values(context.probes).map((probe) => probe.start()));
  const features = createFeatures(context);
  const app = createApp(context, { features });
  const background = await startBackground(context, features);
  await runService(app, context.lifecycle, {
    ...config,
    logger: context.logger,
    close: async () => {
      await Promise.all([background.stop(), context.digestWorker.close()]);
      for (const probe of Object.values(context.probes)) probe.stop();
      await context.database.end();
      await tracing.stop();
    },
  });
  context.digestWorker.start();
});
