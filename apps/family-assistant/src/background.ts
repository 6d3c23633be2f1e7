import { familyZoneOf } from './calendar/family-zone.ts';
import { dayMs, hourMs } from './calendar/time-zones.ts';
import type { Context } from './context.ts';
import type { Features } from './features.ts';
import { RefreshSubscriptions } from './subscriptions/refresh-subscriptions.ts';
import { FillTravelCache } from './travel/fill-travel-cache.ts';
import { originReachMs } from './travel/travel-need.ts';

/** What the service does beside answering requests. */
export interface Background {
  /** Ends what runs; resolves when it has. */
  stop(): Promise<void>;
}

/** How far ahead travel times are looked up. */
const travelAheadMs = 30 * dayMs;

/** Starts the jobs: following calendar servers, fetching subscribed calendars, looking up travel times, clearing what has served its time. */
export async function startBackground(context: Context, features: Features): Promise<Background> {
  const { config, changeStore, mirrors, mirrorStore, logger } = context;
  await mirrorStore.release(config.household.calendars.filter(({ kind }) => kind === 'local').map(({ id }) => id));
  mirrors.start((calendarId) => features.changes.remoteWrites.settleLost(calendarId));
  const travel = travelJob(context, features);
  travel?.start();
  const subscriptions = subscriptionsJob(context);
  subscriptions.start();
  const clean = () => void changeStore.clean().catch((error: unknown) => logger.warn({ err: error }, 'old answers were not removed'));
  const cleaning = setInterval(clean, hourMs);
  return {
    stop: async () => {
      clearInterval(cleaning);
      await Promise.all([mirrors.stop(), travel?.stop(), subscriptions.stop()]);
    },
  };
}

function subscriptionsJob({ config: { household }, calendarStore, mirrorStore, subscriptionStore, logger }: Context): RefreshSubscriptions {
  const setAside = (calendarId: string) => mirrorStore.setAside(calendarId);
  return new RefreshSubscriptions({ calendars: household.calendars, store: calendarStore, subscriptions: subscriptionStore, setAside, familyZone: familyZoneOf(household), logger });
}

function travelJob({ config, database, travelStore, travelRouter, clock, logger }: Context, { calendar: { service }, membersOf }: Features): FillTravelCache | null {
  if (!travelRouter) return null;
  const upcoming = async () => {
    const start = clock().getTime();
    const { calendars } = await service.stamps();
    return (await service.view({ start, end: start + travelAheadMs }, calendars, originReachMs + 1)).surroundings;
  };
  return new FillTravelCache({ database, store: travelStore, router: travelRouter, household: config.household, membersOf, upcoming, clock, logger });
}
