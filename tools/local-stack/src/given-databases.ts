import { readEnvironment, variable, type Variables } from '@homeroom/service-kit';
import { configured } from '@homeroom/service-kit/command';
import { appNames, type AppName } from './settings.ts';

/** The variable that names each service's database where a command serves several. */
export const databaseVariables: Record<AppName, string> = {
  'family-assistant': 'FAMILY_DATABASE_URL',
  'staging-knowledge': 'STAGING_DATABASE_URL',
  'athletics-admin': 'ATHLETICS_DATABASE_URL',
};

/**
 * The databases that the variables name, by app; empty when they name none.
 * @throws UsageError for an invalid URL
 */
export function givenDatabases(variables: Variables): Map<AppName, string> {
  const url = variable.databaseUrl().optional();
  const set = configured(() =>
    readEnvironment({ FAMILY_DATABASE_URL: url, STAGING_DATABASE_URL: url, ATHLETICS_DATABASE_URL: url }, variables),
  ) as Record<string, string | undefined>;
  return new Map(
    appNames.flatMap((app): [AppName, string][] => {
      const given = set[databaseVariables[app]];
      return given === undefined ? [] : [[app, given]];
    }),
  );
}
