import { UsageError } from './usage-error.ts';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MailGoneError, MailTooLargeError, maxMailBytes, type MailSource, type NewMail } from './mail-source.ts';
import { mailKey, type PipelineState } from './pipeline-state.ts';

/** The `.eml` files of a folder and of the folders in it. Files are never changed. */
export class MailFolder implements MailSource {
  readonly #folder: string;
  readonly #state: PipelineState;

  constructor(folder: string, state: PipelineState) {
    this.#folder = path.resolve(folder);
    this.#state = state;
  }

  async newMails(): Promise<NewMail[]> {
    const done = new Set(this.#state.done);
    const mails: NewMail[] = [];
    for (const name of await this.#files()) {
      const file = path.join(this.#folder, name);
      const { size, mtimeMs } = await stat(file);
      const key = mailKey('file', `${file}:${size}:${mtimeMs}`);
      if (done.has(key)) continue;
      mails.push({
        name,
        key,
        read: () => readFileOf(file, size),
        settle: (state) => void state.done.push(key),
      });
    }
    return mails;
  }

  async finish(): Promise<void> {}

  async close(): Promise<void> {}

  async #files(): Promise<string[]> {
    try {
      const names = await readdir(this.#folder, { recursive: true, withFileTypes: true });
      return names
        .filter((entry) => entry.isFile() && /\.eml$/i.test(entry.name))
        .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)))
        .sort();
    } catch (error) {
      throw new UsageError(`The folder ${this.#folder} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
    }
  }
}

async function readFileOf(file: string, size: number): Promise<Buffer> {
  if (size > maxMailBytes) throw new MailTooLargeError(size);
  try {
    return await readFile(file);
  } catch (error) {
    throw new MailGoneError((error as NodeJS.ErrnoException).code, { cause: error });
  }
}
