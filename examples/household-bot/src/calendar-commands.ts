import type { FamilyAssistantSchemas } from '@homeroom/client';
import { Composer, type CommandContext } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { dayOf, timesOf } from './family-times.ts';
import { bold, escapeHtml, sendLines, shorten } from './message-text.ts';

type Agenda = FamilyAssistantSchemas['CalendarEventsResponse'];
type CalendarEvent = FamilyAssistantSchemas['CalendarEvent'];

/** `/today` and `/week`. */
export const calendarCommands = new Composer<BotContext>();

calendarCommands.command('today', async (ctx) => {
  const agenda = await ctx.assistant.get('/calendar/today');
  const events = shownEvents(agenda);
  if (events.length === 0) return sendLines(ctx, ['Nothing is on today.']);
  const lines = events.flatMap((event) => eventLines(event, agenda, ctx.family.locale));
  return sendLines(ctx, [bold('Today'), '', ...lines, ...overlapHint(agenda)]);
});

calendarCommands.command('week', async (ctx) => {
  const offset = weekOffset(ctx);
  if (offset === null) return sendLines(ctx, ['Write /week, /week next, /week last, or a number such as /week 3.']);
  const agenda = await ctx.assistant.get('/calendar/week', { params: { query: { week_offset: offset } } });
  const events = shownEvents(agenda);
  const { locale } = ctx.family;
  if (events.length === 0) return sendLines(ctx, ['Nothing is on in that week.']);
  const lines = events.flatMap((event, index) => {
    const day = dayOf(event.start, locale);
    const before = events[index - 1];
    const heading = before && dayOf(before.start, locale) === day ? [] : [...(before ? [''] : []), bold(day)];
    return [...heading, ...eventLines(event, agenda, locale)];
  });
  return sendLines(ctx, [...lines, ...overlapHint(agenda)]);
});

/** Reads `next`, `last` or a number; null for anything else. */
function weekOffset({ match }: CommandContext<BotContext>): number | null {
  const word = match.trim().toLowerCase();
  const named = { '': 0, this: 0, next: 1, last: -1 }[word];
  return named ?? (/^[+-]?\d{1,2}$/.test(word) ? Number(word) : null);
}

/** Leaves out cancelled events, and copies of an event that is shown. */
function shownEvents({ events }: Agenda): CalendarEvent[] {
  const shown = new Set<string>();
  return events.filter(({ id, status, copies = [] }) => {
    if (status === 'cancelled' || copies.some((copy) => shown.has(copy))) return false;
    shown.add(id);
    return true;
  });
}

/** `⚠️ 4:00 PM – 5:15 PM  Soccer practice`, and below it who, where and how far. */
function eventLines(event: CalendarEvent, { conflicts }: Agenda, locale: string): string[] {
  const isOverlapping = conflicts.some(({ event1_id: one, event2_id: other }) => [one, other].includes(event.id));
  const times = timesOf(event, locale);
  const about = [
    event.who?.join(', '),
    event.location,
    event.travel_time_minutes ? `${event.travel_time_minutes} min away` : null,
  ].filter((text) => text);
  return [
    `${isOverlapping ? '⚠️ ' : ''}${times[0]?.toUpperCase()}${times.slice(1)}  ${bold(event.summary)}`,
    ...(about.length > 0 ? [`     ${escapeHtml(shorten(about.join(' · '), 300))}`] : []),
  ];
}

function overlapHint({ conflicts }: Agenda): string[] {
  return conflicts.length > 0 ? ['', '⚠️ Some of this overlaps: /conflicts'] : [];
}
