import { icsLimits, NotACalendarError } from '../limits.ts';
import type { Fault } from '../limits.ts';
import { contentLines } from './content-lines.ts';
import type { ContentLine } from './content-lines.ts';

/** One VEVENT or VTIMEZONE as written in the file. */
export interface RawComponent {
  name: string;
  line: number;
  /** Every content line from BEGIN to END. */
  lines: ContentLine[];
  /** Its own properties, without those of nested components. */
  properties: ContentLine[];
}

/** Components of a calendar file. */
export interface RawCalendar {
  events: RawComponent[];
  zones: RawComponent[];
  /** The properties of the calendar itself, at most 100. */
  properties: ContentLine[];
  /** Number of events left out. */
  skippedEvents: number;
  /** The UID lines of the events that were left out that have one. */
  skippedUids: ContentLine[];
  /** The file ends before END:VCALENDAR. */
  truncated: boolean;
  faults: Fault[];
}

/**
 * Splits a calendar file into components by its lines alone, without parsing a value, so that a broken event costs
 * nothing but itself. A truncated file gives what is complete and a fault.
 * @throws NotACalendarError when there is no VCALENDAR, or more events than one file may hold
 */
export function splitCalendar(text: string): RawCalendar {
  return runSync(splitInSteps(text));
}

/** Work that may pause where it yields. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does what `splitCalendar` does, in a step for each content line. */
export function* splitInSteps(text: string): Steps<RawCalendar> {
  const splitter = new Splitter();
  for (const line of contentLines(text)) {
    splitter.take(line);
    yield;
  }
  return splitter.finish();
}

/** Runs the work without a pause. */
export function runSync<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const calendarProperties = 100;

/** A line that names the UID of its component. */
export const uidLine = /^UID[;:]/i;

interface OpenComponent extends RawComponent {
  /** The names of the components that are open inside it. */
  nested: string[];
  nestedCount: number;
  problem: string | null;
}

class Splitter {
  private readonly calendar: RawCalendar = {
    events: [],
    zones: [],
    properties: [],
    skippedEvents: 0,
    skippedUids: [],
    truncated: false,
    faults: [],
  };
  private open: OpenComponent | null = null;
  private inCalendar = false;
  private calendars = 0;
  private events = 0;
  private lastLine = 0;

  take(line: ContentLine): void {
    this.lastLine = line.line;
    const [keyword, name] = boundary(line.text);
    if (!this.inCalendar) return this.takeOutside(keyword, name);
    if (this.open) return this.takeInside(this.open, line, keyword, name);
    if (keyword === 'BEGIN') this.begin(line, name);
    if (keyword === 'END' && name === 'VCALENDAR') this.inCalendar = false;
    if (keyword === '' && this.calendar.properties.length < calendarProperties) this.calendar.properties.push(line);
  }

  finish(): RawCalendar {
    if (this.calendars === 0) throw new NotACalendarError('This is no calendar: it has no line BEGIN:VCALENDAR.');
    this.calendar.truncated = this.inCalendar;
    if (this.open) this.leaveOut(this.open, 'the file ends inside it');
    else if (this.inCalendar)
      this.fail(this.lastLine, 'the file ends without END:VCALENDAR; what is complete was read');
    return this.calendar;
  }

  private takeOutside(keyword: string, name: string): void {
    if (keyword !== 'BEGIN' || name !== 'VCALENDAR') return;
    this.inCalendar = true;
    this.calendars += 1;
  }

  private begin(line: ContentLine, name: string): void {
    if (name === 'VCALENDAR') return;
    if (name === 'VEVENT') this.countEvent();
    this.open = { name, line: line.line, lines: [line], properties: [], nested: [], nestedCount: 0, problem: null };
  }

  private countEvent(): void {
    this.events += 1;
    if (this.events <= icsLimits.events) return;
    throw new NotACalendarError(`This file has more than ${icsLimits.events} events; split it into smaller ones.`);
  }

  private takeInside(open: OpenComponent, line: ContentLine, keyword: string, name: string): void {
    if (keyword === 'BEGIN' && (name === 'VEVENT' || name === 'VCALENDAR')) return this.restart(open, line, name);
    if (keyword === 'END' && name === 'VCALENDAR') {
      this.leaveOut(open, `it has no END:${open.name}`);
      this.open = null;
      this.inCalendar = false;
      return;
    }
    keep(open, line);
    if (keyword === 'BEGIN') nest(open, name);
    else if (keyword === 'END') this.end(open, name);
    else if (open.nested.length === 0) open.properties.push(line);
  }

  private restart(open: OpenComponent, line: ContentLine, name: string): void {
    this.leaveOut(open, `it has no END:${open.name}`);
    this.open = null;
    this.begin(line, name);
  }

  private end(open: OpenComponent, name: string): void {
    if (open.nested.at(-1) === name) {
      open.nested.pop();
      return;
    }
    if (name !== open.name) {
      open.problem ??= `END:${name} closes nothing that is open`;
      return;
    }
    if (open.nested.length > 0) open.problem ??= `BEGIN:${String(open.nested[0])} is never closed`;
    this.close(open);
  }

  private close(open: OpenComponent): void {
    this.open = null;
    if (open.name !== 'VEVENT' && open.name !== 'VTIMEZONE') return;
    if (open.problem) return this.leaveOut(open, open.problem);
    const component = { name: open.name, line: open.line, lines: open.lines, properties: open.properties };
    if (open.name === 'VTIMEZONE' && lengthOf(open) > icsLimits.zoneLength)
      return this.leaveOut(open, `it is longer than ${icsLimits.zoneLength} characters`);
    if (open.name === 'VTIMEZONE' && this.calendar.zones.length >= icsLimits.zones)
      return this.leaveOut(open, `the file has more than ${icsLimits.zones}`);
    (open.name === 'VEVENT' ? this.calendar.events : this.calendar.zones).push(component);
  }

  private leaveOut({ name, line, properties }: OpenComponent, reason: string): void {
    if (name === 'VEVENT') {
      this.calendar.skippedEvents += 1;
      this.calendar.skippedUids.push(...properties.filter(({ text }) => uidLine.test(text)).slice(0, 1));
    }
    this.fail(line, `this ${kindOf(name)} was left out: ${reason}`);
  }

  private fail(line: number, text: string): void {
    this.calendar.faults.push({ line, text });
  }
}

function lengthOf({ lines }: RawComponent): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

function keep(open: OpenComponent, line: ContentLine): void {
  if (line.cut) open.problem ??= `line ${line.line} is longer than ${icsLimits.lineLength} characters`;
  if (open.lines.length >= icsLimits.properties) open.problem ??= `it has more than ${icsLimits.properties} lines`;
  else open.lines.push(line);
}

function nest(open: OpenComponent, name: string): void {
  open.nestedCount += 1;
  if (open.nestedCount > icsLimits.nestedComponents)
    open.problem ??= `it holds more than ${icsLimits.nestedComponents} components`;
  if (open.nested.length >= icsLimits.nestingDepth)
    open.problem ??= `its components are nested more than ${icsLimits.nestingDepth} deep`;
  if (open.nested.length < icsLimits.nestedComponents) open.nested.push(name);
}

function kindOf(name: string): string {
  if (name === 'VEVENT') return 'event';
  return name === 'VTIMEZONE' ? 'time zone' : 'component';
}

function boundary(text: string): [string, string] {
  const match = /^(BEGIN|END):\s*([A-Za-z0-9-]+)\s*$/i.exec(text);
  return match ? [String(match[1]).toUpperCase(), String(match[2]).toUpperCase()] : ['', ''];
}
