import {
  formatInstant,
  instantOf,
  NotACalendarError,
  propertyValue,
  readEventTimes,
  splitCalendar,
  textProperty,
  utc,
  zoneNames,
  type EventTime,
  type RawCalendar,
  type RawComponent,
  type Zone,
} from '@homeroom/icalendar';
import { addDays, cleanLine, tidyText } from '@homeroom/text';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError, type ParsedEvent, type ReportTo } from '../reading-reports.ts';
import { sure } from '../text/read-text.ts';
import { decodeText } from '../text/text-encoding.ts';
import { meaningfulTitle } from '../text/title.ts';

const maxLength = 4 * 1_048_576;
const maxLineLength = 1_000;
const maxDescriptionLength = 20_000;

/** Zone of times that are in no zone, or in one that neither the file nor anybody else defines. */
const unknownZone: Zone = { ...utc, id: 'unknown' };

/** Reads the events of a calendar file (RFC 5545), as facts and as text. */
export async function readIcs(bytes: Uint8Array, report: ReportTo): Promise<void> {
  const calendar = split(decodeText(bytes).slice(0, maxLength));
  const zoneOf = zoneNames(calendar.zones, unknownZone, () => undefined);
  const isCancelled = (component: RawComponent) =>
    [lineOf(component, 'STATUS'), lineOf(calendar, 'METHOD')].some((word) => /^cancel/i.test(word ?? ''));
  const read = calendar.events.slice(0, readingLimits.events).map((component) => ({
    event: eventOf(component, (tzid) => zoneOf(tzid, component.line), isCancelled(component)),
    description: lineOf(component, 'DESCRIPTION', maxDescriptionLength),
  }));
  report({ type: 'total', pages: 1 });
  report({
    type: 'facts',
    facts: {
      title: meaningfulTitle(lineOf(calendar, 'X-WR-CALNAME') ?? read[0]?.event.summary),
      events: read.map(({ event }) => event),
    },
  });
  const warn = (sentence: string) => report({ type: 'warning', sentence, truncated: true });
  if (calendar.events.length > read.length)
    warn(`Only the first ${read.length} of ${calendar.events.length} events were read.`);
  if (calendar.truncated || calendar.skippedEvents > 0) warn('A part of this calendar file could not be read.');
  const text = tidyText(read.map(({ event, description }) => asText(event, description)).join('\n\n'));
  report({ type: 'page', page: { page: 1, method: 'text', text, confidence: text === '' ? 0 : sure } });
}

/** @throws RefusedDocumentError when there is no calendar, or it ends before its first event does */
function split(text: string): RawCalendar {
  const refused = (cause?: unknown) =>
    new RefusedDocumentError('This calendar file is broken and cannot be read.', { cause });
  try {
    const calendar = splitCalendar(text);
    if (calendar.truncated && calendar.events.length === 0) throw refused();
    return calendar;
  } catch (error) {
    throw error instanceof NotACalendarError ? refused(error) : error;
  }
}

function eventOf(component: RawComponent, zoneOf: (tzid: string) => Zone, isCancelled: boolean): ParsedEvent {
  const summary = lineOf(component, 'SUMMARY');
  const times = readEventTimes(component, { familyZone: unknownZone, zoneOf });
  return {
    uid: lineOf(component, 'UID'),
    summary: isCancelled ? `Cancelled: ${summary ?? 'event'}` : summary,
    start: times && written(times.start),
    end: times?.end ? written(times.end) : null,
    all_day: times?.start.kind === 'date',
    tzid: times?.tzid?.slice(0, 200) ?? null,
    location: lineOf(component, 'LOCATION'),
    rrule: cleanLine(propertyValue(component, 'RRULE') ?? '', maxLineLength) || null,
  };
}

/** A date, or a date-time with its offset, without one where the zone is not known. */
function written(time: EventTime): string {
  const wall = new Date(time.wall).toISOString();
  if (time.kind === 'date') return wall.slice(0, 10);
  if (time.kind === 'utc') return wall.replace('.000Z', 'Z');
  return time.zone === unknownZone ? wall.slice(0, 19) : formatInstant(instantOf(time), time.zone);
}

function lineOf(component: Pick<RawComponent, 'properties'>, name: string, length = maxLineLength): string | null {
  return cleanLine(textProperty(component, name) ?? '', length) || null;
}

function asText({ summary, start, end, all_day, location, rrule }: ParsedEvent, description: string | null): string {
  const moment = (value: string) => (all_day ? value : value.slice(0, 16).replace('T', ' '));
  // The end of an all-day event is the day after its last.
  const last = all_day && end !== null ? addDays(end, -1) : end;
  const when = start === null ? null : moment(start) + (last === null || last === start ? '' : ` to ${moment(last)}`);
  const lines = [
    summary,
    when && `When: ${when}`,
    location && `Where: ${location}`,
    rrule && `Repeats: ${rrule}`,
    description,
  ];
  return lines.filter((line) => line !== null).join('\n');
}
