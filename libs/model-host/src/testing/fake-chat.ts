import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { countTokens } from './bag-of-words.ts';
import { assertShown, picturesOf, tokensPerPicture, wordsOf } from './fake-pictures.ts';
import type { FakeModel, FakeReply, FakeRequest, Generated } from './fake-types.ts';
import type { Trouble } from './trouble.ts';
import { ollamaFormat } from './wire-format.ts';
import type { WireFormat } from './wire-format.ts';

/** Chat to answer. */
export interface Chat {
  body: FakeRequest['body'];
  model: FakeModel;
  reply: FakeReply;
  format: WireFormat;
  response: ServerResponse;
  trouble: Trouble | null;
}

const defaultContext = 4_096;
const pieceLength = 7;

/** Answers streamed or whole, applying planned trouble. @throws ApiRefusal */
export async function answerChat(chat: Chat): Promise<void> {
  const { body, response, format, trouble } = chat;
  const generated = generate(chat);
  const streams = format === ollamaFormat ? body['stream'] !== false : body['stream'] === true;
  if (streams) return stream(chat, generated);
  const written = JSON.stringify(format.whole(String(body['model']), generated));
  response.writeHead(200, { 'content-type': 'application/json' });
  if (trouble?.kind === 'drop-midway') response.write(written.slice(0, written.length / 2), () => response.destroy());
  else response.end(written);
}

function generate({ body, model, reply, format, trouble }: Chat): Generated {
  const thinks = model.capabilities.includes('thinking');
  if (format === ollamaFormat && 'think' in body && !thinks)
    throw format.failure(400, `"${model.name}" does not support thinking`);
  assertShown(body, model, format);
  const options = (body['options'] ?? {}) as { num_ctx?: number; num_predict?: number };
  const window =
    format === ollamaFormat ? Math.min(options.num_ctx ?? defaultContext, model.contextTokens) : model.contextTokens;
  const promptTokens = countTokens(wordsOf(body)) + tokensPerPicture * picturesOf(body).length;
  if (trouble?.kind === 'too-long' || promptTokens > window) throw format.tooLong('chat');
  const whole = typeof reply.content === 'string' ? reply.content : JSON.stringify(reply.content);
  const content = trouble?.kind === 'cut' ? whole.slice(0, whole.length / 2) : whole;
  const thinking = reply.thinking ?? (thinks && body['think'] !== false ? 'Let me see.' : '');
  return {
    content,
    thinking,
    end: trouble?.kind === 'cut' ? 'length' : 'stop',
    promptTokens,
    answerTokens: countTokens(content),
  };
}

async function stream({ body, reply, format, response, trouble }: Chat, generated: Generated): Promise<void> {
  const model = String(body['model']);
  const kind = trouble?.kind;
  const all = piecesOf(generated.content);
  const halfway = kind === 'error-line' || kind === 'stall' || kind === 'no-end' || kind === 'drop-midway';
  const pieces = halfway ? all.slice(0, all.length / 2) : all;
  response.writeHead(200, { 'content-type': format.contentType });
  if (generated.thinking !== '') response.write(format.piece(model, { thinking: generated.thinking }));
  for (const content of pieces) {
    if (reply.pauseMs) await pause(reply.pauseMs, undefined, { ref: false });
    response.write(format.piece(model, { content }));
  }
  if (kind === 'stall') return;
  if (kind === 'endless') return writeForEver(response, format.piece(model, { content: 'x'.repeat(10_000) }));
  if (kind === 'drop-midway') return void response.write(' ', () => response.destroy());
  if (trouble?.kind === 'error-line')
    response.write(
      format.errorLine(trouble.message ?? 'an error was encountered while running the model: unexpected EOF'),
    );
  else if (kind !== 'no-end') response.write(format.end(model, generated));
  response.end();
}

async function writeForEver(response: ServerResponse, piece: string): Promise<void> {
  while (!response.destroyed) {
    response.write(piece);
    await pause(0, undefined, { ref: false });
  }
}

/** Splits by characters, so that no piece ends inside one. */
function piecesOf(content: string): string[] {
  const characters = [...content];
  return Array.from({ length: Math.ceil(characters.length / pieceLength) }, (_, place) =>
    characters.slice(place * pieceLength, (place + 1) * pieceLength).join(''),
  );
}
