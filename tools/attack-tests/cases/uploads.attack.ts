import { staging, stack, startStack, type Stack } from '../support/attacked-stack.ts';
import { upload } from '../support/upload.ts';

const mebibyte = 1_048_576;
const large = Buffer.alloc(19 * mebibyte);
const service = String(stack.services['staging-knowledge']);

/** Resident memory of the staging service, in MiB. */
async function residentMemory(): Promise<number> {
  const metrics = await (await staging('/metrics')).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(metrics)?.[1]) / mebibyte;
}

describe('Uploads', () => {
  test('sixty uploads of 19 MiB at once are answered or told to come again, in bounded memory', async () => {
    let peak = await residentMemory();
    const watch = setInterval(
      () =>
        void residentMemory().then(
          (memory) => (peak = Math.max(peak, memory)),
          () => {},
        ),
      100,
    );
    const answers = await Promise.all(Array.from({ length: 60 }, () => upload(service, large).answer));
    clearInterval(watch);
    const refused = answers.filter((answer) => answer !== 'reset' && answer.status === 503);
    // A file of zeros has no readable type.
    expect(new Set(answers.map((answer) => (answer === 'reset' ? answer : answer.status)))).toEqual(
      new Set([400, 503]),
    );
    expect(new Set(refused.map((answer) => answer !== 'reset' && answer.retryAfter))).toEqual(new Set(['5']));
    expect([peak < 800, (await residentMemory()) < 800]).toEqual([true, true]);
    expect(await upload(service, Buffer.from('zeros')).answer).toMatchObject({ status: 200 });
  });
});

describe('A refused upload gets its answer', () => {
  let own: Stack;
  const token = 'a-token-for-this-attack-alone';
  beforeAll(async () => {
    own = await startStack({ variables: { STAGING_API_TOKEN: token }, args: ['--empty'] });
  });
  afterAll(() => own?.stop());
  const target = () => String(own.services['staging-knowledge']);
  const headers = { Authorization: `Bearer ${token}` };

  test('401 without the token', async () => {
    expect(await upload(target(), large).answer).toMatchObject({ status: 401 });
  });

  test('413 for one that is too large', async () => {
    expect(await upload(target(), Buffer.alloc(60 * mebibyte), { headers }).answer).toMatchObject({ status: 413 });
  });

  test('503 while others take all the room, and 200 once they are gone', async () => {
    const held = Array.from({ length: 5 }, () => upload(target(), large, { headers, isHeld: true }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await upload(target(), large, { headers }).answer).toEqual({ status: 503, retryAfter: '5' });
    for (const { request } of held) request.destroy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await upload(target(), Buffer.from('letter'), { headers }).answer).toMatchObject({ status: 200 });
  });
});
