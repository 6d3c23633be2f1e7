import type { CallOptions, FamilyAssistantClient, FamilyAssistantSchemas } from '@homeroom/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { McpSettings } from './mcp-settings.ts';
import { shortened, toolAnswer } from './tool-answer.ts';

type Events = FamilyAssistantSchemas['CalendarEventsResponse'];

const annotations = { readOnlyHint: true, openWorldHint: false };
/** A date-time with an offset. */
export const dateTime = z.iso.datetime({ offset: true, error: 'wants a date-time with an offset' });

/** Reads of a credential: the bot's calls, or those of the dashboard, which answer the same. */
function readsOf(family: FamilyAssistantClient, kind: McpSettings['kind']) {
  const isBot = kind === 'bot';
  return {
    events: (query: { start: string; end: string }, options: CallOptions) =>
      family.get(isBot ? '/calendar/events' : '/dashboard/events', { params: { query }, ...options }),
    search: (query: { q: string; from?: string; to?: string }, options: CallOptions) =>
      family.get(isBot ? '/calendar/search' : '/dashboard/search', { params: { query }, ...options }),
    conflicts: (options: CallOptions) => family.get(isBot ? '/conflicts' : '/dashboard/conflicts', options),
    ask: (question: string, options: CallOptions) =>
      family.post(isBot ? '/brain/query' : '/dashboard/ask', { body: { question }, ...options }),
    operations: (options: CallOptions) =>
      family.post(isBot ? '/undo' : '/dashboard/undo', { body: { action: 'list' }, ...options }),
  };
}

type Reads = ReturnType<typeof readsOf>;

/** Adds the tools that read the calendar and ask the knowledge base. */
export function addReadTools(server: McpServer, family: FamilyAssistantClient, kind: McpSettings['kind']): void {
  const reads = readsOf(family, kind);
  if (kind === 'bot') addDayTools(server, family);
  addEventReads(server, reads);
  addConflictList(server, reads);
  addAsking(server, reads);
  addChangeList(server, reads);
}

function addEventReads(server: McpServer, reads: Reads): void {
  server.registerTool(
    'list_events',
    {
      title: 'Events of a range',
      description:
        'Lists the events of the family calendar between two times, each with its id, people, place and travel time, and the overlaps among them. Ask for days or weeks rather than years.',
      inputSchema: {
        start: dateTime.describe('Start of the range.'),
        end: dateTime.describe('End of the range, excluded.'),
      },
      annotations,
    },
    (range, { signal }) => toolAnswer(async () => shownEvents(await reads.events(range, { signal }))),
  );

  server.registerTool(
    'find_events',
    {
      title: 'Find events',
      description:
        'Finds events by words of their title, place or people, such as “dentist” or “Maya soccer”: what is not over first, the soonest first. A series is listed once, with its next date.',
      inputSchema: {
        q: z.string().min(1).max(200).describe('The words; an event must have all of them.'),
        from: dateTime.exactOptional().describe('Only dates that are not over at this time.'),
        to: dateTime.exactOptional().describe('Only dates that begin before this time.'),
      },
      annotations,
    },
    (query, { signal }) => toolAnswer(async () => shownEvents(await reads.search(query, { signal }))),
  );
}

function addConflictList(server: McpServer, reads: Reads): void {
  server.registerTool(
    'list_conflicts',
    {
      title: 'Open conflicts',
      description:
        'Lists the overlaps that nobody has settled, with numbered options for settling each one: split (one adult for each event), reassign (one person does it) and reschedule (another time).',
      annotations,
    },
    ({ signal }) =>
      toolAnswer(async () => {
        const { items, ...rest } = shortened((await reads.conflicts({ signal })).outstanding);
        return { outstanding: items, ...rest };
      }),
  );
}

function addAsking(server: McpServer, reads: Reads): void {
  server.registerTool(
    'ask_family',
    {
      title: 'Ask the family’s knowledge',
      description:
        'Answers a question from the family’s mails, letters, newsletters and calendar, such as “When is the permission slip due?”, with the sources and a confidence. An answer of low confidence may be wrong.',
      inputSchema: { question: z.string().min(1).max(2_000).describe('The question, in plain language.') },
      annotations,
    },
    ({ question }, { signal }) =>
      toolAnswer(async () => {
        const { answer, confidence, sources } = await reads.ask(question, { signal });
        const { items, ...rest } = shortened(sources);
        return { answer, confidence, sources: items, ...rest };
      }),
  );
}

function addChangeList(server: McpServer, reads: Reads): void {
  server.registerTool(
    'list_recent_changes',
    {
      title: 'Recent changes',
      description:
        'Lists the last changes made to the calendar (at most five for each person), newest first, with the id that undoes each one, and whether it can still be undone or redone.',
      annotations,
    },
    ({ signal }) =>
      toolAnswer(async () => {
        const { operations = [] } = await reads.operations({ signal });
        return { changes: operations.map(shownOperation) };
      }),
  );
}

function addDayTools(server: McpServer, family: FamilyAssistantClient): void {
  server.registerTool(
    'list_todays_events',
    {
      title: 'Events of today',
      description: 'Lists the events of today in the household’s time zone. Use it also to learn today’s date.',
      annotations,
    },
    ({ signal }) => toolAnswer(async () => shownEvents(await family.get('/calendar/today', { signal }))),
  );
  server.registerTool(
    'list_weeks_events',
    {
      title: 'Events of a week',
      description: 'Lists the events of a week, Sunday to Saturday, in the household’s time zone.',
      inputSchema: {
        week_offset: z.int().min(-520).max(520).default(0).describe('0 is this week, 1 the next, -1 the last.'),
      },
      annotations,
    },
    ({ week_offset }, { signal }) =>
      toolAnswer(async () =>
        shownEvents(await family.get('/calendar/week', { params: { query: { week_offset } }, signal })),
      ),
  );
}

/** A search has no conflicts. */
function shownEvents({ events, conflicts }: Pick<Events, 'events'> & Partial<Events>): object {
  const { items, ...rest } = shortened(events.map(shownEvent));
  return { events: items, ...rest, ...(conflicts && { conflicts: shortened(conflicts).items }) };
}

/** Without the color. */
export function shownEvent({ color: _color, ...event }: FamilyAssistantSchemas['CalendarEvent']): object {
  return event;
}

/** Without the snapshot, which holds whole calendar objects. */
export function shownOperation({ snapshot: _snapshot, ...operation }: FamilyAssistantSchemas['Operation']): object {
  return operation;
}
