import type { Database } from './database.ts';

const limitMilliseconds = 1_000;

/** A readiness check named `database`: true when PostgreSQL answers a query within a second, otherwise false. */
export function databaseProbe(database: Database): { name: string; check: () => Promise<boolean> } {
  return { name: 'database', check: () => answersInTime(database) };
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limitMilliseconds, false);
  });
  const answer = database.query('SELECT 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
