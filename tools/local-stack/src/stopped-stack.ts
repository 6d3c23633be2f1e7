import type { DataFolder } from './data-folder.ts';
import { claimPorts } from './ports.ts';
import { databaseUrls, supervisedPostgres } from './postgres.ts';
import { prepareServiceDatabases } from './service-databases.ts';
import { appNames, type AppName } from './settings.ts';

/**
 * Starts only the PostgreSQL of a data folder, on a free port, for as long as the work takes. No stack can be started on
 * the folder meanwhile. A new folder gets databases without content.
 * @param work receives the databases' URLs, by app
 * @throws EnvironmentError when another process uses the folder
 */
export async function withStoppedStack<Result>(
  data: DataFolder,
  say: (line: string) => void,
  work: (databases: Map<AppName, string>) => Promise<Result>,
): Promise<Result> {
  data.lock();
  try {
    const { postgres: port } = await claimPorts({
      'family-assistant': 0,
      'staging-knowledge': 0,
      'athletics-admin': 0,
      postgres: 0,
      qdrant: null,
    });
    const { superuserPassword, databasePasswords: passwords, postgresPassword: formerPassword = null } = data.secrets();
    const server = await supervisedPostgres(data, port, superuserPassword, say);
    await server.start();
    try {
      await prepareServiceDatabases({ port, superuserPassword, formerPassword, passwords });
      data.forgetFormerPassword();
      const urls = databaseUrls(port, passwords);
      return await work(new Map(appNames.map((app) => [app, urls[app]])));
    } finally {
      await server.stop();
    }
  } finally {
    data.release();
  }
}
