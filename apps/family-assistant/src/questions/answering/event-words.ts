import { firstName, type Household, shortNames } from '@homeroom/household';
import { type Instant, type Zone, dateIn, dayMs, minuteMs, toInstant, toWall } from '@homeroom/icalendar';
import { cleanLine, type DayWords, dayWordsIn, listWords } from '@homeroom/text';
import { durationWords } from '../../calendar/time-words.ts';
import type { AskedSpan } from '../calendar-question.ts';
import type { KnownEvent } from './known-event.ts';

/** Titles that are sentences already: "Nana is visiting". */
const clause =
  /\b(?:is|are|was|has|have|arrives?|leaves?|visits?|stays?|comes?|goes|returns?|ends?|starts?|begins?|opens|closes|runs out|picks up|drives|plays|sings|works)\b/i;
/** Titles of what is to be done: "History essay due", "Bring a cake". */
const task = /^[^:]*\bdue\b|^(?:bring|buy|drop off|hand in|pay|pick up|renew|sign up)\b(?!.*:)/i;

/** Words for events, days and times in the household's locale and zone, as they are said at one moment. */
export class EventWords {
  readonly now: Instant;
  readonly zone: Zone;
  readonly days: DayWords;
  private readonly members: Household['members'];

  constructor(household: Pick<Household, 'members' | 'locale'>, zone: Zone, now: Instant) {
    this.now = now;
    this.zone = zone;
    this.days = dayWordsIn(household.locale);
    this.members = household.members;
  }

  /** `Thursday, December 3`, with the year when it is not the current one. */
  day(instant: Instant): string {
    return this.dayOf(dateIn(this.zone, instant));
  }

  /** `Thursday, December 3`, of a date in the household's zone. @param date YYYY-MM-DD */
  dayOf(date: string): string {
    return this.days.day(date, dateIn(this.zone, this.now));
  }

  /** `5:30 PM` */
  time(instant: Instant): string {
    return this.days.time(toWall(this.zone, instant));
  }

  /** `Mom`, `Leo`: nickname or first name. */
  person(id: string): string {
    const member = this.members.find((one) => one.id === id);
    return member ? (member.nickname ?? firstName(member.name)) : id;
  }

  /** `Leo and Maya` */
  people(ids: readonly string[]): string {
    return listWords(ids.map((id) => this.person(id)));
  }

  /** `on Thursday, December 3, 5:30 PM–6:30 PM` */
  when(event: Pick<KnownEvent, 'start' | 'end' | 'allDay'>): string {
    const { start, end, allDay } = event;
    if (this.isWithinDay(event)) {
      const time = allDay ? ' (all day)' : `, ${this.hours(event)}`;
      return `on ${this.day(start)}${time}`;
    }
    if (allDay) return `from ${this.day(start)} to ${this.day(end - 1)} (all day)`;
    return `from ${this.day(start)}, ${this.time(start)} to ${this.day(end)}, ${this.time(end)}`;
  }

  /** `5:30 PM–6:30 PM`, of one that ends on its day. */
  hours({ start, end }: Pick<KnownEvent, 'start' | 'end'>): string {
    return start === end ? this.time(start) : `${this.time(start)}–${this.time(end)}`;
  }

  /** Hours of an event within a day's list: `all day`, `until 7:00 AM`, `from 8:00 PM`. */
  hoursOn(event: KnownEvent, dayStart: Instant): string {
    const dayEnd = this.nextDay(dayStart);
    if (event.allDay || (event.start <= dayStart && event.end >= dayEnd)) return 'all day';
    if (event.start < dayStart) return `until ${this.time(event.end)}`;
    return event.end > dayEnd ? `from ${this.time(event.start)}` : this.hours(event);
  }

  /** ` (9:40 AM local time)` of an event that ends in another zone than the household's; empty otherwise. */
  localEnd({ end, endZone }: Pick<KnownEvent, 'end' | 'endZone'>): string {
    if (!endZone || endZone.offsetAt(end) === this.zone.offsetAt(end)) return '';
    return ` (${this.days.time(toWall(endZone, end))} local time)`;
  }

  /**
   * End by the hours of its series, of an instance during which the clocks change. Each instance lasts exactly as long
   * as the first (RFC 5545 §3.8.5.3), so a night shift until 7:00 AM ends an hour earlier or later in that night; people
   * may keep the hours instead. Null for any other.
   */
  usualEnd({ start, end, allDay, repeats, moved }: KnownEvent): Instant | null {
    const isShifted = this.zone.offsetAt(start) !== this.zone.offsetAt(end);
    return repeats && !allDay && moved === null && isShifted
      ? toInstant(this.zone, toWall(this.zone, start) + end - start)
      : null;
  }

  /** Nights between the day on which an event starts and the day on which it ends. */
  nights({ start, end }: Pick<KnownEvent, 'start' | 'end'>): number {
    return this.daysUntil(Math.max(start, end - 1)) - this.daysUntil(start);
  }

  /** `Soccer practice`, on one line. */
  title({ title }: Pick<KnownEvent, 'title'>): string {
    return cleanLine(title, 120) || 'An event without a title';
  }

  /** `Soccer practice for Leo`, unless the title names everybody it concerns. */
  titleFor(event: KnownEvent): string {
    const others = this.unnamed(event);
    return `${this.title(event)}${others.length === 0 ? '' : ` for ${this.people(others)}`}`;
  }

  /** `Soccer practice (Leo)` */
  shortTitle(event: KnownEvent): string {
    const others = this.unnamed(event);
    return `${this.title(event)}${others.length === 0 ? '' : ` (${this.people(others)})`}`;
  }

  /** ` at Riverside Field`; empty without a place. */
  at({ place }: Pick<KnownEvent, 'place'>): string {
    return place === null ? '' : ` at ${cleanLine(place, 120)}`;
  }

  /** `, moved from Wednesday, December 2`; empty for one that was not moved. */
  moved(event: KnownEvent): string {
    const { moved, start, allDay } = event;
    if (moved === null) return '';
    if (!this.isSameDay(moved.start, start)) return `, moved from ${this.day(moved.start)}`;
    return moved.allDay || allDay ? ', changed' : ', not at its usual time';
  }

  /** Sentence that tells an event with its time, place and what was changed. */
  sentence(event: KnownEvent): string {
    const { start, end, status } = event;
    const verb = start > this.now ? 'is' : end > this.now ? 'is on now:' : 'was';
    if (status === 'cancelled') return `${this.titleFor(event)} on ${this.day(start)} is cancelled.`;
    const unsure = status === 'tentative' ? ' It is not confirmed yet.' : '';
    return `${this.subject(event, verb)} ${this.when(event)}${this.at(event)}${this.moved(event)}.${unsure}`;
  }

  private subject(event: KnownEvent, verb: string): string {
    const isClause = clause.test(event.title);
    if (!isClause && !task.test(event.title)) return `${this.titleFor(event)} ${verb}`;
    const what = isClause ? this.title(event) : this.titleFor(event);
    return /[!?.]$/.test(what) ? what : `${what}:`;
  }

  /** `on Saturday, December 5`, `this week`; empty for an open span. */
  during({ kind, words }: AskedSpan): string {
    if (kind === 'open' || words === '') return '';
    return kind === 'days' || words.startsWith('before ') || words.startsWith('after ') || words.startsWith('during ')
      ? words
      : `on ${words}`;
  }

  /** Elapsed time as `1 hour 15 minutes`; whole days for an all-day event. */
  length({ start, end, allDay }: Pick<KnownEvent, 'start' | 'end' | 'allDay'>): string {
    if (!allDay) return durationWords(Math.round((end - start) / minuteMs));
    const days = Math.round((toWall(this.zone, end) - toWall(this.zone, start)) / dayMs);
    return days === 1 ? 'all day' : `${days} days`;
  }

  /** Days from today to the day of an instant. */
  daysUntil(instant: Instant): number {
    return Math.round((midnight(toWall(this.zone, instant)) - midnight(toWall(this.zone, this.now))) / dayMs);
  }

  /** Weekday of an instant, 0 for Sunday. */
  weekday(instant: Instant): number {
    return new Date(toWall(this.zone, instant)).getUTCDay();
  }

  startOfDay(instant: Instant): Instant {
    return toInstant(this.zone, midnight(toWall(this.zone, instant)));
  }

  nextDay(instant: Instant): Instant {
    return toInstant(this.zone, midnight(toWall(this.zone, instant)) + dayMs);
  }

  isSameDay(a: Instant, b: Instant): boolean {
    return midnight(toWall(this.zone, a)) === midnight(toWall(this.zone, b));
  }

  isWithinDay({ start, end }: Pick<KnownEvent, 'start' | 'end'>): boolean {
    return this.isSameDay(start, Math.max(start, end - 1));
  }

  private unnamed({ title, memberIds }: KnownEvent): string[] {
    const said = title.toLowerCase();
    return memberIds.filter((id) => {
      const member = this.members.find((one) => one.id === id);
      const names = member ? [member.name, ...shortNames(member)] : [];
      return !names.some((name) => said.includes(name.toLowerCase()));
    });
  }
}

function midnight(wall: number): number {
  return Math.floor(wall / dayMs) * dayMs;
}
