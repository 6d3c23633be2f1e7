/** One migration in Prisma's format: the name of its folder, which sorts by age, and the text of its `migration.sql`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}
