import { serveApp } from '@homeroom/testing';
import { Bot } from 'grammy';
import type { BotContext } from './bot-context.ts';
import { followUpdates } from './follow-updates.ts';

test('a Telegram that cannot be reached is said, without the token, and tried again', async () => {
  const gone = await serveApp(() => undefined);
  await gone.close();
  const bot = new Bot<BotContext>('12345678:not-to-be-told', { client: { apiRoot: gone.url } });
  const stop = new AbortController();
  const lines: string[] = [];
  const log = (line: string) => {
    if (lines.push(line) === 2) stop.abort();
  };
  await followUpdates(bot, { stopping: stop.signal, log });
  expect(lines).toEqual([1, 2].map((seconds) => expect.stringMatching(`getMe.*Trying again in ${seconds} s\\.$`)));
  expect(lines.join()).not.toContain('not-to-be-told');
});
