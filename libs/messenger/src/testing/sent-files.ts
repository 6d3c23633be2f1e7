import { ApiRefusal } from './api-answer.ts';
import type { RequestParameters } from './request-parameters.ts';

/** File as it appears in a message: the fields common to `document` and each size of `photo`. */
export interface FileReference {
  file_id: string;
  file_unique_id: string;
  file_size: number;
}

/** Download limit for bots. */
const maxFileBytes = 20 * 1_048_576;

/** Files sent to the bot. */
export class SentFiles {
  private readonly files = new Map<string, { bytes: Buffer; path: string }>();

  add(bytes: Uint8Array, extension: string): FileReference {
    const number = this.files.size + 1;
    const id = `AgACAgIAAxkBAAI${number}`;
    this.files.set(id, { bytes: Buffer.from(bytes), path: `documents/file_${number}.${extension}` });
    return { file_id: id, file_unique_id: `AQAD${number}`, file_size: bytes.length };
  }

  /** Answers `getFile`. @throws ApiRefusal */
  describe({ file_id: id }: RequestParameters): Record<string, unknown> {
    const file = this.files.get(String(id));
    if (!file) throw new ApiRefusal(400, 'Bad Request: invalid file_id');
    if (file.bytes.length > maxFileBytes) throw new ApiRefusal(400, 'Bad Request: file is too big');
    return {
      file_id: id,
      file_unique_id: `AQAD${[...this.files.keys()].indexOf(String(id)) + 1}`,
      file_size: file.bytes.length,
      file_path: file.path,
    };
  }

  /** @throws ApiRefusal */
  bytesAt(path: string): Buffer {
    const file = [...this.files.values()].find((one) => one.path === path);
    if (!file) throw new ApiRefusal(404, 'Not Found');
    return file.bytes;
  }
}
