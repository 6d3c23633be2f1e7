import { world } from './world.ts';

/** Family assistant as called by the household's bot. */
export interface Family {
  url: string;
  botToken: string;
}

/** Member's link to the dashboard. */
export interface Link {
  token: string;
  dashboard_url: string;
  revoke_url: string;
}

/** Event as the service returns it. */
export interface ShownEvent {
  id: string;
  summary: string;
  start: string;
  end: string;
  status?: 'confirmed' | 'tentative' | 'cancelled';
  who?: string[];
  location?: string;
  travel_time_minutes?: number | null;
}

/** Family assistant of the stack, with the sample household. */
export const sampleFamily: Family = {
  url: String(world.stack.services['family-assistant']),
  botToken: world.stack.botToken,
};

/**
 * Calls the service with the bot's token; `sender` is the member who asked the bot. @throws Error unless it succeeds
 */
export async function call<Body>(
  { url, botToken }: Family,
  method: string,
  path: string,
  content?: unknown,
  sender?: string,
): Promise<Body> {
  const headers = {
    Authorization: `Bearer ${botToken}`,
    'Content-Type': 'application/json',
    ...(sender !== undefined && { 'X-Sender-Id': sender }),
  };
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers,
    ...(content !== undefined && { body: JSON.stringify(content) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Body;
}

/** Creates a link for a member. */
export function linkFor(family: Family, user: string): Promise<Link> {
  return call(family, 'POST', '/dashboard/token', { messenger_user_id: user });
}

/** Returns the events of the week that many weeks ahead. */
export async function weekOf(family: Family, offset = 0): Promise<ShownEvent[]> {
  const { events } = await call<{ events: ShownEvent[] }>(family, 'GET', `/calendar/week?week_offset=${offset}`);
  return events;
}

/** New event; times have their offset. */
export interface NewEvent {
  summary: string;
  start: string;
  end: string;
  who?: string[];
  location?: string;
  rrule?: string;
  status?: 'confirmed' | 'tentative';
  /** Default: the family's. */
  calendar?: string;
}

export async function addEvent(family: Family, event: NewEvent, sender?: string): Promise<ShownEvent> {
  return (await call<{ event: ShownEvent }>(family, 'POST', '/calendar/events', event, sender)).event;
}
