import { defineConfig } from 'prisma/config';

/** For Prisma's own commands, such as `prisma migrate deploy --config` with this file and DATABASE_URL set. */
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
});
