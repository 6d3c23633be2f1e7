import type { Database } from '@homeroom/database';
import { migrations } from '@homeroom/database/family-assistant';
import type { Household } from '@homeroom/household';
import { readHousehold, waitForIndex } from '@homeroom/knowledge';
import { IndexOutbox } from '@homeroom/search';
import { readEnvironment, variable, type Variables } from '@homeroom/service-kit';
import {
  commandExit,
  configured,
  runCommand,
  UsageError,
  withDatabase,
  type CommandOutput,
} from '@homeroom/service-kit/command';
import { withMirroredDefault } from '../caldav/mirror-settings.ts';
import { calendarObjectOf } from '../knowledge/calendar-source-id.ts';
import { removeUnusedPlaces } from '../retention/remove-unused-places-sql.ts';
import { forgetEvent, type ForgottenEvent } from './forget-event-sql.ts';

const usage = `Usage: node forget.js --source calendar:CALENDAR:UID

Removes an event with all its occurrences: from its calendar, when that is a local one, with its snapshots to undo, kept
answers, conflicts, messages about them, travel times, and its passages in the search index. An event that a mirrored
or subscribed calendar still has would come back, so it is refused. The passages go as soon as the service runs and
reaches the index. A second run does no harm.

  --source ID   the event's id as answers to questions show it
  --help        this text

Exit code: 0 removed, 1 no such event, or refused, 2 wrong usage, 4 database.
`;

const settings = { FAMILY_CONFIG: variable.text(), CALDAV_URL: variable.httpUrl().optional() };
const indexLimitMs = 10_000;

/**
 * `npm run forget` for an event: reads its arguments, removes, reports.
 * @param variables the process's variables
 * @returns the exit code
 */
export async function runForgetEvent(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
  { waitMs = indexLimitMs } = {},
): Promise<number> {
  return runCommand({ usage, options: { source: { type: 'string' } }, read }, args, output, (event) =>
    withDatabase({ name: 'forget', migrations }, variables, (database) =>
      forget(event, { database, variables, output, waitMs }),
    ),
  );
}

function read({ values: { source = '' } }: { values: { source?: string | undefined } }): NamedEvent {
  if (source === '') throw new UsageError('--source ID is needed.');
  const event = calendarObjectOf(source);
  if (!event) throw new UsageError('An event is named as calendar:CALENDAR:UID.');
  return { source, ...event };
}

interface NamedEvent {
  source: string;
  calendarId: string;
  uid: string;
}

interface ForgetDeps {
  database: Database;
  variables: Variables;
  output: CommandOutput;
  waitMs: number;
}

async function forget(
  { source, calendarId, uid }: NamedEvent,
  { database, variables, output: { stdout, stderr }, waitMs }: ForgetDeps,
): Promise<number> {
  const household = configured(() => householdOf(variables));
  const isFollowed = household.calendars.some(({ id, kind }) => id === calendarId && kind !== 'local');
  const forgotten = await forgetEvent(database, { calendarId, uid, isFollowed });
  if (forgotten.kind === 'refused') {
    stderr.write(`${refusals[forgotten.reason](source)}\n`);
    return commandExit.refused;
  }
  const places = await removeUnusedPlaces(database, household);
  const found = forgotten.hadEvent || forgotten.traces > 0;
  if (found) stdout.write(`Removed ${source}: ${describe(forgotten)}.\n`);
  else stderr.write(`There is no event ${source}, and nothing is left of it.\n`);
  if (places > 0)
    stdout.write(
      `Removed ${places} ${places === 1 ? 'place or travel time' : 'places and travel times'} that no event needs.\n`,
    );
  const open = await waitForIndex(new IndexOutbox(database), [source], waitMs);
  if (open > 0) stdout.write('Its passages leave the search index as soon as the service runs and reaches it.\n');
  else if (found) stdout.write('Its passages are gone from the search index.\n');
  return found ? commandExit.done : commandExit.refused;
}

const refusals = {
  followed: (source: string) =>
    `${source} is still on its calendar, which follows a server or a link: it would come back with the next synchronization. Delete it there, and forget it once it is gone here.`,
  pending: (source: string) =>
    `A change of ${source} is on its way to its calendar server. Try again once the server has answered.`,
};

function describe({ hadEvent, traces }: Extract<ForgottenEvent, { kind: 'forgotten' }>): string {
  const left = `${traces} ${traces === 1 ? 'record' : 'records'} that it left`;
  if (!hadEvent) return left;
  return traces === 0 ? 'the event' : `the event and ${left}`;
}

function householdOf(variables: Variables): Household {
  const env = readEnvironment(settings, variables);
  return withMirroredDefault(readHousehold(env.FAMILY_CONFIG), env);
}
