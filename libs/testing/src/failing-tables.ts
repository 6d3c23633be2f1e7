import pg from 'pg';

/** Tables that fail, until they are mended. */
export interface FailingTables {
  mend(): Promise<void>;
}

/**
 * Has PostgreSQL raise an error at every write to every table of a database, as it does for example when its disk is
 * full (53100); with `reads` also at every read of these tables.
 * @param url of the database
 * @param sqlState the error's code
 */
export async function failTables(
  url: string,
  sqlState: string,
  { reads = [] }: { reads?: readonly string[] } = {},
): Promise<FailingTables> {
  await run(url, [
    `CREATE FUNCTION fail_here() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${sqlState}'; END $$`,
    `CREATE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM fail_here(); END $$`,
    `DO $$ DECLARE name text; BEGIN
       FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
         EXECUTE format('CREATE TRIGGER fails BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION fail_write()', name);
       END LOOP;
     END $$`,
    ...reads.flatMap((table) => [
      `ALTER TABLE ${table} RENAME TO ${table}_mended`,
      `CREATE VIEW ${table} AS SELECT * FROM ${table}_mended WHERE fail_here()`,
    ]),
  ]);
  return {
    mend: () =>
      run(url, [
        ...reads.flatMap((table) => [`DROP VIEW ${table}`, `ALTER TABLE ${table}_mended RENAME TO ${table}`]),
        'DROP FUNCTION fail_write() CASCADE',
        'DROP FUNCTION fail_here()',
      ]),
  };
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements.join(';\n'));
  } finally {
    await client.end();
  }
}
