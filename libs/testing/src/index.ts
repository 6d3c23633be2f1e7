export * from './built-program.ts';
export { startPostgres, type TestPostgres } from './embedded-postgres.mjs';
export * from './documented-errors.ts';
export * from './failing-tables.ts';
export * from './fixed-clock.ts';
export * from './not-stored.ts';
export * from './radicale.ts';
export * from './test-database.ts';
export * from './turn-watch.ts';
