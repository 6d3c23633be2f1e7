import { useTestDatabase } from '@homeroom/testing';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildMail } from './testing/build-mail.ts';
import { dovecotInstalled, startDovecot, type TestDovecot } from './testing/dovecot.ts';
import { PipelineStack } from './testing/pipeline-stack.ts';

const family = useTestDatabase('family-assistant');
const staging = useTestDatabase('staging-knowledge');

/** `describe` for tests with a real IMAP server. They are left out, with the reason, where there is none. */
function describeWithDovecot(name: string, tests: () => void): void {
  if (dovecotInstalled()) return describe(name, tests);
  console.warn(`“${name}” is left out: it needs dovecot (apt-get install dovecot-imapd), started by root.`);
  describe.skip(name, tests);
}

describeWithDovecot('a mailbox of a real IMAP server', () => {
  let stack: PipelineStack;
  let server: TestDovecot;
  beforeAll(async () => {
    stack = await PipelineStack.open(family.url, staging.url);
  });
  afterAll(() => stack?.close());
  beforeEach(async () => {
    await stack.reset();
    server = await startDovecot();
  });
  afterEach(() => server.remove());

  const run = (args: readonly string[] = [], variables: Record<string, string> = {}) =>
    stack.run(['--no-digest', ...args], { IMAP_URL: server.url, IMAP_PASSWORD: server.password, ...variables });
  const mail = (subject: string, id = subject) => buildMail({ subject, id });

  test('gives each new mail once, and nothing in it changes', async () => {
    await server.deliver(mail('One'));
    await server.deliver(mail('Two'));
    expect(await run()).toEqual({ code: 0, stdout: '', stderr: '2 mails taken in, 0 left out, 0 for the next run.\n' });
    expect(await run()).toEqual({ code: 0, stdout: '', stderr: '' });
    await server.deliver(mail('Three'));
    await server.deliver(mail('Again', 'One'));
    expect((await run()).stderr).toBe('1 mails taken in, 0 left out, 0 for the next run.\n');
    expect(await stack.documents()).toHaveLength(3);
    expect(await server.mails()).toEqual(['One', 'Two', 'Three', 'Again']);
    expect((await stack.state()).mailboxes).toMatchObject({
      [`family@example.org@127.0.0.1:${new URL(server.url.replace('imap:', 'http:')).port}/INBOX`]: {
        lastUid: 4,
        waiting: [],
        unfinished: [],
      },
    });
  });

  test('is recreated: mails of the new one are taken in, and those that were known are not', async () => {
    await server.make('School');
    await server.deliver(mail('One'), 'School');
    await server.deliver(mail('Two'), 'School');
    const school = { IMAP_URL: `${server.url}/School` };
    expect((await run([], school)).stderr).toContain('2 mails taken in');
    await server.recreate('School');
    await server.deliver(mail('One'), 'School');
    await server.deliver(mail('Three'), 'School');
    expect((await run([], school)).stderr).toBe('1 mails taken in, 0 left out, 0 for the next run.\n');
  });

  test('is marked or emptied only when an option asks for that', async () => {
    await server.make('Done');
    await server.deliver(mail('One'));
    expect((await run(['--mark-seen'])).code).toBe(0);
    expect(await server.mails()).toEqual(['One (seen)']);
    await server.deliver(mail('Two'));
    expect((await run(['--move-to', 'Done'])).code).toBe(0);
    expect([await server.mails(), await server.mails('Done')]).toEqual([['One (seen)'], ['Two']]);
    await server.deliver(mail('Three'));
    const { code, stderr } = await run(['--move-to', 'Nowhere']);
    expect([code, stderr]).toEqual([3, expect.stringContaining('could not be moved to Nowhere')]);
    expect((await run(['--move-to', 'Done'])).code).toBe(0);
    expect(await server.mails('Done')).toEqual(['Two', 'Three']);
    expect(await stack.documents()).toHaveLength(3);
  });

  test('keeps what a run did not reach for the next one', async () => {
    for (const subject of ['One', 'Two', 'Three']) await server.deliver(mail(subject));
    expect(await run(['--limit', '1'])).toMatchObject({ code: 3 });
    const failed = await run([], { STAGING_KNOWLEDGE_URL: 'http://127.0.0.1:9' });
    expect(failed.code).toBe(3);
    expect((await run()).stderr).toBe('2 mails taken in, 0 left out, 0 for the next run.\n');
    expect(await stack.documents()).toHaveLength(3);
  });

  test('is only listed by a dry run', async () => {
    await server.deliver(mail('One'));
    const { code, stdout } = await run(['--dry-run', '--mark-seen']);
    expect([code, stdout]).toEqual([0, 'INBOX 1: Lakeside Elementary: One\n']);
    expect(await server.mails()).toEqual(['One']);
  });

  test('with a password in a file; a wrong one and a mailbox that is not there are told without a secret', async () => {
    const file = path.join(stack.folder, 'password');
    await writeFile(file, `${server.password}\n`);
    expect((await run([], { IMAP_PASSWORD: '', IMAP_PASSWORD_FILE: file })).code).toBe(0);
    const refused = await run([], { IMAP_PASSWORD: 'wrong-password' });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('app password')]);
    expect(refused.stderr).not.toContain('wrong-password');
    expect(await run([], { IMAP_URL: `${server.url}/Nowhere` })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('has no mailbox Nowhere'),
    });
    await server.remove();
    expect(await run()).toMatchObject({ code: 3, stderr: expect.stringContaining('cannot be used right now') });
  });
});
