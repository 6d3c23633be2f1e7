import type { Household } from '@homeroom/household';
import { minuteMs } from '@homeroom/icalendar';
import type { Occurrence } from '../calendar/occurrence.ts';
import { LocationReader, normalizeLocation } from './location.ts';

/** The way from one normalized location to another. */
export interface TravelRoute {
  origin: string;
  destination: string;
}

/** Requirement for an occurrence's travel time: unknowable, none, or the time of a leg. */
export type TravelNeed =
  | { kind: 'none' }
  | { kind: 'known'; minutes: number; fromHome: boolean }
  | ({ kind: 'leg'; fromHome: boolean } & TravelRoute);

export interface TravelRulesDeps {
  household: Pick<Household, 'homeAddress' | 'places'>;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** Time after its end during which an event is still the origin of its people's next trip, in milliseconds. */
export const originReachMs = 240 * minuteMs;

const none: TravelNeed = { kind: 'none' };

/**
 * Tells for each occurrence where its people come from and whether the time of that way is known without a map.
 *
 * They come from the located, timed and not cancelled event of any of them that ended last, at most four hours before;
 * otherwise from home. X-APPLE-TRAVEL-DURATION comes first, then the family's own places, which count from home.
 */
export class TravelRules {
  private readonly membersOf: TravelRulesDeps['membersOf'];
  private readonly locations: LocationReader;
  private readonly home: string;

  constructor({ household, membersOf }: TravelRulesDeps) {
    this.membersOf = membersOf;
    this.locations = new LocationReader(household.places);
    this.home = normalizeLocation(household.homeAddress ?? '');
  }

  /**
   * The needs of the occurrences, one for each in the same order. It knows only these as origins, so they reach back
   * `originReachMs` before the first that matters.
   * @param occurrences by start
   */
  needs(occurrences: readonly Occurrence[]): TravelNeed[] {
    const origins = new Origins(occurrences.map((occurrence, index) => this.stay(occurrence, index)));
    return occurrences.map((occurrence, index) =>
      canTravel(occurrence) ? this.need(occurrence, origins.before(index)) : none,
    );
  }

  private stay(occurrence: Occurrence, index: number): Stay {
    const { start, end } = occurrence;
    const known = canTravel(occurrence) ? this.locations.read(occurrence.event.location) : null;
    return {
      index,
      start,
      end: Math.max(start, end),
      location: known?.text ?? '',
      place: known?.place ?? null,
      members: known ? this.membersOf(occurrence) : [],
    };
  }

  private need({ event }: Occurrence, previous: Stay | undefined): TravelNeed {
    const fromHome = previous === undefined;
    if (event.travelMs !== null && event.travelMs >= 0)
      return { kind: 'known', minutes: Math.ceil(event.travelMs / minuteMs), fromHome };
    const { text: destination, place, minutesFromHome } = this.locations.read(event.location);
    if (destination === '') return none;
    const origin = previous?.location ?? this.home;
    if (destination === origin || (place !== null && place === previous?.place))
      return { kind: 'known', minutes: 0, fromHome };
    if (fromHome && minutesFromHome !== null) return { kind: 'known', minutes: minutesFromHome, fromHome };
    return origin === '' ? none : { kind: 'leg', origin, destination, fromHome };
  }
}

function canTravel({ allDay, event }: Occurrence): boolean {
  return !allDay && event.status !== 'cancelled';
}

/** Location of a person and its end; an empty location when unknown. */
interface Stay {
  index: number;
  start: number;
  end: number;
  location: string;
  place: string | null;
  members: readonly string[];
}

/** Finds where people come from in one sweep: stays in the order of their ends follow the starts. */
class Origins {
  private readonly stays: readonly Stay[];
  private readonly ended: readonly Stay[];
  private readonly lastOf = new Map<string, Stay>();
  private next = 0;

  constructor(stays: readonly Stay[]) {
    this.stays = stays;
    this.ended = stays.filter(({ location, members }) => location !== '' && members.length > 0).sort(byEnd);
  }

  /** The last stay of its people before the one at `index`; asked in the order of the indexes. */
  before(index: number): Stay | undefined {
    const stay = this.stays[index];
    if (!stay) return undefined;
    this.passUntil(stay);
    const lasts = stay.members.flatMap((member) => this.lastOf.get(member) ?? []);
    const last = lasts.sort(byEnd).at(-1);
    return last && stay.start - last.end <= originReachMs ? last : undefined;
  }

  /** Among stays without length at one moment, those given first come first. */
  private passUntil({ start, index }: Stay): void {
    for (
      let stay = this.ended[this.next];
      stay && stay.end <= start && stay.index < index;
      stay = this.ended[this.next]
    ) {
      for (const member of stay.members) this.lastOf.set(member, stay);
      this.next += 1;
    }
  }
}

function byEnd(a: Stay, b: Stay): number {
  return a.end - b.end || a.index - b.index;
}
