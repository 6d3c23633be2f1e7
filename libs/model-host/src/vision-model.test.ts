import { ModelHostRefusedError, PictureRefusedError, VisionModel, chooseVisionModel, isVisionModel } from './index.ts';
import { colourPictures } from './testing/colour-pictures.ts';
import { seeingModel, standardModels, startFakeModelHost } from './testing/index.ts';
import type { FakeModel, FakeModelHost } from './testing/index.ts';
import { apis, buildChat, failure, openAt } from './testing/host-fixture.ts';

let fake: FakeModelHost;
afterEach(() => (fake as FakeModelHost | undefined)?.stop());

async function start(models: readonly FakeModel[]): Promise<void> {
  fake = await startFakeModelHost({ models });
}

const model = (name: string, ...capabilities: string[]): FakeModel => ({ name, capabilities, contextTokens: 32_768 });
const asked = (path: string) => fake.requests.filter((request) => request.path === path);
const choose = (api: 'ollama' | 'openai' = 'ollama', wanted?: string) => chooseVisionModel(openAt(fake, api), wanted);

test.each([
  ['LLaVA-phi3', true],
  ['llama3.2-VISION:11b', true],
  ['qwen2.5vl', true],
  ['mistral', false],
])('%s can see by its name: %s', (name, expected) => {
  expect(isVisionModel(name)).toBe(expected);
});

describe('the vision model', () => {
  test('is the wanted one, which nobody is asked about, or none when the host lacks it', async () => {
    await start([model('llava:7b', 'completion', 'vision'), model('mine:latest', 'completion')]);
    expect([await choose('ollama', 'mine'), await choose('ollama', 'other')]).toEqual(['mine', null]);
    expect(asked('/api/show')).toEqual([]);
  });

  test('is the first that can chat and see, whatever its name; names that say so are asked about first', async () => {
    await start([
      model('gemma3:4b', 'completion', 'vision'),
      model('tiny-vl-embed', 'embedding', 'vision'),
      model('sharp-vision', 'completion'),
    ]);
    expect(await choose()).toBe('gemma3:4b');
    expect(asked('/api/show').map(({ body }) => body['model'])).toEqual(['tiny-vl-embed', 'sharp-vision', 'gemma3:4b']);
  });

  test('is told by its name where the host does not tell what a model can', async () => {
    await start([model('mistral', 'completion'), model('qwen2.5vl:3b', 'completion')]);
    expect(await choose('openai')).toBe('qwen2.5vl:3b');
    expect(await choose('ollama')).toBeNull();
    fake.misbehave({ kind: 'nonsense', body: '{"model_info":{}}' }, { purposes: ['show'] });
    expect(await choose('ollama')).toBe('qwen2.5vl:3b');
    fake.behave();
    fake.misbehave({ kind: 'broken' }, { purposes: ['show'] });
    expect(await choose('ollama')).toBe('qwen2.5vl:3b');
  });

  test('is looked for among a few dozen models without asking about each', async () => {
    await start(Array.from({ length: 60 }, (_, number) => model(`chat-${number}`, 'completion')));
    expect(await choose()).toBeNull();
    expect(asked('/api/show')).toHaveLength(12);
  });
});

describe('what is known of it', () => {
  const opened = (restMs = 30_000) => {
    let time = 0;
    const eyes = new VisionModel({
      host: openAt(fake, 'ollama'),
      wanted: undefined,
      limitMs: 300,
      restMs,
      now: () => time,
    });
    return { eyes, pass: (milliseconds: number) => (time += milliseconds) };
  };

  test('is kept for ten seconds and asked for once by all who want to know', async () => {
    await start([seeingModel]);
    const { eyes, pass } = opened();
    expect(await Promise.all([eyes.ready(), eyes.ready()])).toEqual([seeingModel.name, seeingModel.name]);
    pass(9_999);
    await eyes.ready();
    expect(asked('/api/tags')).toHaveLength(1);
    pass(1);
    await eyes.ready();
    expect([asked('/api/tags').length, asked('/api/show').length]).toEqual([2, 1]);
  });

  test('a host that is unavailable or hangs is left in peace for half a minute, then asked again', async () => {
    await start([seeingModel]);
    fake.misbehave({ kind: 'hang' }, { purposes: ['list'], times: 1 });
    const { eyes, pass } = opened();
    expect([await eyes.ready(), await eyes.ready()]).toEqual([null, null]);
    expect(asked('/api/tags')).toHaveLength(1);
    pass(30_000);
    await fake.stop();
    expect(await eyes.ready()).toBeNull();
    await fake.start();
    expect(await eyes.ready()).toBeNull();
    pass(30_000);
    expect(await eyes.ready()).toBe(seeingModel.name);
    eyes.rest();
    expect(await eyes.ready()).toBeNull();
    pass(30_000);
    expect(await eyes.ready()).toBe(seeingModel.name);
  });
});

describe.each(apis)('a picture as %s', (api) => {
  const chat = (pictures: readonly Uint8Array[], name = seeingModel.name) =>
    openAt(fake, api).chat(
      buildChat({
        model: name,
        messages: [
          { role: 'system', content: 'Read.' },
          { role: 'user', content: 'What is it?', pictures },
        ],
      }),
    );

  test('goes along with its message', async () => {
    await start([...standardModels, seeingModel]);
    await chat([colourPictures.red]);
    const data = colourPictures.red.toString('base64');
    const shown =
      api === 'ollama'
        ? { role: 'user', content: 'What is it?', images: [data] }
        : {
            role: 'user',
            content: [
              { type: 'text', text: 'What is it?' },
              { type: 'image_url', image_url: { url: `data:image/png;base64,${data}` } },
            ],
          };
    expect(fake.requests.at(-1)?.body).toMatchObject({ messages: [{ role: 'system', content: 'Read.' }, shown] });
    if (api === 'ollama') expect(fake.requests.at(-1)?.body).toMatchObject({ options: { num_ctx: 4_096 } });
  });

  test('is refused before it is sent when there are too many, it is too large or of another kind', async () => {
    await start([seeingModel]);
    const large = Buffer.concat([colourPictures.red, Buffer.alloc(4 * 1_048_576)]);
    for (const pictures of [
      Array<Buffer>(5).fill(colourPictures.red),
      [large],
      [Buffer.from('GIF89a')],
      [Buffer.alloc(0)],
    ])
      expect(await failure(chat(pictures))).toBeInstanceOf(PictureRefusedError);
    expect(fake.requests).toEqual([]);
  });

  test('counts in the window', async () => {
    await start([{ ...seeingModel, contextTokens: 8_192 }]);
    const host = openAt(fake, api, { maxContext: 8_192 });
    const messages = (count: number) =>
      [{ role: 'user', content: 'What is it?', pictures: Array<Buffer>(count).fill(colourPictures.blue) }] as const;
    await host.chat(buildChat({ model: seeingModel.name, messages: messages(2) }));
    expect((await failure(host.chat(buildChat({ model: seeingModel.name, messages: messages(3) })))).message).toContain(
      'too long',
    );
  });

  test('is not for a model that cannot see', async () => {
    await start([...standardModels, seeingModel]);
    const error = await failure(chat([colourPictures.red], 'small-chat'));
    expect(error).toBeInstanceOf(ModelHostRefusedError);
    expect(error.message).toBe('The model cannot read pictures.');
  });
});
