import { HttpError } from 'grammy';
import type { Message } from 'grammy/types';
import type { BotContext } from './bot-context.ts';

/** A photo or document in a message. */
export interface LetterFile {
  id: string;
  name: string;
  type: string;
  size: number;
}

/** Telegram's limit for files that a bot fetches. */
export const maxLetterBytes = 20 * 1_048_576;
const downloadMs = 60_000;

/** Finds the letter of a message; of a photo the largest size. */
export function letterFileOf(message: Pick<Message, 'document' | 'photo'> | undefined): LetterFile | null {
  const { document, photo = [] } = message ?? {};
  if (document)
    return {
      id: document.file_id,
      name: document.file_name ?? 'letter',
      type: document.mime_type ?? '',
      size: document.file_size ?? 0,
    };
  const [largest] = photo.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return largest ? { id: largest.file_id, name: 'photo.jpg', type: 'image/jpeg', size: largest.file_size ?? 0 } : null;
}

/** Downloads a letter from Telegram. @throws HttpError without the address, which holds the token */
export async function downloadLetter(ctx: BotContext, { id, name, type }: LetterFile): Promise<File> {
  const { file_path: path } = await ctx.api.getFile(id);
  const signal = AbortSignal.any([ctx.stopping, AbortSignal.timeout(downloadMs)]);
  try {
    const response = await fetch(`${ctx.fileRoot}/${path}`, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new File([new Uint8Array(await response.arrayBuffer())], name, { type });
  } catch (error) {
    if (ctx.stopping.aborted) throw error;
    throw new HttpError('The letter could not be fetched from Telegram.', null);
  }
}
