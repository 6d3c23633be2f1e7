import { type EventComponent, splitCalendar, textProperty } from '@homeroom/icalendar';
import { cutBetweenWords } from '@homeroom/text';

const mostCharacters = 2_000;
/** What is looked at of a description, for one in HTML is far longer than its text. */
const mostRead = 20_000;

/** The DESCRIPTION of an event of a calendar object as plain text, at most 2,000 characters; empty without one. */
export function eventDescription(ics: string, { line }: EventComponent): string {
  const component = splitCalendar(ics).events.find((event) => event.line === line);
  const text = component ? (textProperty(component, 'DESCRIPTION') ?? '') : '';
  return cutBetweenWords(tidy(withoutTags(text.slice(0, mostRead))), mostCharacters);
}

/** Calendars on the web write descriptions in HTML. */
function withoutTags(text: string): string {
  if (!/<\/?[a-z][^<>]{0,500}>/i.test(text)) return text;
  const lines = text.replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^<>]{0,500}>/gi, '\n');
  return lines
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Without control characters, needless blanks and empty lines in a row. */
function tidy(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
