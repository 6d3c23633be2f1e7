/** Times of the family assistant carry the household's offset, so their digits are the time on the kitchen clock. */
function wallClock(dateTime: string): Date {
  return new Date(`${dateTime.slice(0, 19)}Z`);
}

/** `Thursday, November 19` */
export function dayOf(dateTime: string, locale: string): string {
  return format(wallClock(dateTime), locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `4:00 PM` */
export function timeOf(dateTime: string, locale: string): string {
  return format(wallClock(dateTime), locale, { hour: 'numeric', minute: '2-digit' });
}

/** A stretch of time. The end of an all-day event is the midnight after its last day. */
export interface Span {
  start: string;
  end: string;
  all_day?: boolean;
}

/** `Thursday, November 19, 4:00 PM – 5:15 PM`, `Monday, December 21, all day` */
export function dayAndTimes(span: Span, locale: string): string {
  return `${dayOf(span.start, locale)}, ${timesOf(span, locale)}`;
}

/** `4:00 PM – 5:15 PM`, `all day`, `all day until Friday, November 20`; another day is named. */
export function timesOf({ start, end, all_day: isAllDay }: Span, locale: string): string {
  const last = isAllDay ? new Date(wallClock(end).getTime() - 1).toISOString() : end;
  const isOneDay = last.slice(0, 10) === start.slice(0, 10);
  if (isAllDay) return isOneDay ? 'all day' : `all day until ${dayOf(last, locale)}`;
  return `${timeOf(start, locale)} – ${isOneDay ? '' : `${dayOf(end, locale)}, `}${timeOf(end, locale)}`;
}

function format(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  // Node writes a narrow space before AM and PM, which some phones show as a box.
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date).replaceAll('\u202f', ' ');
}
