import { createFamilyAssistantClient } from '@homeroom/client';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addChangeTools } from './change-tools.ts';
import { addReadTools } from './read-tools.ts';
import type { McpSettings } from './mcp-settings.ts';

const instructions = `The calendar of one household, and what its mails and letters say.
Times are ISO 8601 with an offset, such as 2026-12-01T16:00:00-06:00; answers carry the offset of the household.
Ids come from the answers of other tools. Change the calendar only when a person asked for it. A change can be undone for ten minutes.`;

/** Creates the server: with a dashboard token it has only the tools that read. */
export function createMcpServer({ baseUrl, token, kind, senderId }: McpSettings): McpServer {
  const headers = senderId === undefined ? {} : { 'X-Sender-Id': senderId };
  const family = createFamilyAssistantClient({ baseUrl, token, headers });
  const server = new McpServer({ name: 'homeroom', version: '1.0.0' }, { instructions });
  addReadTools(server, family, kind);
  if (kind === 'bot') addChangeTools(server, family);
  return server;
}
