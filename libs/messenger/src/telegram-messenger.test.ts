import { inspect } from 'node:util';
import { escapeHtml, oneLine } from '@homeroom/text';
import { MessengerUnavailableError, MessengerBusyError, MessengerRefusedError } from './messenger.ts';
import type { OutgoingMessage } from './messenger.ts';
import { TelegramMessenger } from './telegram-messenger.ts';
import type { TelegramMessengerOptions } from './telegram-messenger.ts';
import { startFakeTelegram } from './testing/index.ts';
import type { FakeTelegram, Trouble } from './testing/index.ts';

const secret = 'AAE-secret_of_the_bot';
const token = `4711:${secret}`;
let telegram: FakeTelegram;

beforeEach(async () => {
  telegram = await startFakeTelegram({ token });
});
afterEach(() => telegram.stop());

function messenger(options: Partial<TelegramMessengerOptions> = {}): TelegramMessenger {
  return new TelegramMessenger({ token, apiRoot: telegram.apiRoot, ...options });
}

function message(parts: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return { chatId: '1001', html: 'Choir and football overlap.', buttons: [], ...parts };
}

/** Returns the send's error after checking everything that a log or an API could show for the token. */
async function failure(sent: Promise<void>): Promise<Error> {
  const error: unknown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The message was accepted.');
  const properties = Object.fromEntries(
    Object.getOwnPropertyNames(error).map((name) => [name, (error as unknown as Record<string, unknown>)[name]]),
  );
  const shown = [
    String(error),
    error.stack,
    inspect(error, { depth: 10, showHidden: true, getters: true }),
    JSON.stringify(error),
    inspect(properties, { depth: 10 }),
  ].join('\n');
  for (const hidden of [secret, encodeURIComponent(token), '/bot']) expect(shown).not.toContain(hidden);
  expect(error.cause).toBeUndefined();
  return error;
}

describe('a message', () => {
  test('arrives as HTML with its buttons, without a preview of its links', async () => {
    const buttons = [
      [{ label: 'Mine', data: 'ack:1' }],
      [
        { label: '1', data: 'res:1:split:0' },
        { label: '2', data: 'res:1:split:1' },
      ],
    ];
    await messenger().send(message({ html: '<b>Choir</b> &amp; football', buttons }));
    expect(telegram.accepted).toMatchObject([
      {
        chatId: '1001',
        text: 'Choir & football',
        html: '<b>Choir</b> &amp; football',
        buttons,
        parameters: { parse_mode: 'HTML', link_preview_options: { is_disabled: true } },
      },
    ]);
  });

  test.each([[[]], [[[]]]])('has no keyboard when it has no buttons (%j)', async (buttons) => {
    await messenger().send(message({ buttons }));
    expect(telegram.accepted[0]?.parameters).not.toHaveProperty('reply_markup');
  });

  test('goes to groups, and through an address that ends in slashes', async () => {
    await messenger({ apiRoot: `${telegram.apiRoot}//` }).send(message({ chatId: '-1002003004' }));
    expect(telegram.accepted).toMatchObject([{ chatId: '-1002003004' }]);
  });

  test.each([
    ['markup', '</b><script>alert("1 < 2 & 3")</script>&lt;'],
    ['an attack on an attribute', `"><a href='https://evil.test'>x`],
    ['4,000 characters of markup', '<&>"'.repeat(1_000)],
    ['right-to-left text', 'שיעור פסנתר عند الجدة'],
    ['emoji', '👩‍👩‍👧‍👦 🎂 🇺🇦 ❤️'],
  ])('survives a title with %s', async (_, title) => {
    await messenger().send(message({ html: `<b>${escapeHtml(title)}</b>, 17:00` }));
    expect(telegram.accepted).toMatchObject([{ text: `${title}, 17:00` }]);
  });

  test('survives a title and a label with control characters and half an emoji', async () => {
    const title = 'Choir\u0000\r\nat\u2028the \ud83c';
    await messenger().send(message({ html: escapeHtml(oneLine(title)), buttons: [[{ label: title, data: 'ack:1' }]] }));
    const shown = 'Choir at the \ufffd';
    expect(telegram.accepted).toMatchObject([{ text: shown, buttons: [[{ label: shown }]] }]);
  });
});

describe('a refusal', () => {
  test.each<[Trouble, string]>([
    [{ kind: 'blocked' }, 'Forbidden: bot was blocked by the user.'],
    [{ kind: 'unknown-chat' }, 'Bad Request: chat not found.'],
    [{ kind: 'refused', status: 404, description: 'Not Found' }, 'Not Found.'],
    [
      {
        kind: 'refused',
        status: 400,
        description: 'Bad Request: group chat was upgraded to a supergroup chat',
        parameters: { migrate_to_chat_id: -100777 },
      },
      "Bad Request: group chat was upgraded to a supergroup chat. The chat's id is now -100777.",
    ],
    [{ kind: 'refused', status: 400, description: ` Bad\u0007\n${'x'.repeat(400)}` }, `Bad ${'x'.repeat(295)}.`],
    [{ kind: 'refused', status: 400, description: '' }, 'no reason given.'],
  ])('says why: %j', async (trouble, reason) => {
    telegram.misbehave(trouble);
    const error = await failure(messenger().send(message()));
    expect(error).toBeInstanceOf(MessengerRefusedError);
    expect(error.message).toBe(`Telegram refused the message: ${reason}`);
    expect(telegram).toMatchObject({ attempts: 1, accepted: [] });
  });

  test.each<[string, Partial<OutgoingMessage>, string]>([
    [
      'broken markup',
      { html: '<b>' },
      'Bad Request: can\'t parse entities: Can\'t find end tag corresponding to start tag "…".',
    ],
    ['an empty message', { html: '' }, 'Bad Request: message text is empty.'],
    ['a message that is too long', { html: 'x'.repeat(4_097) }, 'Bad Request: message is too long.'],
    [
      'too much behind a button',
      { buttons: [[{ label: '1', data: 'x'.repeat(65) }]] },
      'Bad Request: BUTTON_DATA_INVALID.',
    ],
  ])('meets %s', async (_, parts, reason) => {
    const error = await failure(messenger().send(message(parts)));
    expect(error).toBeInstanceOf(MessengerRefusedError);
    expect(error.message).toBe(`Telegram refused the message: ${reason}`);
  });

  test('meets a wrong token, which it does not show', async () => {
    await telegram.stop();
    telegram = await startFakeTelegram({ token: '1:other' });
    const error = await failure(messenger().send(message()));
    expect(error).toBeInstanceOf(MessengerRefusedError);
    expect(error.message).toBe('Telegram refused the message: Unauthorized.');
  });

  test('hides a token that the answer repeats', async () => {
    const address = `/b0t${token}/sendMessage?again=${encodeURIComponent(token)}&secret=${secret}`;
    telegram.misbehave({ kind: 'refused', status: 404, description: `Nothing at ${address}` });
    expect((await failure(messenger().send(message()))).message).toBe(
      'Telegram refused the message: Nothing at /b0t***/sendMessage?again=***&secret=***.',
    );
  });
});

describe('a busy messenger', () => {
  test.each([0, 1])('is obeyed when it asks for %i s', async (retryAfterSeconds) => {
    telegram.misbehave({ kind: 'busy', retryAfterSeconds }, { times: 1 });
    await messenger().send(message());
    expect(telegram).toMatchObject({ attempts: 2, accepted: [{ chatId: '1001' }] });
  });

  test('is not waited for when it asks for more, and says for how long', async () => {
    telegram.misbehave({ kind: 'busy', retryAfterSeconds: 30 });
    const error = await failure(messenger().send(message()));
    expect(error).toBeInstanceOf(MessengerBusyError);
    expect(error).toMatchObject({ message: 'Telegram asks for a pause of 30 seconds.', retryAfterMs: 30_000 });
    expect(telegram.attempts).toBe(1);
  });

  test.each([
    [1, 2, 1_000],
    [0, 4, 500],
    [-1, 4, 500],
  ])(
    'that asks for %i s again and again ends the send after %i attempts',
    async (retryAfterSeconds, attempts, retryAfterMs) => {
      telegram.misbehave({ kind: 'busy', retryAfterSeconds });
      const error = await failure(messenger().send(message()));
      expect(error).toMatchObject({ name: 'MessengerBusyError', retryAfterMs });
      expect(telegram.attempts).toBe(attempts);
    },
  );

  test('that does not say for how long is left alone for 5 s', async () => {
    telegram.misbehave({ kind: 'refused', status: 429, description: 'Too Many Requests' });
    expect(await failure(messenger().send(message()))).toMatchObject({
      name: 'MessengerBusyError',
      retryAfterMs: 5_000,
    });
    expect(telegram.attempts).toBe(1);
  });

  test('has its pauses counted for each message separately', async () => {
    const one = messenger();
    for (const chatId of ['1', '2']) {
      telegram.misbehave({ kind: 'busy', retryAfterSeconds: 1 }, { chatId, times: 1 });
    }
    await Promise.all([one.send(message({ chatId: '1' })), one.send(message({ chatId: '2' }))]);
    expect(telegram.accepted).toHaveLength(2);
  });
});

describe('a messenger that is unavailable', () => {
  const unreadable = 'Telegram gave an answer that could not be read.';

  test.each<[Trouble, string]>([
    [{ kind: 'broken' }, 'Telegram failed: Internal Server Error.'],
    [{ kind: 'garbage' }, unreadable],
    [{ kind: 'nonsense', body: '' }, unreadable],
    [{ kind: 'nonsense', body: 'null' }, unreadable],
    [{ kind: 'nonsense', body: '"yes"' }, unreadable],
    [{ kind: 'nonsense', body: '{}' }, unreadable],
    [{ kind: 'nonsense', body: '{"ok":true}' }, unreadable],
    [{ kind: 'nonsense', body: '{"ok":true,"result":true}' }, unreadable],
    [{ kind: 'nonsense', body: '{"ok":false,"error_code":"400","description":"x"}' }, unreadable],
    [{ kind: 'nonsense', body: `{"ok":true,"padding":"${'x'.repeat(1_100_000)}"}` }, unreadable],
  ])('is told apart: %.80j', async (trouble, sentence) => {
    telegram.misbehave(trouble);
    const error = await failure(messenger().send(message()));
    expect(error).toBeInstanceOf(MessengerUnavailableError);
    expect(error.message).toBe(sentence);
    expect(telegram).toMatchObject({ attempts: 1, accepted: [] });
  });

  test('may have taken the message before the answer got lost', async () => {
    telegram.misbehave({ kind: 'answer-lost' });
    const error = await failure(messenger().send(message()));
    expect(error).toBeInstanceOf(MessengerUnavailableError);
    expect(error.message).toMatch(/^Telegram could not be reached( \([A-Z_]+\))?\.$/);
    expect(telegram).toMatchObject({ attempts: 1, accepted: [{ chatId: '1001' }] });
  });

  test('is waited for until the time limit', async () => {
    telegram.misbehave({ kind: 'silent' });
    const error = await failure(messenger({ timeLimitMs: 250 }).send(message()));
    expect(error).toBeInstanceOf(MessengerUnavailableError);
    expect(error.message).toBe('Telegram did not answer within 0.25 seconds.');
    expect(telegram).toMatchObject({ attempts: 1, accepted: [] });
  });

  test('refuses connections while it is down, and works when it is back', async () => {
    const one = messenger();
    await one.send(message());
    await telegram.stop();
    // The kept connection may break first; after that there is none.
    await failure(one.send(message()));
    const error = await failure(one.send(message()));
    expect(error).toBeInstanceOf(MessengerUnavailableError);
    expect(error.message).toBe('Telegram could not be reached (ECONNREFUSED).');
    await telegram.start();
    await one.send(message());
    expect(telegram.accepted).toHaveLength(2);
  });

  test('has an unknown name', async () => {
    const error = await failure(messenger({ apiRoot: 'http://telegram.invalid' }).send(message()));
    expect(error).toBeInstanceOf(MessengerUnavailableError);
  });
});

test('a messenger does not show its token', () => {
  const one = messenger();
  expect(inspect(one, { depth: 10, showHidden: true }) + JSON.stringify(one)).not.toContain(secret);
});
