import { setTimeout as pause } from 'node:timers/promises';
import { family, json, staging, stack, startStack, type Stack } from '../support/attacked-stack.ts';

const sentence = 'On Friday the class visits the museum, and everyone brings a lunch and a raincoat. ';
const ingest = (id: string, text: string, target?: Stack) =>
  staging(
    '/brain/ingest',
    json({
      extraction_id: id,
      message_id: id,
      message_text: text,
      extraction_type: 'message',
      extracted_what: 'A message',
    }),
    target,
  );
const alive = async () => {
  const answers = await Promise.all(
    [fetch(`${stack.services['family-assistant']}/livez`), staging('/livez')].map(
      async (answer) => (await answer).status,
    ),
  );
  expect(answers).toEqual([200, 200]);
};

describe('Texts that freeze a service', () => {
  test('three digests of 7 MB at once leave room for a small digest and a read of the calendar', async () => {
    const digest = (lines: number) =>
      family(
        '/digest/generate',
        json({
          items: [{ raw_text: '- Bring a coat and lunch. Sign it by Friday, October 9, 1 pm.\n'.repeat(lines) }],
          style: 'brief',
        }),
      );
    const large = Promise.all([digest(115_000), digest(115_000), digest(115_000)]);
    await alive();
    expect((await family('/calendar/week')).status).toBe(200);
    expect((await digest(3)).status).toBe(200);
    for (const { status } of await large) expect([200, 503]).toContain(status);
  });

  test('fifty long messages do not hold up a short one', async () => {
    const long = sentence.repeat(3_100).slice(0, 262_000);
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: 50 }, (_, i) => ingest(`flood-${i}`, `Message ${i}. ${long}`)),
    ).finally(() => (isOver = true));
    const short = await ingest('flood-short', 'The quokka enclosure opens at noon.');
    expect([short.status, (await short.json()) as object]).toEqual([200, expect.objectContaining({ chunks: 1 })]);
    await found('When does the quokka enclosure open?', 'quokka');
    expect(isOver).toBe(false);
    const statuses = (await flood).map(({ status }) => status);
    expect(statuses).toEqual(Array(50).fill(200));
    await alive();
  });

  test('texts without end are refused at the quota of points, and what is stored stays', async () => {
    const own = await startStack({ variables: { MAX_POINTS: '5' }, args: ['--empty'] });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 8; i += 1)
        statuses.push((await ingest(`quota-${i}`, `Message ${i} about the walrus.`, own)).status);
      expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
      expect(statuses.slice(-3)).toEqual([507, 507, 507]);
      expect(
        ((await (await staging('/brain/query?q=walrus', {}, own)).json()) as { sources: unknown[] }).sources.length,
      ).toBeGreaterThan(0);
    } finally {
      await own.stop();
    }
  });
});

/** Asks until the answer contains a word. */
async function found(question: string, word: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { answer } = (await (await staging(`/brain/query?q=${encodeURIComponent(question)}`)).json()) as {
      answer: string;
    };
    if (answer.includes(word)) return;
    await pause(200);
  }
  throw new Error('It was not found.');
}
