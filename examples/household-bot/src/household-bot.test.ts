import { useTestDatabase } from '@homeroom/testing';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { calendar, event } from '../../../apps/family-assistant/tests/calendar-fixtures.ts';
import { buildPicture } from '../../../apps/staging-knowledge/tests/vision-documents.ts';
import { botToken, BotStack } from './testing/bot-stack.ts';
import { group, until, type FamilyChat } from './testing/family-chat.ts';

const families = useTestDatabase('family-assistant');
const stagings = useTestDatabase('staging-knowledge');
const stranger = 4242;
const onDay =
  (day: string) =>
  (uid: string, time: string, duration: string, ...fields: string[]) =>
    event(`UID:${uid}`, `DTSTART;TZID=America/Chicago:${day}T${time}`, `DURATION:${duration}`, ...fields);
const today = onDay('20261118');
const thursday = onDay('20261119');
const soccer = thursday('soccer', '160000', 'PT75M', 'SUMMARY:Soccer practice Maya', 'LOCATION:Riverside');
const dentist = thursday('dentist', '163000', 'PT45M', 'SUMMARY:Orthodontist Leo');
let stack: BotStack;
let chat: FamilyChat;

beforeAll(async () => {
  stack = await BotStack.open(families.url, stagings.url);
  chat = stack.chat;
}, 120_000);
afterAll(() => stack?.close());
beforeEach(async () => {
  await stack.service.rows(
    'TRUNCATE conflict, conflict_registry, operation, notice, alert_message, cancelled_object, idempotency_key CASCADE',
  );
  await stack.service.importText('family', calendar(soccer, dentist));
  await stack.service.importText('maya', calendar());
});

const titles = async () => {
  const range = 'start=2026-11-18T00:00:00-06:00&end=2026-12-31T00:00:00-06:00';
  const { body } = await stack.service.get(`/calendar/events?${range}`).expect(200);
  return (body.events as { start: string; summary: string }[]).map(
    ({ start, summary }) => `${start.slice(5, 16)} ${summary}`,
  );
};
/** The only message that the bot answers with. */
const answerTo = async (...said: Parameters<FamilyChat['say']>) => {
  const answers = await chat.say(...said);
  expect(answers).toHaveLength(1);
  return answers[0] as (typeof answers)[number];
};

describe('commands', () => {
  test('the menu lists them, /help too, and one that does not exist leads to help', async () => {
    expect(await chat.ask('/start')).toMatch(/^Hello Mom\.[^]*\/conflicts – What collides/);
    expect(await chat.ask('/tomorow')).toMatch(/^I do not know \/tomorow\.[^]*\/today/);
    expect(stack.telegram.commands.map(({ command }) => command)).toEqual(
      expect.arrayContaining(['today', 'week', 'conflicts', 'undo', 'redo', 'ask', 'digest', 'dashboard', 'help']),
    );
    expect(await chat.ask({ sticker: { file_id: 'x' } })).toMatch(/^I understand text, photos of letters/);
  });

  test('/today says what is on, with whatever a title holds, and says so when nothing is', async () => {
    expect(await chat.ask('/today')).toBe('Nothing is on today.');
    await stack.service.importText(
      'maya',
      calendar(today('choir', '170000', 'PT1H', 'SUMMARY:<b>Choir</b> & *friends*_[x]', 'LOCATION:Hall <2>')),
    );
    expect(await chat.ask('/today')).toBe(
      'Today\n\n5:00 PM – 6:00 PM  <b>Choir</b> & *friends*_[x]\n     Maya Rivera · Hall <2>',
    );
  });

  test('/week lists the days and marks what overlaps; next and last week have words', async () => {
    expect(await chat.ask('/week')).toBe(
      'Thursday, November 19\n⚠️ 4:00 PM – 5:15 PM  Soccer practice Maya\n     Maya Rivera · Riverside\n⚠️ 4:30 PM – 5:15 PM  Orthodontist Leo\n     Leo Rivera\n\n⚠️ Some of this overlaps: /conflicts',
    );
    expect(await chat.ask('/week next')).toBe('Nothing is on in that week.');
    expect(await chat.ask('/week last')).toBe('Nothing is on in that week.');
    expect(await chat.ask('/week sometime')).toContain('/week next');
  });

  test('an appointment on two calendars is one line', async () => {
    await stack.service.importText('maya', calendar(soccer));
    expect((await chat.ask('/week')).match(/Soccer/g)).toHaveLength(1);
  });

  test('a long week comes in several messages', async () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      thursday(`event-${index}`, '100000', 'PT1H', `SUMMARY:Event ${index} ${'&'.repeat(60)}`),
    );
    await stack.service.importText('family', calendar(...many));
    const answers = await chat.say('/week');
    expect(answers.length).toBeGreaterThan(2);
    expect(
      answers
        .map(({ text }) => text)
        .join('\n')
        .match(/Event \d+ &{60}/g),
    ).toHaveLength(90);
  });

  test('/dashboard makes a link for one person, and none in the group', async () => {
    const link = await chat.ask('/dashboard', { from: 1002 });
    expect(link).toMatch(/\/dashboard\?token=[\w-]+\nThe link is yours alone and works until \w+day, \w+ \d+\./);
    const { body } = await stack.service.get('/tokens?user=1002').expect(200);
    expect(body.tokens).toHaveLength(1);
    expect(await chat.ask('/dashboard', { chat: group })).toMatch(/^The link is for one person/);
  });
});

describe('conflicts', () => {
  test('are listed with their options, and a chosen one is carried out, undone and redone', async () => {
    const message = await answerTo('/conflicts');
    expect(message.text).toMatch(
      /Soccer practice Maya\nThursday, November 19, 4:00 PM – 5:15 PM[^]*overlap by 45 minutes/,
    );
    expect(chat.buttons(message)).toEqual(expect.arrayContaining(['1', "I'll take care of it"]));
    const number = /Another time:\n(\d)\. (.*)/.exec(message.text);
    const before = await titles();
    await chat.press(message, number?.[1] ?? '');
    expect(chat.now(message).text).toContain(`✓ Mom chose: ${number?.[2]} (/undo takes it back)`);
    expect(chat.buttons(message)).toEqual([]);
    const after = await titles();
    expect(after).not.toEqual(before);

    const undo = await answerTo('/undo');
    expect(undo.text).toMatch(/^1\. Moved at 12:00 PM: /);
    await chat.press(undo, 'Undo 1');
    expect(await titles()).toEqual(before);
    expect(chat.buttons(undo)).toEqual(['Redo 1']);
    const redo = await answerTo('/redo');
    await chat.press(redo, 'Redo 1');
    expect(await titles()).toEqual(after);
    expect(chat.buttons(redo)).toEqual(['Undo 1']);
  });

  test('somebody takes care of one; it stays listed without that button', async () => {
    const message = await answerTo('/conflicts', { chat: group });
    await chat.press(message, "I'll take care", 1002);
    expect(chat.now(message).text).toContain('✓ Dad takes care of it: Soccer practice Maya');
    expect(chat.buttons(message)).not.toContain("I'll take care of it");
    const again = await answerTo('/conflicts');
    expect(again.text).toContain('Somebody takes care of it.');
    expect(chat.buttons(again)).not.toContain("I'll take care of it");
  });

  test('an option that is no longer offered changes nothing, and the new ones are shown', async () => {
    const message = await answerTo('/conflicts');
    await stack.service.importText('family', calendar(soccer, dentist.replace('163000', '164500')));
    const before = await titles();
    const [fresh] = await pressed(message, '1');
    expect(chat.now(message).text).toContain('✗ Nothing was changed.');
    expect(await titles()).toEqual(before);
    expect(fresh?.text).toContain('overlap by 30 minutes');
    await chat.press(fresh ?? message, '1');
    expect(chat.now(fresh ?? message).text).toContain('✓ Mom chose:');
  });

  test('one that is over loses its buttons, and nothing collides then', async () => {
    const message = await answerTo('/conflicts');
    await stack.service.rows('TRUNCATE conflict CASCADE');
    await stack.service.importText('family', calendar(soccer));
    await chat.press(message, '1');
    expect(chat.now(message).text).toContain('This conflict is over.');
    expect(chat.buttons(message)).toEqual([]);
    expect(await chat.ask('/conflicts')).toBe('Nothing collides.');
  });

  test('the buttons of an alert that the family assistant sends work', async () => {
    const before = stack.telegram.accepted.length;
    await stack.sendDue();
    stack.service.clock.advance(5 * 60_000);
    await stack.sendDue();
    const alert = stack.telegram.accepted.slice(before).find(({ text }) => text.startsWith('Two events at once'));
    if (!alert) throw new Error('There is no alert.');
    stack.service.clock.advance(-5 * 60_000);
    await chat.press(alert, '1');
    expect(chat.now(alert).text).toMatch(/^Two events at once[^]*✓ Mom chose: /);
    expect(chat.buttons(alert)).toEqual([]);
    expect(await chat.ask('/undo')).toMatch(/^1\. \w+ at 12:00 PM: /);
  });

  /** Messages of the bot after a press. */
  async function pressed(message: Parameters<FamilyChat['press']>[0], label: string) {
    const before = stack.telegram.accepted.length;
    await chat.press(message, label);
    return stack.telegram.accepted.slice(before);
  }
});

test('the buttons of a reminder that the family assistant sends work', async () => {
  await stack.service.importText(
    'family',
    calendar(today('piano', '160000', 'PT1H', 'SUMMARY:Piano'), today('choir', '160000', 'PT2H', 'SUMMARY:Choir')),
  );
  stack.service.clock.advance(3 * 3_600_000);
  const before = stack.telegram.accepted.length;
  await stack.sendDue();
  const reminder = stack.telegram.accepted.slice(before).find(({ chatId }) => chatId === '1001');
  if (!reminder) throw new Error('There is no reminder.');
  expect(reminder.text).toBe('1. Choir, 4:00 PM.\n\n2. Piano, 4:00 PM.');
  await chat.press(reminder, '1. Done');
  expect(chat.now(reminder).text).toContain('✓ Choir: done, says Mom.');
  expect(chat.buttons(reminder)).toHaveLength(2);
  await chat.press(reminder, '2. In 10');
  expect(chat.now(reminder).text).toContain('⏰ Piano: again at 3:10 PM.');
  expect(chat.buttons(reminder)).toEqual([]);
  stack.service.clock.advance(-3 * 3_600_000);
  const range = 'start=2026-11-18T00:00:00-06:00&end=2026-11-19T00:00:00-06:00';
  const { body } = await stack.service.get(`/reminders?${range}`).expect(200);
  const ofAna = (body.reminders as { chat_id: string; status: string }[]).filter(({ chat_id: id }) => id === '1001');
  expect(ofAna.map(({ status }) => status).sort()).toEqual(['dismissed', 'due']);
});

describe('questions and newsletters', () => {
  test('any text is a question, in the group it takes /ask', async () => {
    expect(await chat.ask('When is Leo’s orthodontist?')).toContain('4:30');
    expect(await chat.ask('/ask When is Leo’s orthodontist?', { chat: group })).toContain('4:30');
    expect(await chat.say('When is Leo’s orthodontist?', { chat: group })).toEqual([]);
    expect(await chat.ask('/ask')).toContain('What would you like to know?');
    expect(await chat.ask('why '.repeat(800))).toContain('too long for a question');
  });

  test('/digest sorts the newsletter that it answers, or the text behind it', async () => {
    const newsletter =
      'Lakeside Elementary\n\n- Please return the museum permission slip by Friday, December 4.\n- Soccer tryouts are on Saturday.';
    const digest = await chat.ask({
      text: '/digest',
      entities: [{ type: 'bot_command', offset: 0, length: 7 }],
      reply_to_message: { message_id: 1, date: 0, chat: { id: 1001, type: 'private' }, text: newsletter },
    });
    expect(digest).toMatch(/School[^]*☐ .*permission slip/);
    expect(await chat.ask(`/digest ${newsletter}`)).toMatch(/permission slip/);
    expect(await chat.ask('/digest')).toContain('Forward a newsletter to me');
  });
});

describe('letters', () => {
  const lines = [
    'Lakeside Elementary, November 16, 2026',
    'Science Museum Trip',
    'The trip is on Friday, December 4, 2026 from 8:45 am to 3:15 pm.',
    'The winter concert is on Thursday, December 10, 2026 at 6:30 pm.',
  ];
  const photographed = async () => {
    const file = stack.telegram.addFile(
      await sharp(await buildPicture(lines))
        .jpeg()
        .toBuffer(),
      'jpg',
    );
    return {
      photo: [
        { ...file, file_id: 'a-small-one', width: 90, height: 60 },
        { ...file, width: 900, height: 600 },
      ],
    };
  };

  test('a photographed letter comes back as a card; an event is added by its button only, and undone', async () => {
    const before = await titles();
    const card = await answerTo(await photographed());
    expect(card.text).toMatch(/Museum Trip/);
    expect(card.text).toContain('Friday, December 4, 8:45 AM – 3:15 PM');
    expect(chat.buttons(card).every((label) => label.startsWith('Add to calendar: '))).toBe(true);
    expect(await titles()).toEqual(before);

    const [trip = ''] = chat.buttons(card);
    await chat.press(card, trip);
    const added = await titles();
    expect(added).toHaveLength(before.length + 1);
    expect(added.at(-1)).toMatch(/^12-04T08:45/);
    expect(chat.now(card).text).toMatch(/✓ Mom added “.*”\./);
    expect(chat.buttons(card)[0]).toMatch(/^Undo: /);

    // The second is added by a process that never saw the letter.
    expect(await stack.stopBot()).toBe(0);
    stack.restartBot();
    await chat.press(card, 'Add to calendar', 1002);
    expect((await titles()).at(-1)).toMatch(/^12-10T18:30/);
    await chat.press(card, 'Undo');
    expect(await titles()).toEqual([...before, (await titles()).at(-1)]);

    const again = await answerTo(await photographed());
    expect(again.text).toContain('It is on the calendar already.');
    expect(chat.buttons(again)).toHaveLength(1);
  });

  test('a document without dates is told so, one that is too large or of no known kind too', async () => {
    const documentOf = (bytes: Buffer, name: string) => ({
      document: { ...stack.telegram.addFile(bytes), file_name: name, mime_type: 'application/octet-stream' },
    });
    const note = documentOf(Buffer.from('Lost: a blue mitten\n\nPlease look in your bags.'), 'mitten.txt');
    expect(await chat.ask(note)).toContain('I found no date that is still to come.');
    const huge = { document: { file_id: 'huge', file_unique_id: 'huge', file_size: 21 * 1_048_576 } };
    expect(await chat.ask(huge)).toContain('20 MB');
    const unknown = await chat.ask(documentOf(Buffer.from([0, 1, 2, 3, 250, 251]), 'thing.bin'));
    expect(unknown).not.toContain('made a mistake');
    expect(unknown.length).toBeGreaterThan(20);
  });

  test('a card whose letter was deleted asks for it again', async () => {
    const card = await answerTo(await photographed());
    const { reply_parameters: _, ...parameters } = card.parameters;
    await chat.press({ ...card, parameters }, 'Add to calendar');
    expect(stack.telegram.accepted.at(-1)?.text).toContain('Please send it again.');
  });
});

describe('people who are not of the family', () => {
  test('are refused politely, learn their id and nothing else, and change nothing', async () => {
    const refusal = /^Hello! I belong to one family[^]*4242$/;
    for (const said of ['/today', 'When is soccer?', { photo: [{ file_id: 'x', width: 1, height: 1 }] }])
      expect(await chat.ask(said, { from: stranger })).toMatch(refusal);
    const message = await answerTo('/conflicts', { chat: group });
    expect(await chat.press(message, "I'll take care", stranger)).toMatch(/^Hello! I belong to one family/);
    expect(chat.buttons(message)).toContain("I'll take care of it");
    expect(await chat.say('How was your day?', { from: stranger, chat: group })).toEqual([]);
    expect(await chat.ask('/today@homeroom_bot', { from: stranger, chat: group })).toMatch(refusal);
  });

  test('a member in a group of other people is told nothing there', async () => {
    expect(await chat.ask('/week', { chat: -100777 })).toMatch(/^I talk about the family in its own group only/);
    expect(await chat.say('/week@other_bot', { chat: group })).toEqual([]);
  });

  test('somebody whom the family file names is let in without a restart, and not with a broken file', async () => {
    const file = await readFile(stack.familyPath, 'utf8');
    await writeFile(
      stack.familyPath,
      file.replace('id: leo, name: Leo Rivera', 'id: leo, name: Leo Rivera, messenger_user_id: 4242'),
    );
    expect(await chat.ask('/start', { from: stranger })).toMatch(/^Hello Leo Rivera\./);
    await writeFile(stack.familyPath, 'members: [');
    expect(await chat.ask('/start', { from: stranger })).toMatch(/^Hello Leo Rivera\./);
    await writeFile(stack.familyPath, file);
    expect(await chat.ask('/start', { from: stranger })).toMatch(/^Hello! I belong/);
  });
});

describe('faults', () => {
  test('a family assistant that is down is told in a sentence, a press loses no button, and both work later', async () => {
    const message = await answerTo('/conflicts');
    await stack.withoutService(async () => {
      expect(await chat.ask('/today')).toMatch(/^The family assistant cannot be reached right now\. Try again/);
      expect(await chat.press(message, "I'll take care")).toMatch(/^The family assistant cannot be reached/);
    });
    expect(chat.buttons(message)).toContain("I'll take care of it");
    await chat.press(message, "I'll take care");
    expect(chat.now(message).text).toContain('✓ Mom takes care of it: Soccer practice Maya');
  });

  test('the change of another person is not undone', async () => {
    const message = await answerTo('/conflicts');
    await chat.press(message, '1');
    const undo = await answerTo('/undo');
    const before = await titles();
    expect(await chat.press(undo, 'Undo 1', 1002)).toMatch(/sender/);
    expect(await titles()).toEqual(before);
    expect(await chat.ask('/undo', { from: 1002 })).toContain('There is nothing to undo.');
  });

  test('Telegram gets the pauses that it asks for, and the answer comes', async () => {
    stack.telegram.misbehave({ kind: 'busy', retryAfterSeconds: 1 }, { times: 1 });
    stack.telegram.misbehave({ kind: 'broken' }, { times: 1 });
    stack.telegram.misbehave({ kind: 'busy', retryAfterSeconds: 1 }, { method: 'getUpdates', times: 1 });
    expect(await chat.ask('/today')).toBe('Nothing is on today.');
  });

  test('somebody who blocked the bot does not hold up the others', async () => {
    stack.telegram.misbehave({ kind: 'blocked' }, { chatId: '1001' });
    chat.push('/today');
    expect(await chat.ask('/today', { from: 1002 })).toBe('Nothing is on today.');
    stack.telegram.behave();
  });
});

describe('a restart', () => {
  test('in the middle of a change loses nothing and does nothing twice', async () => {
    const message = await answerTo('/conflicts');
    stack.telegram.misbehave({ kind: 'silent' }, { method: 'answerCallbackQuery' });
    const press = chat.pushPress(message, '1');
    const changes = () => stack.service.rows<{ id: string }>('SELECT id FROM operation');
    const limit = Date.now() + 30_000;
    while ((await changes()).length === 0 && Date.now() < limit) await new Promise((done) => setTimeout(done, 50));
    const made = await changes();
    expect(made.length).toBeGreaterThan(0);
    await stack.stopBot('SIGKILL');
    stack.telegram.behave();
    const whileDown = chat.push('/today', { from: 1002 });
    expect(stack.telegram.isConfirmed(press)).toBe(false);
    stack.restartBot();
    await chat.done(whileDown);
    expect(chat.now(message).text).toContain('✓ Mom chose:');
    expect(await changes()).toEqual(made);
    expect(stack.telegram.accepted.at(-1)).toMatchObject({ chatId: '1002', text: 'Nothing is on today.' });
  });

  test('SIGTERM ends the bot at once, with what it did confirmed', async () => {
    await chat.say('/today');
    const started = performance.now();
    expect(await stack.stopBot()).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
    const before = stack.telegram.accepted.length;
    stack.restartBot();
    await chat.say('/today');
    expect(stack.telegram.accepted).toHaveLength(before + 1);
  });

  test('two bots do not fight: the one that was there gives way and says why', async () => {
    const second = stack.startBot();
    expect(await stack.bot.ended).toBe(1);
    expect(stack.bot.log()).toContain('Another program receives the messages of this bot.');
    stack.bot = second;
    expect(await chat.ask('/today')).toBe('Nothing is on today.');
  });

  test('a wrong setting ends it with a sentence, and the token is never logged', async () => {
    const ended = async (...settings: Parameters<BotStack['startBot']>) => {
      const bot = stack.startBot(...settings);
      return [await bot.ended, bot.log()];
    };
    expect(await ended({ BOT_TOKEN: '' })).toEqual([2, expect.stringContaining('Set BOT_TOKEN')]);
    expect(await ended({ HOMEROOM_URL: 'localhost' })).toEqual([2, expect.stringContaining('HOMEROOM_URL')]);
    expect(await ended({ BOT_TOKEN: '1:wrong' })).toEqual([1, expect.stringContaining('does not accept BOT_TOKEN')]);
    expect(await ended({ FAMILY_CONFIG: '/no/file' })).toEqual([1, expect.stringContaining('/no/file')]);
    expect(await ended({}, ['--help'])).toEqual([0, expect.stringMatching(/^Example: \S.*\n\nExit code: 0 /m)]);
    expect(await ended({}, ['--now'])).toEqual([2, expect.stringContaining('--help')]);
    await until(() => stack.bot.log() !== '');
    expect(stack.bot.log()).not.toContain(botToken);
  });
});
