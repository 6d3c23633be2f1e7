import ICAL from 'ical.js';
import { addDays, cleanLine, tidyText } from '@homeroom/text';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError, type ParsedEvent, type ReportTo } from '../reading-reports.ts';
import { sure } from '../text/read-text.ts';
import { decodeText } from '../text/text-encoding.ts';
import { meaningfulTitle } from '../text/title.ts';
import { eventTimes } from './event-times.ts';

const largestLength = 4 * 1_048_576;
const lineLength = 1_000;
const descriptionLength = 20_000;

/** The events of a calendar file (RFC 5545), as facts and as text to read. */
export async function readIcs(bytes: Uint8Array, report: ReportTo): Promise<void> {
  const calendars = parsed(decodeText(bytes).slice(0, largestLength));
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const zones = new Map(
    calendars.flatMap((calendar) =>
      calendar
        .getAllSubcomponents('vtimezone')
        .map((zone): [string, ICAL.Component] => [String(zone.getFirstPropertyValue('tzid')), zone]),
    ),
  );
  const cancelled = (component: ICAL.Component) =>
    [lineOf(component, 'status'), lineOf(component.parent ?? undefined, 'method')].some((word) =>
      /^cancel/i.test(word ?? ''),
    );
  const read = components.slice(0, readingLimits.events).map((component) => ({
    event: eventOf(component, zones, cancelled(component)),
    description: lineOf(component, 'description', descriptionLength),
  }));
  const name = lineOf(calendars[0], 'x-wr-calname');
  report({ type: 'total', pages: 1 });
  report({
    type: 'facts',
    facts: { title: meaningfulTitle(name ?? read[0]?.event.summary), events: read.map(({ event }) => event) },
  });
  if (components.length > read.length)
    report({
      type: 'warning',
      sentence: `Only the first ${read.length} of ${components.length} events were read.`,
      truncated: true,
    });
  const text = tidyText(read.map(({ event, description }) => asText(event, description)).join('\n\n'));
  report({ type: 'page', page: { page: 1, method: 'text', text, confidence: text === '' ? 0 : sure } });
}

function parsed(text: string): ICAL.Component[] {
  try {
    const parsedCalendars = ICAL.parse(text) as unknown[];
    const list = typeof parsedCalendars[0] === 'string' ? [parsedCalendars] : parsedCalendars;
    return list.map((calendar) => new ICAL.Component(calendar as never));
  } catch (error) {
    throw new RefusedDocumentError('This calendar file is broken and cannot be read.', { cause: error });
  }
}

function eventOf(
  component: ICAL.Component,
  zones: ReadonlyMap<string, ICAL.Component>,
  isCancelled: boolean,
): ParsedEvent {
  const summary = lineOf(component, 'summary');
  return {
    uid: lineOf(component, 'uid'),
    summary: isCancelled ? `Cancelled: ${summary ?? 'event'}` : summary,
    ...eventTimes(component, zones),
    location: lineOf(component, 'location'),
    rrule: lineOf(component, 'rrule'),
  };
}

function lineOf(component: ICAL.Component | undefined, name: string, length = lineLength): string | null {
  try {
    const value: unknown = component?.getFirstPropertyValue(name);
    return value === null || value === undefined ? null : cleanLine(String(value), length) || null;
  } catch {
    return null;
  }
}

function asText({ summary, start, end, all_day, location, rrule }: ParsedEvent, description: string | null): string {
  const moment = (value: string) => (all_day ? value : value.slice(0, 16).replace('T', ' '));
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

/** The end of an all-day event is the day after its last. */
