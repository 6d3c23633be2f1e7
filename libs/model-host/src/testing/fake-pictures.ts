import type { FakeModel, FakeRequest } from './fake-types.ts';
import { ollamaFormat } from './wire-format.ts';
import type { WireFormat } from './wire-format.ts';

type Message = Record<string, unknown>;

/** Context tokens per picture. */
export const tokensPerPicture = 576;

/** Returns the pictures of a chat request in either dialect, skipping anything else. */
export function picturesOf(body: FakeRequest['body']): Buffer[] {
  return messagesOf(body).flatMap((message) =>
    [...imagesOf(message), ...partsOf(message).map(({ image_url: shown }) => dataOf(shown) ?? '')].flatMap(
      (data) => fromBase64(data) ?? [],
    ),
  );
}

/** Returns the messages' text without pictures, for counting. */
export function wordsOf(body: FakeRequest['body']): string {
  return JSON.stringify(
    messagesOf(body).map(({ role, content }) => ({
      role,
      content: Array.isArray(content) ? (content as Message[]).map(({ text }) => text) : content,
    })),
  );
}

/** Validates pictures like the real hosts. @throws ApiRefusal for unsupported pictures or a model without vision */
export function assertShown(body: FakeRequest['body'], model: FakeModel, format: WireFormat): void {
  if (format === ollamaFormat) assertImages(body, format);
  else assertContentTypes(body, format);
  if (picturesOf(body).length === 0 || model.capabilities.includes('vision')) return;
  const words =
    format === ollamaFormat
      ? 'Failed to create new sequence: failed to process inputs: this model is missing data required for image input'
      : 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj';
  throw format.failure(500, words);
}

/** Ollama: text, and plain base64 in `images`. */
function assertImages(body: FakeRequest['body'], format: WireFormat): void {
  for (const message of messagesOf(body)) {
    if (message['content'] !== undefined && typeof message['content'] !== 'string')
      throw format.failure(
        400,
        'json: cannot unmarshal array into Go struct field ChatRequest.messages.content of type string',
      );
    for (const data of imagesOf(message)) {
      const bytes = fromBase64(data);
      if (bytes === null)
        throw format.failure(
          400,
          `illegal base64 data at input byte ${/[^A-Za-z0-9+/]/.exec(data)?.index ?? data.length}`,
        );
      if (!isPicture(bytes))
        throw format.failure(500, 'Failed to create new sequence: failed to process inputs: image: unknown format');
    }
  }
}

/** OpenAI: text, or a list of parts with pictures as `data:` URLs. */
function assertContentTypes(body: FakeRequest['body'], format: WireFormat): void {
  for (const part of messagesOf(body).flatMap(partsOf)) {
    if (part['type'] === 'text' && typeof part['text'] === 'string') continue;
    const bytes = part['type'] === 'image_url' ? fromBase64(dataOf(part['image_url']) ?? '*') : null;
    if (bytes === null || !isPicture(bytes))
      throw format.failure(400, part['type'] === 'image_url' ? 'invalid image input' : 'unsupported content[].type');
  }
}

function messagesOf({ messages }: FakeRequest['body']): Message[] {
  return Array.isArray(messages) ? (messages as Message[]) : [];
}

function imagesOf({ images }: Message): string[] {
  return Array.isArray(images) ? images.map(String) : [];
}

function partsOf({ content }: Message): Message[] {
  return Array.isArray(content) ? (content as Message[]) : [];
}

function dataOf(shown: unknown): string | undefined {
  const { url } = (shown ?? {}) as { url?: unknown };
  return typeof url === 'string' ? /^data:image\/(?:png|jpe?g|webp);base64,([\s\S]*)$/.exec(url)?.[1] : undefined;
}

function fromBase64(data: string): Buffer | null {
  return data.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(data) ? Buffer.from(data, 'base64') : null;
}

function isPicture(bytes: Buffer): boolean {
  return ['89504e47', 'ffd8ff', '52494646'].some((start) => bytes.toString('hex', 0, 4).startsWith(start));
}
