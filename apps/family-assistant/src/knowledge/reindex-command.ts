import { migrations } from '@homeroom/database/family-assistant';
import { runReindex, type OwnSources, type OwnSourcesDeps } from '@homeroom/knowledge';
import type { CommandOutput } from '@homeroom/service-kit/command';
import type { Variables } from '@homeroom/service-kit';
import { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import { CalendarStore } from '../calendar/calendar-store.ts';
import { CalendarSources } from '../calendar/calendar-sources.ts';
import { CopyFinder } from '../copies/copy-finder.ts';
import { CalendarKnowledge } from './calendar-knowledge.ts';
import { IndexedCopies } from './indexed-copies-sql.ts';
import { KnownObjects } from './known-objects-sql.ts';

/**
 * Rebuilds this service's part of the search index, together with the service when that runs.
 * @param variables the process's variables
 * @returns the exit code
 */
export function runCalendarReindex(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  return runReindex(
    { service: 'family-assistant', migrations, what: 'calendar object', openSources },
    args,
    output,
    variables,
  );
}

function openSources({ database, household, logger }: OwnSourcesDeps): OwnSources {
  const budgets = new CalendarBudgets({
    store: new CalendarStore(database),
    calendarIds: household.calendars.map(({ id }) => id),
  });
  return new CalendarKnowledge({
    household,
    store: new KnownObjects(database),
    indexedCopies: new IndexedCopies(database),
    copies: new CopyFinder(household),
    sources: new CalendarSources(database),
    budgets,
    clock: () => new Date(),
    logger,
  });
}
