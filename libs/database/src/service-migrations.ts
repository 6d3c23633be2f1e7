import { migrations as athleticsAdmin } from './generated/athletics-admin/migrations.ts';
import { migrations as familyAssistant } from './generated/family-assistant/migrations.ts';
import { migrations as stagingKnowledge } from './generated/staging-knowledge/migrations.ts';

/** The migrations of every service, oldest first, without loading any Prisma client. */
export const serviceMigrations = {
  'family-assistant': familyAssistant,
  'staging-knowledge': stagingKnowledge,
  'athletics-admin': athleticsAdmin,
};

/** The name of a service that has a database. */
export type ServiceName = keyof typeof serviceMigrations;
