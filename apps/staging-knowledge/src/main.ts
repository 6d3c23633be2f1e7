import { requireMigrations } from '@homeroom/database';
import { migrations } from '@homeroom/database/staging-knowledge';
import { processVariables, runMain, runService } from '@homeroom/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createContext } from './context.ts';

await runMain(async () => {
  const config = readConfig(processVariables());
  const context = createContext(config);
  await requireMigrations(context.database, migrations);
  await runService(createApp(context), context.lifecycle, {
    ...config,
    logger: context.logger,
    close: () => context.database.end(),
  });
});
