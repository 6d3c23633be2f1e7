const form = /^calendar:([^:]+):(.+)$/s;

/** The id of a calendar object in the knowledge base. */
export function calendarSourceId(calendarId: string, uid: string): string {
  return `calendar:${calendarId}:${uid}`;
}

/** The object that an id names; null when it names none. The id of a calendar has no colon. */
export function calendarObjectOf(sourceId: string): { calendarId: string; uid: string } | null {
  const [, calendarId, uid] = form.exec(sourceId) ?? [];
  return calendarId === undefined || uid === undefined ? null : { calendarId, uid };
}
