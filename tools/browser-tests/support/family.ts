import { world } from './world.ts';

/** A family assistant, as the household's bot calls it. */
export interface Family {
  url: string;
  botToken: string;
}

/** A member's link to the dashboard. */
export interface Link {
  token: string;
  dashboard_url: string;
  revoke_url: string;
}

/** An event as the service shows it. */
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

/** The family assistant of the stack, with the sample household. */
export const sampleFamily: Family = {
  url: String(world.stack.services['family-assistant']),
  botToken: world.stack.botToken,
};

/** Calls the service with the bot's token; `sender` is who asked the bot. @throws Error unless it succeeded */
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

/** Makes a link for a member. */
export function linkFor(family: Family, user: string): Promise<Link> {
  return call(family, 'POST', '/dashboard/token', { messenger_user_id: user });
}

/** The events of the week that many weeks ahead, as the family's calendar has them. */
export async function weekOf(family: Family, offset = 0): Promise<ShownEvent[]> {
  const { events } = await call<{ events: ShownEvent[] }>(family, 'GET', `/calendar/week?week_offset=${offset}`);
  return events;
}

/** What an event is added with; times with their offset. */
export interface NewEvent {
  summary: string;
  start: string;
  end: string;
  who?: string[];
  location?: string;
  rrule?: string;
  status?: 'confirmed' | 'tentative';
}

/** Adds an event. */
export async function addEvent(family: Family, event: NewEvent, sender?: string): Promise<ShownEvent> {
  return (await call<{ event: ShownEvent }>(family, 'POST', '/calendar/events', event, sender)).event;
}
