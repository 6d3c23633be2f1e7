import type { KnownEvent } from '../known-event.ts';

/** Builds an event as answers know it: a confirmed one of an hour of the family's calendar, of nobody in particular. */
export function buildKnownEvent(parts: Partial<KnownEvent> & Pick<KnownEvent, 'id'>): KnownEvent {
  return {
    source: `calendar:family:${parts.id}`,
    title: parts.id,
    place: null,
    categories: [],
    start: 0,
    end: 3_600_000,
    allDay: false,
    status: 'confirmed',
    memberIds: [],
    isBusy: true,
    moved: null,
    formerPlace: null,
    travel: null,
    repeats: false,
    modified: null,
    ...parts,
  };
}
