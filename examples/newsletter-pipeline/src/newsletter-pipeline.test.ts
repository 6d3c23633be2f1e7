import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { serveApp, useTestDatabase } from '@homeroom/testing';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { calendar, event } from '../../../apps/family-assistant/tests/calendar-fixtures.ts';
import { buildInvitation, buildMail } from './testing/build-mail.ts';
import { botToken, PipelineStack } from './testing/pipeline-stack.ts';

const family = useTestDatabase('family-assistant');
const staging = useTestDatabase('staging-knowledge');
let stack: PipelineStack;
let telegram: FakeTelegram;
beforeAll(async () => {
  telegram = await startFakeTelegram({ token: botToken });
  stack = await PipelineStack.open(family.url, staging.url);
});
afterAll(async () => {
  await stack?.close();
  await telegram?.stop();
});
beforeEach(() => stack.reset());

const weekly = {
  id: 'weekly',
  subject: 'Lakeside Weekly',
  text: 'Picture day is on Tuesday, December 1, 2026.\n\nPlease return the order form by Monday, November 30, 2026.',
};
const slip = 'Museum trip\n\nPlease return the signed permission slip by Wednesday, November 25, 2026.\n';
const chicago = (name: string, time: string) => `${name};TZID=America/Chicago:${time}`;
const dinner = (day: string, ...more: string[]) => [
  'UID:dinner@lakeside.example.org',
  'SUMMARY:Team dinner',
  chicago('DTSTART', `202611${day}T180000`),
  chicago('DTEND', `202611${day}T200000`),
  'LOCATION:Riverside',
  ...more,
];

describe('mail of a folder', () => {
  test('goes into the knowledge base with its attachments and into the digest, each mail once', async () => {
    await stack.write('1.eml', buildMail(weekly));
    await stack.write(
      '2.eml',
      buildMail({
        subject: 'Slip',
        text: 'See the attached letter.',
        parts: [{ type: 'text/plain', filename: 'slip.txt', content: slip }],
      }),
    );
    const first = await stack.runProgram(['--folder', stack.folder]);
    expect(first).toMatchObject({ code: 0, stderr: '2 mails taken in, 0 left out, 0 for the next run.\n' });
    expect(first.stdout).toContain('🏫 School');
    expect(first.stdout).toMatch(/Picture day.*by 2026-11-30/);
    expect(first.stdout).toMatch(/permission slip.*2026-11-25/i);
    expect(await stack.documents()).toHaveLength(2);

    await stack.write('copy.eml', buildMail(weekly));
    const second = await stack.runFolder();
    expect(second).toEqual({ code: 0, stdout: 'Nothing new since the last digest.\n', stderr: '' });
    expect(await stack.documents()).toHaveLength(2);
  });

  test('of HTML is told in its own words', async () => {
    const html = '<style>p { color: red }</style><h1>Bake sale</h1><p>It is on Friday, December 4, 2026.</p>';
    const parts = [{ type: 'text/html; charset=utf-8', content: html }];
    await stack.write('1.eml', buildMail({ text: 'View this mail in a browser.', parts }));
    const { stdout } = await stack.runFolder();
    expect(stdout).toMatch(/Bake sale.*Friday, December 4/);
    expect(stdout).not.toMatch(/color|</);
  });

  test('waits for the digest of a later run', async () => {
    await stack.write('1.eml', buildMail(weekly));
    expect(await stack.runFolder(['--no-digest'])).toMatchObject({ code: 0, stdout: '' });
    expect((await stack.runFolder(['--style', 'detailed'])).stdout).toContain('Picture day');
  });

  test('is only listed by a dry run', async () => {
    await stack.write('1.eml', buildMail(weekly));
    await stack.write('2.eml', buildInvitation('REQUEST', dinner('24')));
    const { code, stdout } = await stack.runFolder(['--dry-run'], { HOMEROOM_URL: 'http://127.0.0.1:9' });
    expect([code, stdout.split('\n')]).toEqual([
      0,
      ['1.eml: Lakeside Elementary: Lakeside Weekly', '2.eml: Lakeside Elementary: Invitation, with an invitation', ''],
    ]);
    expect(await readdir(stack.folder)).toEqual(['1.eml', '2.eml']);
    expect(await stack.documents()).toEqual([]);
  });

  test('that cannot be read is left out for good, and the others are taken in', async () => {
    await stack.write('1.eml', Buffer.alloc(0));
    await stack.write('2.eml', Buffer.alloc(21 * 1_048_576, 'a'));
    await stack.write('3.eml', buildMail(weekly));
    const { code, stderr } = await stack.runFolder(['--no-digest']);
    expect(code).toBe(1);
    expect(stderr).toContain('1.eml was left out: ');
    expect(stderr).toContain('2.eml was left out: It has 21 MiB; 20 MiB are accepted.');
    expect(stderr).toContain('1 mails taken in, 2 left out, 0 for the next run.');
    expect(await stack.runFolder(['--no-digest'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('beyond the limit of a run follows in the next', async () => {
    for (const name of ['1.eml', '2.eml', '3.eml']) await stack.write(name, buildMail({ subject: name }));
    const { code, stderr } = await stack.runFolder(['--limit', '2', '--no-digest']);
    expect([code, stderr]).toEqual([3, '2 mails taken in, 0 left out, 1 for the next run.\n']);
    expect((await stack.runFolder(['--limit', '2', '--no-digest'])).code).toBe(0);
    expect(await stack.documents()).toHaveLength(3);
  });
});

describe('an invitation', () => {
  test('becomes a proposal, which adds the event only when it is accepted, and only once', async () => {
    await stack.service.importText(
      'family',
      calendar(event('UID:soccer', chicago('DTSTART', '20261124T173000'), 'DURATION:PT1H', 'SUMMARY:Soccer')),
    );
    await stack.write('1.eml', buildInvitation('REQUEST', dinner('24')));
    const { code, stdout } = await stack.runFolder(['--no-digest']);
    expect([code, stdout]).toEqual([
      0,
      '1. Invitation from Lakeside Elementary: add “Team dinner”, Tue, Nov 24, 2026, 18:00–20:00, Riverside? It overlaps “Soccer”.\nTo say yes: newsletter-pipeline accept NUMBER\n',
    ]);
    expect(await stack.events()).toEqual(['2026-11-24T17:30 Soccer']);

    const accepted = await stack.run(['accept', '1'], { SENDER_ID: '1001' });
    expect(accepted).toMatchObject({ code: 0, stdout: expect.stringContaining('“Team dinner” is on the calendar.') });
    expect(await stack.events()).toEqual(['2026-11-24T17:30 Soccer', '2026-11-24T18:00 Team dinner']);
    expect(await stack.run(['accept', '1'])).toMatchObject({ code: 2, stderr: 'Proposal 1 was accepted before.\n' });
    expect(await stack.run(['accept', '7'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no proposal 7'),
    });
  });

  test('to an event that the calendar has proposes nothing, and one at other times proposes the move', async () => {
    await stack.service.importText('family', calendar(event(...dinner('24'))));
    await stack.write('1.eml', buildInvitation('REQUEST', dinner('24')));
    expect((await stack.runFolder(['--no-digest'])).stdout).toBe('');
    const later = dinner('24', 'SEQUENCE:1').map((line) =>
      line.replace('T180000', 'T190000').replace('T200000', 'T210000'),
    );
    await stack.write('2.eml', buildInvitation('REQUEST', later));
    expect((await stack.runFolder(['--no-digest'])).stdout).toContain(
      'move “Team dinner” from Tue, Nov 24, 2026, 18:00–20:00 to Tue, Nov 24, 2026, 19:00–21:00?',
    );
    expect(await stack.events()).toEqual(['2026-11-24T18:00 Team dinner']);
    expect((await stack.run(['accept', '1'])).code).toBe(0);
    expect(await stack.events()).toEqual(['2026-11-24T19:00 Team dinner']);
  });

  test('that is cancelled proposes to take the event off', async () => {
    await stack.service.importText('family', calendar(event(...dinner('24'))));
    await stack.write('1.eml', buildInvitation('CANCEL', dinner('24', 'STATUS:CANCELLED')));
    expect((await stack.runFolder(['--no-digest'])).stdout).toContain(
      'take “Team dinner”, Tue, Nov 24, 2026, 18:00–20:00, off the calendar?',
    );
    expect(await stack.events()).toHaveLength(1);
    expect((await stack.run(['accept', '1'])).stdout).toContain('is off the calendar');
    expect(await stack.events()).toEqual([]);
  });

  test('whose event is not on the calendar can only be looked at when it is cancelled', async () => {
    await stack.write('1.eml', buildInvitation('CANCEL', dinner('24', 'STATUS:CANCELLED')));
    expect((await stack.runFolder(['--no-digest'])).stdout).toMatch(
      /has no such event that day\. Look at it yourself\.\n$/,
    );
    expect((await stack.run(['accept', '1'])).code).toBe(2);
  });

  test('that was accepted is moved and taken off by its UID, also to another day and with another title', async () => {
    await stack.write('1.eml', buildInvitation('REQUEST', dinner('24')));
    await stack.runFolder(['--no-digest']);
    await stack.run(['accept', '1']);
    const moved = dinner('26').map((line) => line.replace('Team dinner', 'Banquet'));
    await stack.write('2.eml', buildInvitation('REQUEST', moved));
    expect((await stack.runFolder(['--no-digest'])).stdout).toContain(
      'move “Team dinner” from Tue, Nov 24, 2026, 18:00–20:00 to Thu, Nov 26, 2026, 18:00–20:00?',
    );
    expect((await stack.run(['accept', '2'])).code).toBe(0);
    expect(await stack.events()).toEqual(['2026-11-26T18:00 Team dinner']);
    await stack.write('3.eml', buildInvitation('CANCEL', moved));
    await stack.runFolder(['--no-digest']);
    expect((await stack.run(['accept', '3'])).code).toBe(0);
    expect(await stack.events()).toEqual([]);
  });

  test('of a newsletter with many events is one line, and the newsletter is in the digest', async () => {
    const many = Array.from({ length: 6 }, (_, day) =>
      event(`UID:${day}`, `SUMMARY:Event ${day}`, chicago('DTSTART', `2026120${day + 1}T180000`), 'DURATION:PT1H'),
    );
    const parts = [{ type: 'text/calendar', content: calendar(...many), filename: 'term.ics' }];
    await stack.write('1.eml', buildMail({ ...weekly, parts }));
    const { stdout } = await stack.runFolder();
    expect(stdout).toContain('1. Invitation to “Event 0” from Lakeside Elementary, with several events.');
    expect(stdout).toContain('Picture day');
  });

  test('to a series adds the series, and its cancellation takes all of it off', async () => {
    const series = dinner('24', 'RRULE:FREQ=WEEKLY;COUNT=3');
    await stack.write('1.eml', buildInvitation('REQUEST', series));
    expect((await stack.runFolder(['--no-digest'])).stdout).toContain('repeated (FREQ=WEEKLY;COUNT=3)');
    expect((await stack.run(['accept', '1'])).code).toBe(0);
    expect(await stack.events()).toHaveLength(3);
    await stack.write('2.eml', buildInvitation('CANCEL', series));
    await stack.runFolder(['--no-digest']);
    expect((await stack.run(['accept', '2'])).code).toBe(0);
    expect(await stack.events()).toEqual([]);
  });

  test('answered by another guest proposes nothing', async () => {
    await stack.write('1.eml', buildInvitation('REPLY', dinner('24')));
    expect(await stack.runFolder(['--no-digest'])).toMatchObject({ code: 0, stdout: '' });
  });

  test('shows no control characters', async () => {
    const title = ['UID:x', 'SUMMARY:Party\u001b[2J\u202etxt', chicago('DTSTART', '20261124T180000'), 'DURATION:PT1H'];
    await stack.write('1.eml', buildInvitation('REQUEST', title, { from: '"Mallory\u001b]0;x" <m@example.org>' }));
    const { stdout } = await stack.runFolder(['--no-digest']);
    expect(stdout).toContain('Party');
    // eslint-disable-next-line no-control-regex
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});

describe('the family chat', () => {
  test('gets proposals and digest, and again when Telegram did not take them', async () => {
    const chat = { DIGEST_CHAT_ID: '-100200300', TELEGRAM_API_ROOT: telegram.apiRoot };
    await stack.write('1.eml', buildMail(weekly));
    await stack.write('2.eml', buildInvitation('REQUEST', dinner('24')));
    await telegram.stop();
    const failed = await stack.runFolder([], chat);
    expect([failed.code, failed.stderr]).toEqual([3, expect.stringContaining('Telegram did not take the message')]);
    expect(failed.stdout + failed.stderr).not.toContain(botToken);
    await telegram.start();
    expect(await stack.runFolder([], chat)).toMatchObject({ code: 0, stderr: '' });
    expect(telegram.accepted.map(({ text }) => text)).toEqual([
      expect.stringContaining('add “Team dinner”'),
      expect.stringContaining('Picture day'),
    ]);
    await stack.runFolder([], chat);
    expect(telegram.accepted).toHaveLength(2);
  });
});

describe('what goes wrong', () => {
  const away = { STAGING_KNOWLEDGE_URL: 'http://127.0.0.1:9' };

  test('while a service is unavailable mails wait, and nothing is lost', async () => {
    await stack.write('1.eml', buildMail(weekly));
    const failed = await stack.runFolder(['--no-digest'], away);
    expect([failed.code, failed.stderr]).toEqual([3, expect.stringContaining('could not be reached')]);
    expect((await stack.runFolder(['--no-digest'])).code).toBe(0);
    expect(await stack.documents()).toHaveLength(1);
  });

  test('a mail that the service cannot take right now does not hold up the others', async () => {
    for (const name of ['1.eml', '2.eml', '3.eml']) await stack.write(name, buildMail({ subject: name }));
    await stack.write('0.eml', buildInvitation('REQUEST', dinner('24')));
    const served = await serveApp((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end('{"error":"Busy.","code":"letters_unavailable","details":{}}');
    });
    const run = await stack.runFolder(['--no-digest'], { HOMEROOM_URL: served.url });
    expect([run.code, run.stderr]).toEqual([
      3,
      '0.eml has to wait: Busy.\n3 mails taken in, 0 left out, 1 for the next run.\n',
    ]);
    const failing = await serveApp((_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"error":"Failed.","code":"internal_error","details":{}}');
    });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await stack.runFolder(['--no-digest'], { HOMEROOM_URL: failing.url })).toMatchObject({ code: 3 });
    await Promise.all([served.close(), failing.close()]);
    expect((await stack.runFolder(['--no-digest'])).stdout).toContain('add “Team dinner”');
  });

  test('a crash between the service and the state takes the mail in once', async () => {
    await stack.write('1.eml', buildMail(weekly));
    await stack.runFolder(['--no-digest']);
    await writeFile(stack.stateFile, JSON.stringify({ ...(await stack.state()), done: [], digest: [] }));
    await stack.runFolder(['--no-digest']);
    expect(await stack.documents()).toHaveLength(1);
    expect((await stack.state()).digest).toHaveLength(1);
  });

  test('a token that is refused, without a word of it', async () => {
    await stack.write('1.eml', buildInvitation('REQUEST', dinner('24')));
    const { code, stdout, stderr } = await stack.runFolder([], { BOT_TOKEN: 'wrong-token' });
    expect([code, stderr]).toEqual([2, expect.stringContaining('Check BOT_TOKEN')]);
    expect(stdout + stderr).not.toContain('wrong-token');
    expect((await stack.state()).done).toEqual([]);
  });

  test('a state file of another program is not touched', async () => {
    await stack.runFolder(['--no-digest']);
    await writeFile(stack.stateFile, '{"version":7}');
    expect((await stack.runFolder()).stderr).toContain('is not a state file of this program');
    expect(await readdir(path.dirname(stack.stateFile))).toEqual(['pipeline.json']);
  });

  test('a run that works on the same state, unless its process is gone', async () => {
    await stack.runFolder(['--no-digest']);
    await writeFile(`${stack.stateFile}.lock`, String(process.pid));
    expect(await stack.runProgram(['--folder', stack.folder])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Another run is at work'),
    });
    await writeFile(`${stack.stateFile}.lock`, '999999999');
    expect((await stack.runProgram(['--folder', stack.folder])).code).toBe(0);
  });

  test.each([
    [['--help'], 0, /^Example: \S.*\n\nExit code: 0 done/m],
    [['--folder', '/no/such/folder'], 2, /cannot be read: ENOENT/],
    [['--style', 'long'], 2, /--style wants brief or detailed/],
    [['--limit', '0'], 2, /--limit wants a whole number/],
    [['--folder', '.', '--mark-seen'], 2, /are for a mailbox/],
    [['--colour'], 2, /Unknown option '--colour'/],
    [['digest'], 2, /Unknown command: digest/],
    [[], 2, /Name a folder with --folder, or a mailbox with IMAP_URL/],
  ])('the command line %j', async (args, code, text) => {
    const run = await stack.run(args);
    expect([run.code, run.stdout + run.stderr]).toEqual([code, expect.stringMatching(text)]);
  });
});
