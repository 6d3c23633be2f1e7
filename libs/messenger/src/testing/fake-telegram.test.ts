import { startFakeTelegram } from './fake-telegram.ts';
import type { FakeTelegram } from './fake-telegram.ts';

const token = '4711:secret-of-the-bot';
let telegram: FakeTelegram;

beforeEach(async () => {
  telegram = await startFakeTelegram({
    token,
    chats: ['1001', '-100200'],
    now: () => new Date('2026-11-18T15:00:00.500Z'),
  });
});
afterEach(() => telegram.stop());

async function call(method: string, init: RequestInit = {}, as = token): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${telegram.apiRoot}/bot${as}/${method}`, init);
  return { status: response.status, body: await response.json() };
}

function post(method: string, parameters: Record<string, unknown>): Promise<{ status: number; body: unknown }> {
  return call(method, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
}

function refused(status: number, description: string): { status: number; body: unknown } {
  return { status, body: { ok: false, error_code: status, description } };
}

describe('sendMessage', () => {
  test('answers with a Message', async () => {
    const keyboard = { inline_keyboard: [[{ text: 'Mine', callback_data: 'ack:1' }]] };
    const { body } = await post('sendMessage', {
      chat_id: -100200,
      text: ' <b>Choir</b>\n',
      parse_mode: 'HTML',
      reply_markup: keyboard,
    });
    expect(body).toEqual({
      ok: true,
      result: {
        message_id: 1,
        from: { id: 4711, is_bot: true, first_name: 'Homeroom', username: 'homeroom_bot' },
        chat: { id: -100200, type: 'supergroup', title: 'Family' },
        date: Date.parse('2026-11-18T15:00:00Z') / 1_000,
        text: 'Choir',
        entities: [{ type: 'bold', offset: 0, length: 5 }],
        reply_markup: keyboard,
      },
    });
  });

  const fields = {
    chat_id: '1001',
    text: 'Grüße & <i>🎂</i>',
    parse_mode: 'html',
    reply_markup: '{"inline_keyboard":[[{"text":"1","callback_data":"a"}]]}',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const grammyForm = Object.entries(fields).map(
    ([name, value]) => `content-disposition:form-data;name="${name}"\r\n\r\n${value}`,
  );
  test.each<[string, string, RequestInit]>([
    ['a query', `?${new URLSearchParams(fields)}`, {}],
    ['a URL-encoded form', '', { method: 'POST', body: new URLSearchParams(fields) }],
    ['a multipart form', '', { method: 'POST', body: form }],
    [
      'a multipart form as grammY writes it',
      '',
      {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=----x' },
        body: `------x\r\n${grammyForm.join('\r\n------x\r\n')}\r\n------x--\r\n`,
      },
    ],
  ])('reads %s', async (_, query, init) => {
    expect(await call(`sendMessage${query}`, init)).toMatchObject({ status: 200 });
    expect(telegram.accepted).toMatchObject([
      { chatId: '1001', text: 'Grüße & 🎂', html: fields.text, buttons: [[{ label: '1', data: 'a' }]] },
    ]);
  });

  test.each([
    ['an empty text', { text: '' }, 'message text is empty'],
    ['a text of white space and markup', { text: '<b> \n</b>', parse_mode: 'HTML' }, 'message text is empty'],
    ['4,097 characters', { text: 'x'.repeat(4_097) }, 'message is too long'],
    [
      'broken markup',
      { text: '<b>', parse_mode: 'HTML' },
      'can\'t parse entities: Can\'t find end tag corresponding to start tag "b"',
    ],
    ['half a surrogate pair', { text: '\ud83c' }, 'strings must be encoded in UTF-8'],
    [
      '65 bytes of callback data',
      { reply_markup: { inline_keyboard: [[{ text: '1', callback_data: `${'é'.repeat(32)}x` }]] } },
      'BUTTON_DATA_INVALID',
    ],
    ['a keyboard that is no JSON', { reply_markup: '{' }, "can't parse reply keyboard markup JSON object"],
    ['no chat', { chat_id: undefined }, 'chat_id is empty'],
    ['a chat that is not there', { chat_id: '1002' }, 'chat not found'],
  ])('refuses %s', async (_, parameters, reason) => {
    expect(await post('sendMessage', { chat_id: '1001', text: 'x', ...parameters })).toEqual(
      refused(400, `Bad Request: ${reason}`),
    );
    expect(telegram).toMatchObject({ accepted: [], attempts: 1 });
  });

  test('counts the characters after entities, and 64 bytes of callback data as allowed', async () => {
    const keyboard = { inline_keyboard: [[{ text: '1', callback_data: 'é'.repeat(32) }]] };
    expect(
      await post('sendMessage', {
        chat_id: 1001,
        text: `<b>${'&amp;'.repeat(4_096)}</b>`,
        parse_mode: 'HTML',
        reply_markup: keyboard,
      }),
    ).toMatchObject({ status: 200 });
  });
});

describe('the address', () => {
  test('needs the right token', async () => {
    expect(await call('getMe', {}, '4711:other')).toEqual(refused(401, 'Unauthorized'));
  });

  test.each(['noSuchMethod', 'a/b'])('is not found for %s', async (method) => {
    expect(await call(method)).toEqual(refused(404, 'Not Found'));
  });

  test('knows methods in any case', async () => {
    expect(await call('GETME')).toMatchObject({
      status: 200,
      body: { ok: true, result: { id: 4711, is_bot: true, username: 'homeroom_bot' } },
    });
  });

  test('stays the same when it stops and starts', async () => {
    await telegram.stop();
    await expect(call('getMe')).rejects.toThrow('fetch failed');
    await telegram.start();
    expect(await call('getMe')).toMatchObject({ status: 200 });
  });
});

describe('troubles', () => {
  test('meet one chat before all of them, as often as was said', async () => {
    telegram.misbehave({ kind: 'broken' }, { times: 1 });
    telegram.misbehave({ kind: 'blocked' }, { chatId: '1001', times: 1 });
    const send = async (chat: string) => (await post('sendMessage', { chat_id: chat, text: 'x' })).status;
    expect([await send('1001'), await send('-100200'), await send('1001'), await send('-100200')]).toEqual([
      403, 500, 200, 200,
    ]);
  });

  test('end for one chat or for all', async () => {
    telegram.misbehave({ kind: 'broken' });
    telegram.misbehave({ kind: 'busy', retryAfterSeconds: 7 }, { chatId: '1001' });
    const send = () => post('sendMessage', { chat_id: '1001', text: 'x' });
    expect(await send()).toEqual({
      status: 429,
      body: {
        ok: false,
        error_code: 429,
        description: 'Too Many Requests: retry after 7',
        parameters: { retry_after: 7 },
      },
    });
    telegram.behave('1001');
    expect(await send()).toEqual(refused(500, 'Internal Server Error'));
    telegram.behave();
    expect(await send()).toMatchObject({ status: 200 });
    expect(telegram).toMatchObject({ attempts: 3, accepted: [{ text: 'x' }] });
  });

  test('meet other methods when told', async () => {
    telegram.misbehave({ kind: 'broken' }, { method: 'getUpdates', times: 1 });
    expect(await post('getUpdates', {})).toEqual(refused(500, 'Internal Server Error'));
    expect(await post('getUpdates', {})).toMatchObject({ status: 200 });
  });
});

describe('getUpdates', () => {
  test('is empty at first, and repeats what the offset has not confirmed', async () => {
    expect(await post('getUpdates', {})).toEqual({ status: 200, body: { ok: true, result: [] } });
    telegram.pushUpdate({ message: { text: 'one' } });
    telegram.pushUpdate({ message: { text: 'two' } });
    const both = [
      { update_id: 1, message: { text: 'one' } },
      { update_id: 2, message: { text: 'two' } },
    ];
    expect((await post('getUpdates', { offset: 1 })).body).toEqual({ ok: true, result: both });
    expect((await post('getUpdates', { limit: 1 })).body).toEqual({ ok: true, result: both.slice(0, 1) });
    expect((await post('getUpdates', { offset: 2 })).body).toEqual({ ok: true, result: both.slice(1) });
    expect((await post('getUpdates', { offset: -1 })).body).toEqual({ ok: true, result: both.slice(1) });
    expect((await post('getUpdates', { offset: 3 })).body).toEqual({ ok: true, result: [] });
  });

  test('waits for an update', async () => {
    const poll = post('getUpdates', { timeout: 20 });
    await call('getMe');
    telegram.pushUpdate({ message: { text: 'hello' } });
    expect((await poll).body).toEqual({ ok: true, result: [{ update_id: 1, message: { text: 'hello' } }] });
  });

  test('ends with nothing after its timeout', async () => {
    expect((await post('getUpdates', { timeout: 1 })).body).toEqual({ ok: true, result: [] });
  });

  test('is taken over by the poll that comes later', async () => {
    const polls = [post('getUpdates', { timeout: 20 }), post('getUpdates', { timeout: 20 })];
    const first = await Promise.race(polls);
    expect(first).toMatchObject({
      status: 409,
      body: { error_code: 409, description: expect.stringContaining('terminated by other getUpdates request') },
    });
    telegram.pushUpdate({ message: {} });
    expect((await Promise.all(polls)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('serves the polling of grammY', async () => {
    const { Bot } = await import('grammy');
    const bot = new Bot(token, { client: { apiRoot: telegram.apiRoot } });
    const text = new Promise((resolve) => bot.on('message:text', ({ message }) => resolve(message.text)));
    const polling = bot.start();
    telegram.pushUpdate({
      message: { message_id: 5, date: 0, chat: { id: 1001, type: 'private', first_name: 'Ana' }, text: 'hello' },
    });
    expect(await text).toBe('hello');
    await bot.stop();
    await polling;
  });
});

describe('the menu', () => {
  test('is what setMyCommands says, in the wire format of the Bot API', async () => {
    const commands = [{ command: 'today', description: 'What is on today' }];
    expect((await post('setMyCommands', { commands })).body).toEqual({ ok: true, result: true });
    expect(telegram.commands).toEqual(commands);
    const invalid = [{ command: '/Today', description: 'What is on today' }];
    expect(await post('setMyCommands', { commands: invalid })).toEqual(
      refused(400, 'Bad Request: BOT_COMMAND_INVALID'),
    );
  });
});

test('an update is confirmed by a poll for later ones', async () => {
  const id = telegram.pushUpdate({ message: { message_id: 1 } });
  await post('getUpdates', { timeout: 0 });
  expect(telegram.isConfirmed(id)).toBe(false);
  await post('getUpdates', { offset: id + 1, timeout: 0 });
  expect(telegram.isConfirmed(id)).toBe(true);
});
