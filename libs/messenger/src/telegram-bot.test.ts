import { inspect } from 'node:util';
import type { BotUpdate } from './bot-connection.ts';
import {
  MessengerUnavailableError,
  MessengerBusyError,
  MessengerConflictError,
  MessengerRefusedError,
} from './messenger.ts';
import { TelegramBot } from './telegram-bot.ts';
import { startFakeTelegram } from './testing/index.ts';
import type { FakeTelegram, Trouble } from './testing/index.ts';

const secret = 'AAE-secret_of_the_bot';
const token = `4711:${secret}`;
const never = new AbortController().signal;
let telegram: FakeTelegram;
let bot: TelegramBot;

beforeEach(async () => {
  telegram = await startFakeTelegram({ token });
  bot = new TelegramBot({ token, apiRoot: telegram.apiRoot });
});
afterEach(() => telegram.stop());

/** Returns a call's error after checking it for the token. */
async function failure(call: Promise<unknown>): Promise<Error> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The call went well.');
  expect(inspect(error, { depth: 10, showHidden: true }) + String(error.stack)).not.toContain(secret);
  expect(error.cause).toBeUndefined();
  return error;
}

describe('opening', () => {
  test('tells who the bot is', async () => {
    expect(await bot.open(never)).toEqual({ id: '4711', username: 'homeroom_bot' });
  });

  test('says that a token is not accepted', async () => {
    const error = await failure(new TelegramBot({ token: `4712:${secret}`, apiRoot: telegram.apiRoot }).open(never));
    expect(error).toBeInstanceOf(MessengerRefusedError);
    expect(error.message).toBe('Telegram refused the bot: Unauthorized.');
  });
});

describe('updates', () => {
  const poll = (from: number | null = null, waitSeconds = 0) => bot.updates({ from, waitSeconds }, never);

  test('come in order, and those before `from` are forgotten', async () => {
    const ids = [1, 2, 3].map(() => telegram.pushUpdate({ poll: {} }));
    expect((await poll()).map(({ id }) => id)).toEqual(ids);
    expect((await poll(ids[1])).map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await poll()).map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test('are waited for, until one comes', async () => {
    const updates = poll(null, 20);
    telegram.pushUpdate({ poll: {} });
    expect(await updates).toEqual([{ id: 1, kind: 'other' }]);
  });

  test('are no longer waited for once the signal ends', async () => {
    const end = new AbortController();
    const updates = bot.updates({ from: null, waitSeconds: 30 }, end.signal);
    end.abort(new Error('enough'));
    await expect(updates).rejects.toThrow('enough');
  });

  test('are not asked for when the signal has ended before', async () => {
    await expect(bot.updates({ from: null, waitSeconds: 30 }, AbortSignal.abort(new Error('enough')))).rejects.toThrow(
      'enough',
    );
    await expect(bot.download('any', 100, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });

  test.each<[Trouble, new (...args: never[]) => Error, string]>([
    [
      { kind: 'refused', status: 409, description: 'Conflict: terminated by other getUpdates request' },
      MessengerConflictError,
      'Telegram refused the updates: Conflict: terminated by other getUpdates request.',
    ],
    [{ kind: 'busy', retryAfterSeconds: 9 }, MessengerBusyError, 'Telegram asks for a pause of 9 seconds.'],
    [{ kind: 'broken' }, MessengerUnavailableError, 'Telegram failed: Internal Server Error.'],
    [
      { kind: 'nonsense', body: '{"ok":true,"result":{}}' },
      MessengerUnavailableError,
      'Telegram gave an answer that could not be read.',
    ],
  ])('fail as they should: %j', async (trouble, kind, sentence) => {
    telegram.misbehave(trouble, { method: 'getUpdates' });
    const error = await failure(poll());
    expect(error).toBeInstanceOf(kind);
    expect(error.message).toBe(sentence);
  });

  const chat = { id: 1001, type: 'private', first_name: 'Ana' };
  const from = { id: 1001, is_bot: false, first_name: 'Ana', username: 'ana_r' };
  const head = { message_id: 7, date: 1_790_000_000, chat, from };
  const message = {
    chat: { id: '1001', isGroup: false, title: '' },
    messageId: 7,
    sender: { id: '1001', username: 'ana_r' },
    sentAt: new Date(1_790_000_000_000),
    text: '',
    file: null,
  };
  const group = { id: -100200, type: 'supergroup', title: 'Family' };
  const photo = (width: number, id: string) => ({
    file_id: id,
    file_unique_id: id,
    width,
    height: width,
    file_size: width,
  });
  test.each<[string, Record<string, unknown>, unknown]>([
    ['a text', { message: { ...head, text: 'hello' } }, { kind: 'message', message: { ...message, text: 'hello' } }],
    [
      'an edited text',
      { edited_message: { ...head, edit_date: 1_790_000_100, text: 'hi' } },
      { kind: 'edit', message: { ...message, text: 'hi' } },
    ],
    [
      'a text in a group',
      { message: { ...head, chat: group, text: 'x' } },
      { kind: 'message', message: { ...message, chat: { id: '-100200', isGroup: true, title: 'Family' }, text: 'x' } },
    ],
    [
      'a text of a bot',
      { message: { ...head, from: { ...from, is_bot: true }, text: 'x' } },
      { kind: 'message', message: { ...message, sender: null, text: 'x' } },
    ],
    [
      'a text in the name of a chat',
      { message: { ...head, sender_chat: group, text: 'x' } },
      { kind: 'message', message: { ...message, sender: null, text: 'x' } },
    ],
    [
      'a document with a caption',
      {
        message: {
          ...head,
          document: {
            file_id: 'f',
            file_unique_id: 'u',
            file_name: '../a.pdf',
            mime_type: 'application/pdf',
            file_size: 12,
          },
          caption: 'look',
        },
      },
      {
        kind: 'message',
        message: {
          ...message,
          text: 'look',
          file: { id: 'f', kind: 'document', name: '../a.pdf', contentType: 'application/pdf', sizeBytes: 12 },
        },
      },
    ],
    [
      'the largest size of a photo',
      { message: { ...head, photo: [photo(90, 's'), photo(1280, 'l'), photo(320, 'm')] } },
      {
        kind: 'message',
        message: { ...message, file: { id: 'l', kind: 'photo', name: '', contentType: 'image/jpeg', sizeBytes: 1280 } },
      },
    ],
    [
      'no moving picture',
      { message: { ...head, animation: {}, document: { file_id: 'f' } } },
      { kind: 'message', message },
    ],
    [
      'a press',
      { callback_query: { id: '9', from, chat_instance: '1', data: 'got:1', message: { ...head } } },
      {
        kind: 'press',
        press: { id: '9', sender: message.sender, message: { chatId: '1001', messageId: 7 }, data: 'got:1' },
      },
    ],
    [
      'a press under a message that is gone',
      { callback_query: { id: '9', from, data: 'x' } },
      { kind: 'press', press: { id: '9', sender: message.sender, message: null, data: 'x' } },
    ],
    ['nothing that anybody knows', { message: { text: 7 } }, { kind: 'other' }],
  ])('hold %s', async (_, pushed, expected) => {
    telegram.pushUpdate(pushed);
    expect(await poll()).toEqual([{ ...(expected as BotUpdate), id: 1 }]);
  });
});

describe('files', () => {
  test('are fetched whole', async () => {
    const { file_id: id } = telegram.addFile(Buffer.from('%PDF-'), 'pdf');
    expect(String(await bot.download(id, 100, never))).toBe('%PDF-');
  });

  test.each<[string, () => string, string]>([
    ['one that is not there', () => 'none', 'Telegram refused the file: Bad Request: invalid file_id.'],
    [
      'one beyond the limit',
      () => telegram.addFile(Buffer.alloc(101)).file_id,
      'Telegram refused the file: it is too large.',
    ],
    [
      'one that Telegram keeps to itself',
      () => telegram.addFile(Buffer.alloc(20_971_521)).file_id,
      'Telegram refused the file: Bad Request: file is too big.',
    ],
  ])('are refused: %s', async (_, idOf, sentence) => {
    const error = await failure(bot.download(idOf(), 100, never));
    expect(error).toBeInstanceOf(MessengerRefusedError);
    expect(error.message).toBe(sentence);
  });

  test.each<Trouble>([{ kind: 'broken' }, { kind: 'garbage' }])('may come later: %j', async (trouble) => {
    const { file_id: id } = telegram.addFile(Buffer.from('x'));
    telegram.misbehave(trouble, { method: 'file' });
    expect(await failure(bot.download(id, 100, never))).toBeInstanceOf(MessengerUnavailableError);
  });

  test('are unavailable when the connection is', async () => {
    const { file_id: id } = telegram.addFile(Buffer.from('x'));
    await telegram.stop();
    expect(await failure(bot.download(id, 100, never))).toBeInstanceOf(MessengerUnavailableError);
  });
});

test('a press is acknowledged with a note, once', async () => {
  telegram.pushUpdate({ callback_query: { id: '9', from: { id: 1001 }, data: 'x' } });
  await bot.acknowledge('9', `${'n'.repeat(300)}`);
  expect(telegram.presses).toEqual([{ pressId: '9', text: 'n'.repeat(200) }]);
  expect(await failure(bot.acknowledge('9', 'again'))).toBeInstanceOf(MessengerRefusedError);
});

test('a message is replaced, and the same again is as good', async () => {
  const buttons = [[{ label: 'Milk', data: 'got:1' }]];
  await bot.send({ chatId: '1001', html: '<b>1</b>', buttons });
  for (let time = 0; time < 2; time += 1)
    await bot.replace({ chatId: '1001', messageId: 1, html: '<b>2</b>', buttons: [] });
  expect(telegram.edits).toMatchObject([{ messageId: 1, html: '<b>2</b>', buttons: [] }]);
  expect(await failure(bot.replace({ chatId: '1001', messageId: 2, html: 'x', buttons }))).toBeInstanceOf(
    MessengerRefusedError,
  );
});

test('a sign of work never fails', async () => {
  await telegram.stop();
  await expect(bot.showBusy('1001')).resolves.toBeUndefined();
});
