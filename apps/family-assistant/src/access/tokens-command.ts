import { migrations } from '@homeroom/database/family-assistant';
import type { Variables } from '@homeroom/service-kit';
import { commandExit, runCommand, UsageError, withDatabase, type CommandOutput } from '@homeroom/service-kit/command';
import { AccessTokenStore } from './access-token-store.ts';
import type { FeedScope, TokenList, TokenSelection } from './access-token.ts';

const usage = `Usage: npm run tokens [-- options]

Lists the links and addresses that open the family dashboard and the calendar feed, or ends them. A token that was ended
opens nothing from then on. The tokens themselves are never shown. Times are in UTC.

  --revoke USER    ends every token of a user (the messenger user id)
  --revoke-id ID   ends one token, by its id in the list
  --revoke-all     ends all tokens, feeds included: everybody needs a new link or address
  --help           this text

Variables: DATABASE_URL, the database; without it that of the running npm start.

Example: npm run tokens -- --revoke 1001

Exit code: 0 done, 2 wrong usage, 4 database.
`;

/**
 * `npm run tokens`: reads its arguments, lists or revokes, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runTokens(args: readonly string[], output: CommandOutput, variables: Variables): Promise<number> {
  return runCommand({ usage, options, read }, args, output, (revoke) =>
    withDatabase({ name: 'tokens', migrations }, variables, (database) =>
      listOrRevoke(new AccessTokenStore(database), revoke, output),
    ),
  );
}

async function listOrRevoke(
  store: AccessTokenStore,
  revoke: TokenSelection | null,
  { stdout }: CommandOutput,
): Promise<number> {
  if (revoke === null) stdout.write(listText(await store.list('all')));
  else stdout.write(revokedText(await store.revokeAll(revoke)));
  return commandExit.done;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const options = {
  revoke: { type: 'string' },
  'revoke-id': { type: 'string' },
  'revoke-all': { type: 'boolean' },
} as const;
interface TokensValues {
  revoke?: string | undefined;
  'revoke-id'?: string | undefined;
  'revoke-all'?: boolean | undefined;
}

/** Reads the tokens to revoke; null to list them. */
function read({ values }: { values: TokensValues }): TokenSelection | null {
  const user = values.revoke?.trim();
  const id = values['revoke-id'];
  const selections: TokenSelection[] = [
    ...(user === undefined ? [] : [{ userId: user }]),
    ...(id === undefined ? [] : [{ id }]),
    ...(values['revoke-all'] ? ['all' as const] : []),
  ];
  if (user === '')
    throw new UsageError('--revoke: name the user, for example --revoke 1001. To end all tokens use --revoke-all.');
  if (id !== undefined && !uuid.test(id))
    throw new UsageError('--revoke-id: give the id of a token as `npm run tokens` lists it.');
  if (selections.length > 1) throw new UsageError('Give only one of --revoke, --revoke-id and --revoke-all.');
  return selections[0] ?? null;
}

function revokedText(count: number): string {
  if (count === 0) return 'There was no such token.\n';
  return count === 1 ? '1 token ended.\n' : `${count} tokens ended.\n`;
}

function listText({ tokens, leftOut }: TokenList): string {
  if (tokens.length === 0) return 'There are no tokens.\n';
  const rows = tokens.map(({ id, kind, userId, label, scope, madeAt, lastUsedAt, expiresAt }) => [
    id,
    kind,
    userId ?? '-',
    label ?? '-',
    scopeText(scope),
    minute(madeAt),
    lastUsedAt ? minute(lastUsedAt) : 'never',
    expiresAt ? minute(expiresAt) : 'never',
  ]);
  const table = [
    ['Id', 'Kind', 'User', 'Label', 'Scope', 'Made', 'Last used', 'Expires'],
    ...rows.map((row) => row.map(printable)),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...(leftOut > 0 ? [`and ${leftOut} older ones`] : []), ''].join('\n');
}

/** `maya+leo, times, 7 days`; `all` without a scope. */
function scopeText(scope: FeedScope | null): string {
  if (scope === null) return 'all';
  const { who, calendars, detail, days } = scope;
  return [
    ...(who ? [who.join('+')] : []),
    ...(calendars ? [`calendars ${calendars.join('+')}`] : []),
    ...(detail === 'times' ? ['times'] : []),
    ...(days === null ? [] : [`${days} ${days === 1 ? 'day' : 'days'}`]),
  ].join(', ');
}

/** `2026-11-22 09:30`, in UTC. */
function minute(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

/** Users and labels come from callers, and control characters would reach the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}
