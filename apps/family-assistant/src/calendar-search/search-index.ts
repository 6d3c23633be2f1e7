import type { Household } from '@homeroom/household';
import type { EventComponent } from '@homeroom/icalendar';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { CopyFinder } from '../copies/copy-finder.ts';
import type { ComparedEvent, CopyRule } from '../copies/copy-rule.ts';
import { foldedWords } from '../copies/folded-words.ts';
import { MultiMap } from './multi-map.ts';
import type { SearchedEvent, SearchedObject } from './searched-object.ts';
import { WordIndex } from './word-index.ts';

export interface SearchIndexDeps {
  household: Household;
  presenter: Pick<CalendarPresenter, 'membersOf'>;
  rule: CopyRule;
  copies: Pick<CopyFinder, 'find'>;
}

/** Words of events in memory: of their titles, places and the members whom they concern. */
export class SearchIndex {
  private readonly presenter: Pick<CalendarPresenter, 'membersOf'>;
  private readonly rule: CopyRule;
  /** The words of each member's names, by id. */
  private readonly names: ReadonlyMap<string, readonly string[]>;
  private readonly events = new WordIndex<SearchedEvent>();
  /** Objects by what copies have in common: their UID, or a title without names. */
  private readonly alike = new MultiMap<string, SearchedObject>();
  private readonly copies: Pick<CopyFinder, 'find'>;
  /** Appointments that were looked for since the last change: more letters of a word find much the same events. */
  private appointments = new WeakMap<Occurrence, readonly Occurrence[]>();

  constructor({ household, presenter, rule, copies }: SearchIndexDeps) {
    this.presenter = presenter;
    this.rule = rule;
    this.copies = copies;
    this.names = new Map(
      household.members.map(({ id, name, nickname, aliases }) => [
        id,
        foldedWords([name, nickname ?? '', ...aliases].join(' ')),
      ]),
    );
  }

  add(object: SearchedObject): void {
    this.appointments = new WeakMap();
    for (const event of object.events) this.events.add(event, event.words);
    for (const key of this.keysOf(object)) this.alike.add(key, object);
  }

  remove(object: SearchedObject): void {
    this.appointments = new WeakMap();
    for (const event of object.events) this.events.remove(event, event.words);
    for (const key of this.keysOf(object)) this.alike.delete(key, object);
  }

  /** Returns the events that have all of the words; the last may be the beginning of one. */
  find(words: readonly string[]): ReadonlySet<SearchedEvent> {
    return this.events.find(words);
  }

  /** Words of an event, also those of the names that it does not say. */
  readonly wordsOf = (event: EventComponent, calendarId: string): ReadonlySet<string> => {
    const members = this.presenter.membersOf({ event, calendarId });
    return new Set([
      ...foldedWords(event.summary),
      ...foldedWords(event.location ?? ''),
      ...members.flatMap(({ id }) => this.names.get(id) ?? []),
    ]);
  };

  /** Whether a word is part of a member's name. */
  isName(word: string): boolean {
    return [...this.names.values()].some((names) => names.includes(word));
  }

  /** Returns an occurrence with its copies, and after it those on other calendars that can be copies. */
  appointmentOf(occurrence: Occurrence): readonly Occurrence[] {
    const known = this.appointments.get(occurrence);
    if (known) return known;
    const found = this.copies.find([occurrence, ...this.possibleCopies(occurrence)]);
    this.appointments.set(occurrence, found);
    return found;
  }

  private possibleCopies(occurrence: Occurrence): Occurrence[] {
    const objects = new Set([...this.alike.get(uidKey(occurrence.uid)), ...this.alike.get(this.titleKey(occurrence))]);
    return [...objects]
      .filter(({ calendarId }) => calendarId !== occurrence.calendarId)
      .flatMap((object) => object.possibleCopies(occurrence));
  }

  private keysOf({ calendarId, uid, components }: SearchedObject): string[] {
    return [uidKey(uid), ...components.map((event) => this.titleKey({ event, calendarId }))];
  }

  private titleKey(event: Pick<ComparedEvent, 'event' | 'calendarId'>): string {
    return `title ${this.rule.titleOf(event)}`;
  }
}

function uidKey(uid: string): string {
  return `uid ${uid}`;
}
