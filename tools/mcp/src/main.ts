import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { processVariables, runMain } from '@homeroom/service-kit';
import { commandExit, configured, runCommand } from '@homeroom/service-kit/command';
import { createMcpServer } from './create-mcp-server.ts';
import { readMcpSettings } from './mcp-settings.ts';

const help = `Offers the family's calendar to an assistant, by the Model Context Protocol on stdin and stdout.

  npm run --silent mcp

BOT_TOKEN        the bot token: reads, questions, changes and undo
DASHBOARD_TOKEN  a dashboard token in its place: reads and questions only
SENDER_ID        messenger user id of the person who makes the changes; only this person can undo them
HOMEROOM_URL     address of the family assistant (default: http://127.0.0.1:3001/api/v1)

Without a token it uses the running embedded stack of DATA_DIR. No options.

Example: BOT_TOKEN=… HOMEROOM_URL=https://home.example.org/api/v1 npm run --silent mcp

Exit code: 0 the assistant closed the connection, 2 wrong usage, or a variable that cannot be used.
`;

await runMain(async () => {
  const line = { usage: help, options: {}, read: () => null };
  process.exitCode = await runCommand(line, process.argv.slice(2), process, async () => {
    const server = createMcpServer(configured(() => readMcpSettings(processVariables())));
    const closed = new Promise<void>((resolve) => (server.server.onclose = resolve));
    process.stdin.once('end', () => void server.close());
    await server.connect(new StdioServerTransport());
    await closed;
    return commandExit.done;
  });
});
