import { EmbeddingInputTooLongError, ModelHostBrokenError, ModelMissingError } from '../model-host-errors.ts';
import { servesModel } from '../model-host.ts';
import type { ModelHost } from '../model-host.ts';
import { chooseVisionModel } from '../vision-model.ts';
import { colourPictures } from './colour-pictures.ts';

/** Host under test. */
export interface ContractSubject {
  /** Called once per test. */
  open: () => ModelHost;
  embeddingsModel: string;
  /** Null skips the chat tests. */
  chatModel: string | null;
  /** Null skips the picture tests. */
  visionModel: string | null;
  /** Whether it refuses texts that are too long; some OpenAI-compatible hosts cut them silently. */
  refusesLongTexts: boolean;
}

const contractSchema = {
  type: 'object',
  properties: { day: { type: 'string', enum: ['Tuesday', 'Saturday'] } },
  required: ['day'],
  additionalProperties: false,
};
const limit = 300_000;
const limitMs = limit - 5_000;

/** Contract of the port for every host, fake or real, in both dialects. */
export function describeModelHost(name: string, subject: ContractSubject): void {
  describe(name, () => {
    embeddingsContract(subject);
    if (subject.chatModel !== null) chatContract(subject, subject.chatModel);
    if (subject.visionModel !== null) visionContract(subject, subject.visionModel, subject.chatModel);
  });
}

function embeddingsContract({ open, embeddingsModel: model, refusesLongTexts }: ContractSubject): void {
  test(
    'the embeddings model is listed',
    async () => {
      expect(servesModel(await open().listModels(), model)).toBe(true);
    },
    limit,
  );

  test(
    'warming loads the embeddings model',
    async () => {
      await open().warm(model, { limitMs });
    },
    limit,
  );

  test(
    'texts get vectors of one length, in their order and the same each time',
    async () => {
      const texts = [
        'The permission slip is due on Friday.',
        'When is the permission slip due?',
        'Grandma sold her boat in Oslo.',
      ];
      const [slip, question, boat] = await open().embed(texts, { model, limitMs });
      const [again] = await open().embed(texts.slice(0, 1), { model, limitMs });
      expect(cosine(slip, again)).toBeGreaterThan(0.999);
      expect(cosine(slip, question)).toBeGreaterThan(cosine(boat, question));
    },
    limit,
  );

  test(
    'more texts than a batch holds come back in their order',
    async () => {
      const texts = Array.from({ length: 70 }, (_, number) => `Lesson ${number} is about chapter ${number * 7}.`);
      const vectors = await open().embed(texts, { model, limitMs });
      const [last] = await open().embed(texts.slice(-1), { model, limitMs });
      expect(vectors).toHaveLength(70);
      expect(cosine(vectors[69], last)).toBeGreaterThan(0.999);
    },
    limit,
  );

  test('no texts are no vectors', async () => {
    expect(await open().embed([], { model })).toEqual([]);
  });

  test(
    'an unknown model is missing',
    async () => {
      await expect(open().embed(['Hello.'], { model: 'homeroom-no-such-model', limitMs })).rejects.toBeInstanceOf(
        ModelMissingError,
      );
    },
    limit,
  );

  if (refusesLongTexts)
    test(
      'a text that is too long is named and not cut',
      async () => {
        const texts = ['Short.', 'long words '.repeat(60_000), 'Short too.'];
        const failed = open().embed(texts, { model, limitMs });
        await expect(failed).rejects.toBeInstanceOf(EmbeddingInputTooLongError);
        await expect(failed).rejects.toMatchObject({ index: 1 });
      },
      limit,
    );
}

function chatContract({ open }: ContractSubject, model: string): void {
  const messages = [{ role: 'user', content: 'Which day comes after Monday? Answer in JSON.' }] as const;

  test(
    'a chat answers in the schema',
    async () => {
      const { value, text } = await open().chat({ model, messages, schema: contractSchema, limitMs });
      expect(['Tuesday', 'Saturday']).toContain((value as { day?: unknown }).day);
      expect(JSON.parse(text)).toEqual(value);
    },
    limit,
  );

  test(
    'a caller who leaves gets the own reason',
    async () => {
      const leaving = new AbortController();
      const answer = open().chat({ model, messages, schema: contractSchema, signal: leaving.signal });
      const reason = new Error('The client is gone.');
      setTimeout(() => leaving.abort(reason), 5);
      await expect(answer).rejects.toBe(reason);
    },
    limit,
  );

  test(
    'a chat with an unknown model is missing it',
    async () => {
      await expect(
        open().chat({ model: 'homeroom-no-such-model', messages, schema: contractSchema, limitMs }),
      ).rejects.toBeInstanceOf(ModelMissingError);
    },
    limit,
  );
}

/** Answer to "which colour has the picture?". */
const colourSchema = {
  type: 'object',
  properties: { colour: { type: 'string', enum: ['red', 'blue'] } },
  required: ['colour'],
  additionalProperties: false,
};

function visionContract({ open }: ContractSubject, model: string, blindModel: string | null): void {
  const messages = (picture: Uint8Array) =>
    [{ role: 'user', content: 'Which colour has the picture? Answer in JSON.', pictures: [picture] }] as const;

  test.each(['red', 'blue'] as const)(
    'a picture is looked at: %s',
    async (colour) => {
      const { value } = await open().chat({
        model,
        messages: messages(colourPictures[colour]),
        schema: colourSchema,
        limitMs,
      });
      expect(value).toEqual({ colour });
    },
    limit,
  );

  test(
    'the vision model is chosen, when it is wanted and when nothing is',
    async () => {
      expect(await chooseVisionModel(open(), model)).toBe(model);
      expect(await chooseVisionModel(open(), 'homeroom-no-such-model')).toBeNull();
      const chosen = await chooseVisionModel(open(), undefined);
      expect(chosen === null || servesModel(await open().listModels(), chosen)).toBe(true);
    },
    limit,
  );

  if (blindModel !== null && blindModel !== model)
    test(
      'a model that cannot see does not pretend to',
      async () => {
        await expect(
          open().chat({ model: blindModel, messages: messages(colourPictures.red), schema: colourSchema, limitMs }),
        ).rejects.toBeInstanceOf(ModelHostBrokenError);
      },
      limit,
    );
}

function cosine(left: Float32Array | undefined, right: Float32Array | undefined): number {
  if (!left || !right || left.length !== right.length) throw new Error('The vectors have no common length.');
  const dot = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, number, place) => sum + number * (other[place] ?? 0), 0);
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right));
}
