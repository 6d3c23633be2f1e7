import type { FamilyAssistantClient, FamilyAssistantSchemas } from '@homeroom/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { dateTime, shownEvent, shownOperation } from './read-tools.ts';
import { toolAnswer } from './tool-answer.ts';

const changing = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
const destroying = { ...changing, destructiveHint: true };
const summary = z.string().min(1).max(500);
const eventId = z.uuid().describe('The id of an event, from a tool that lists events.');
const conflictId = z.uuid().describe('The id of a conflict, from list_conflicts.');
const operationId = z.uuid().describe('The id of a change, from its answer or from list_recent_changes.');
const scope = z
  .enum(['instance', 'series'])
  .default('instance')
  .describe('Of a repeating event: this occurrence only, or all of them.');

/** Adds the tools that change the calendar, settle conflicts, undo and redo. */
export function addChangeTools(server: McpServer, family: FamilyAssistantClient): void {
  addAddTool(server, family);
  addEditTools(server, family);
  addConflictTools(server, family);
  for (const [action, name, title, description] of [
    ['undo', 'undo_change', 'Undo a change', 'Takes back a change of the last ten minutes, made by the same person.'],
    ['redo', 'redo_change', 'Redo a change', 'Makes a change again that was undone in the last ten minutes.'],
  ] as const)
    server.registerTool(
      name,
      { title, description, inputSchema: { operation_id: operationId }, annotations: changing },
      ({ operation_id }, { signal }) =>
        toolAnswer(async () => {
          const { restored_event: event, ...rest } = await family.post('/undo', {
            body: { action, operation_id },
            signal,
          });
          return { ...rest, ...(event && { restored_event: shownEvent(event) }) };
        }),
    );
}

function addAddTool(server: McpServer, family: FamilyAssistantClient): void {
  server.registerTool(
    'add_event',
    {
      title: 'Add an event',
      description:
        'Puts an event on the family calendar. From midnight to midnight it is an all-day event. Look at the events of that time first: it may be there already, or overlap.',
      inputSchema: {
        summary: summary.describe('The title.'),
        start: dateTime,
        end: dateTime.describe('Later than the start.'),
        location: z.string().max(500).exactOptional(),
        who: z.array(z.string().min(1).max(200)).max(50).exactOptional().describe('Names of family members.'),
        rrule: z
          .string()
          .max(1_000)
          .exactOptional()
          .describe('How it repeats (RFC 5545), such as FREQ=WEEKLY;BYDAY=TU;COUNT=10.'),
        calendar: z
          .string()
          .max(200)
          .exactOptional()
          .describe('The id of a calendar. Default: the family’s default one.'),
      },
      annotations: changing,
    },
    (body, { signal }) => toolAnswer(async () => shownChange(await family.post('/calendar/events', { body, signal }))),
  );
}

function addEditTools(server: McpServer, family: FamilyAssistantClient): void {
  const patch = patchOf(family);
  server.registerTool(
    'move_event',
    {
      title: 'Move an event',
      description: 'Moves an event to another time.',
      inputSchema: { event_id: eventId, start: dateTime, end: dateTime.describe('Later than the start.'), scope },
      annotations: changing,
    },
    ({ event_id: eventId, scope, ...body }, { signal }) => patch(eventId, scope, body, signal),
  );

  server.registerTool(
    'rename_event',
    {
      title: 'Rename an event',
      description: 'Gives an event another title.',
      inputSchema: { event_id: eventId, summary: summary.describe('The new title.'), scope },
      annotations: changing,
    },
    ({ event_id: eventId, scope, ...body }, { signal }) => patch(eventId, scope, body, signal),
  );

  server.registerTool(
    'cancel_event',
    {
      title: 'Cancel an event',
      description: 'Takes an event off the calendar.',
      inputSchema: { event_id: eventId, scope },
      annotations: destroying,
    },
    ({ event_id: eventId, scope }, { signal }) =>
      toolAnswer(async () => {
        const params = { path: { eventId }, query: { scope } };
        const { operation } = await family.delete('/calendar/events/{eventId}', { params, signal });
        return { operation: shownOperation(operation) };
      }),
  );
}

/** Changes the times or the title of an event. */
function patchOf(family: FamilyAssistantClient) {
  return (
    eventId: string,
    scope: 'instance' | 'series',
    body: { start: string; end: string } | { summary: string },
    signal: AbortSignal,
  ) => {
    const params = { path: { eventId }, query: { scope } };
    return toolAnswer(async () =>
      shownChange(await family.patch('/calendar/events/{eventId}', { params, body, signal })),
    );
  };
}

function addConflictTools(server: McpServer, family: FamilyAssistantClient): void {
  server.registerTool(
    'acknowledge_conflict',
    {
      title: 'Acknowledge a conflict',
      description: 'Stops the alerts about a conflict. It stays open and listed; the calendar stays as it is.',
      inputSchema: { conflict_id: conflictId },
      annotations: changing,
    },
    ({ conflict_id: conflictId }, { signal }) =>
      toolAnswer(() =>
        family.post('/conflicts/{conflictId}/acknowledge', { params: { path: { conflictId } }, signal }),
      ),
  );

  server.registerTool(
    'resolve_conflict',
    {
      title: 'Settle a conflict',
      description: 'Settles a conflict with one of the options that list_conflicts shows for it.',
      inputSchema: {
        conflict_id: conflictId,
        resolution_action: z.enum(['split', 'reassign', 'reschedule']),
        choice_index: z.int().min(0).max(1_000).describe('The index of the option below resolution_action.'),
        options_revision: z.int().min(1).describe('The options_revision of the conflict, as list_conflicts showed it.'),
        executed: z
          .boolean()
          .describe('True carries the option out in the calendar; false only records that the family settled it so.'),
      },
      annotations: destroying,
    },
    ({ conflict_id: conflictId, ...body }, { signal }) =>
      toolAnswer(() =>
        family.post('/conflicts/{conflictId}/resolve', { params: { path: { conflictId } }, body, signal }),
      ),
  );
}

function shownChange({ event, operation, ...rest }: FamilyAssistantSchemas['EventChangeResponse']): object {
  return { ...rest, event: shownEvent(event), operation: shownOperation(operation) };
}
