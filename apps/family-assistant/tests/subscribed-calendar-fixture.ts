import { RefreshSubscriptions } from '../src/subscriptions/refresh-subscriptions.ts';
import { chicago } from './calendar-fixtures.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';

/** The job that fetches the subscribed calendars of a service, from any address. */
export function subscriptionsOf({ context }: CalendarTestService): RefreshSubscriptions {
  return new RefreshSubscriptions({
    calendars: context.config.household.calendars,
    store: context.calendarStore,
    subscriptions: context.subscriptionStore,
    suspendLocal: (calendarId) => context.mirrorStore.suspendLocal(calendarId),
    familyZone: chicago,
    logger: context.logger,
    credentials: new Map(),
    agentFor: null,
  });
}

/** Fetches every subscribed calendar now, due or not. */
export async function fetchSubscriptions(service: CalendarTestService): Promise<void> {
  await service.rows("UPDATE calendar_source SET next_at = now() - interval '1 second'");
  await subscriptionsOf(service).run(new AbortController().signal);
}
