import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { PrismaClient } from '@homeroom/database/family-assistant';
import type { TravelRoute } from './travel-need.ts';
import type { Place } from './travel-router.ts';

const legsLimit = 20_000;
const valuesAtOnce = 1_000;
const versionId = 1;

/** Place of a location according to the geocoder; null when it knows none. */
export interface StoredPlace {
  /** Normalized. */
  location: string;
  place: Place | null;
  /** Earliest retry time. */
  retryAt: Date;
}

/** Travel time of a leg; null when there is no route. */
export interface StoredLeg extends TravelRoute {
  minutes: number | null;
  /** Earliest retry time. */
  retryAt: Date;
}

/** A leg with a time. */
export interface TimedLeg extends TravelRoute {
  minutes: number;
}

/** Places and legs that were looked up, shared by every replica. */
export class TravelStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /** Raised by every change to the time of a leg: what was read under the same version is still true. 0 at first. */
  async version(): Promise<bigint> {
    const row = await this.prisma.travelVersion.findUnique({ where: { id: versionId } });
    return row?.version ?? 0n;
  }

  /** The legs with a time, the 20,000 that stay fresh longest. */
  async legs(): Promise<TimedLeg[]> {
    const select = { origin: true, destination: true, minutes: true } as const;
    const rows = await this.prisma.travelLeg.findMany({
      where: { minutes: { not: null } },
      select,
      orderBy: { retryAt: 'desc' },
      take: legsLimit,
    });
    return rows.flatMap(({ minutes, ...route }) => (minutes === null ? [] : [{ ...route, minutes }]));
  }

  /** Every leg to these destinations, those without a time included. */
  async legsTo(destinations: readonly string[]): Promise<StoredLeg[]> {
    const found: StoredLeg[] = [];
    for (const destination of batches(destinations))
      found.push(...(await this.prisma.travelLeg.findMany({ where: { destination: { in: destination } } })));
    return found;
  }

  async placesOf(locations: readonly string[]): Promise<StoredPlace[]> {
    const found: StoredPlace[] = [];
    for (const location of batches(locations)) {
      const rows = await this.prisma.travelPlace.findMany({ where: { location: { in: location } } });
      for (const { latitude, longitude, ...row } of rows)
        found.push({ ...row, place: latitude === null || longitude === null ? null : { latitude, longitude } });
    }
    return found;
  }

  async savePlace({ location, place, retryAt }: StoredPlace): Promise<void> {
    const update = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null, retryAt };
    await this.prisma.travelPlace.upsert({ where: { location }, create: { location, ...update }, update });
  }

  /** Raises the version in the same transaction when the time is another one than before. */
  async saveLeg({ origin, destination, minutes, retryAt }: StoredLeg): Promise<void> {
    const where = { origin_destination: { origin, destination } };
    await this.prisma.$transaction(async (transaction) => {
      const before = await transaction.travelLeg.findUnique({ where });
      await transaction.travelLeg.upsert({
        where,
        create: { origin, destination, minutes, retryAt },
        update: { minutes, retryAt },
      });
      if ((before?.minutes ?? null) === minutes) return;
      await transaction.travelVersion.createMany({ data: [{ id: versionId }], skipDuplicates: true });
      await transaction.travelVersion.update({ where: { id: versionId }, data: { version: { increment: 1 } } });
    });
  }
}

function* batches(values: readonly string[]): Generator<string[]> {
  for (let from = 0; from < values.length; from += valuesAtOnce) yield values.slice(from, from + valuesAtOnce);
}
