import { type EventComponent, splitCalendar, textProperty } from '@homeroom/icalendar';
import { htmlToText, looksLikeHtml } from '@homeroom/readable-html';
import { cutBetweenWords, tidyText } from '@homeroom/text';

const maxLength = 2_000;
/** A description in HTML is far longer than its text. */
const maxWrittenLength = 20_000;

/** The DESCRIPTION of an event of a calendar object as plain text, at most 2,000 characters; empty without one. */
export function eventDescription(ics: string, { line }: Pick<EventComponent, 'line'>): string {
  const component = splitCalendar(ics).events.find((event) => event.line === line);
  const written = component ? (textProperty(component, 'DESCRIPTION') ?? '') : '';
  const lines = tidyText(plainText(written.slice(0, maxWrittenLength))).split('\n');
  return cutBetweenWords(lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n'), maxLength);
}

/** The descriptions of a calendar object's events, each once. */
export function objectDescriptions(ics: string): string[] {
  const written = splitCalendar(ics).events.map((component) => eventDescription(ics, component));
  return [...new Set(written)].filter((text) => text !== '');
}

/** Calendars on the web write descriptions in HTML, which calendar programs show without empty lines. */
function plainText(written: string): string {
  if (!looksLikeHtml(written)) return written;
  return htmlToText(written, { keepLineBreaks: true, showLinks: false }).replaceAll(/\n+/g, '\n');
}
