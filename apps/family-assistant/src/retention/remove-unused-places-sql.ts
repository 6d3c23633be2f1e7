// Hand-written SQL: travel times are deleted as a set of pairs.
import { yieldEvery } from '@homeroom/service-kit';
import type { Database } from '@homeroom/database';
import type { Household } from '@homeroom/household';
import { contentLines, textProperty } from '@homeroom/icalendar';
import { normalizeLocation } from '../travel/location.ts';

const objectsAtOnce = 200;
const routesAtOnce = 500;

interface Route {
  origin: string;
  destination: string;
}

/**
 * Removes geocoded places, and travel times from and to them, that are neither the home address nor the location of a
 * stored event.
 * @returns how many places and travel times
 */
export async function removeUnusedPlaces(
  database: Database,
  { homeAddress }: Pick<Household, 'homeAddress'>,
): Promise<number> {
  const { rows: places } = await database.query<{ location: string }>('SELECT location FROM travel_place');
  const { rows: routes } = await database.query<Route>('SELECT origin, destination FROM travel_leg');
  if (places.length + routes.length === 0) return 0;
  const used = await usedLocations(database);
  used.add(normalizeLocation(homeAddress ?? ''));
  const unusedPlaces = places.map(({ location }) => location).filter((location) => !used.has(location));
  const unusedRoutes = routes.filter(({ origin, destination }) => !used.has(origin) || !used.has(destination));
  for (const some of batches(unusedPlaces))
    await database.query('DELETE FROM travel_place WHERE location = ANY ($1)', [some]);
  for (const some of batches(unusedRoutes)) {
    const [origins, destinations] = [some.map(({ origin }) => origin), some.map(({ destination }) => destination)];
    await database.query(
      'DELETE FROM travel_leg WHERE (origin, destination) IN (SELECT * FROM unnest($1::text[], $2::text[]))',
      [origins, destinations],
    );
  }
  return unusedPlaces.length + unusedRoutes.length;
}

/** The locations of all stored events, normalized. */
async function usedLocations(database: Database): Promise<Set<string>> {
  const used = new Set<string>();
  const yields = yieldEvery();
  for (let [calendarId, uid] = ['', '']; ; ) {
    const { rows } = await database.query<{ calendarId: string; uid: string; ics: string }>(
      `SELECT calendar_id AS "calendarId", uid, ics FROM calendar_object WHERE (calendar_id, uid) > ($1, $2) ORDER BY calendar_id, uid LIMIT ${objectsAtOnce}`,
      [calendarId, uid],
    );
    for (const { ics } of rows) {
      for (const location of locationsIn(ics)) used.add(location);
      if (yields.isDue) await yields.next();
    }
    const last = rows.at(-1);
    if (!last || rows.length < objectsAtOnce) return used;
    [calendarId, uid] = [last.calendarId, last.uid];
  }
}

function* locationsIn(ics: string): Generator<string> {
  for (const line of contentLines(ics)) {
    const location = textProperty({ properties: [line] }, 'LOCATION');
    if (location !== null) yield normalizeLocation(location);
  }
}

function* batches<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let from = 0; from < values.length; from += routesAtOnce) yield values.slice(from, from + routesAtOnce);
}
