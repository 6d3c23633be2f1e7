import { z } from 'zod';
import { appNames } from '../settings.ts';

/**
 * Format of an export: a gzip file of lines. The first is the header. Each table is a line that names it, its rows in
 * PostgreSQL's COPY text format, and `\.`; each sequence is one line. The last line counts the rows and has the SHA-256
 * of all bytes before it, so a file that is cut off is recognized.
 */
export const exportFormat = 1;

/** Line that ends the rows of a table. No row in COPY's text format is equal to it. */
export const endOfRows = '\\.';

const service = z.enum(appNames);

/** First line of an export. */
export const exportHeader = z.object({
  homeroom: z.literal('export'),
  format: z.number().int(),
  /** A UUID, by which an import recognizes what it has finished before. */
  id: z.uuid(),
  exportedAt: z.iso.datetime(),
  services: z
    .array(
      z.object({
        name: service,
        /** Names of the applied migrations, oldest first. */
        migrations: z.array(z.string()),
      }),
    )
    .min(1),
  /** Text of the family file; null when none was found. */
  familyFile: z.string().nullable(),
});
export type ExportHeader = z.infer<typeof exportHeader>;

/** Line before the rows of a table, or line of a sequence. */
export const exportPart = z.union([
  z.strictObject({ service, table: z.string(), columns: z.array(z.string()).min(1) }),
  z.strictObject({ service, sequence: z.string(), value: z.string().regex(/^\d+$/) }),
  z.strictObject({ rows: z.number().int(), sha256: z.string() }),
]);
export type ExportPart = z.infer<typeof exportPart>;
