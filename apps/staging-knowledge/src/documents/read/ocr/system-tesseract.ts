import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { OcrEngine, OcrLanguage, OcrLayout } from './ocr-engine.ts';
import { type SeenWord, wordsIn } from './ocr-words.ts';
import { asPgm, type Picture } from './picture.ts';

const run = promisify(execFile);
const largestTable = 32 * 1_048_576;

/** The Tesseract that is installed on this machine; it gets a picture and gives words, over its standard streams. */
export class SystemTesseract implements OcrEngine {
  readonly name = 'tesseract';
  readonly #languages: ReadonlySet<string>;

  private constructor(languages: ReadonlySet<string>) {
    this.#languages = languages;
  }

  /** Null when it is not installed, or cannot read English. Spanish is read where its data is installed too. */
  static async find(): Promise<SystemTesseract | null> {
    try {
      const { stdout, stderr } = await run('tesseract', ['--list-langs'], { timeout: 5_000 });
      const languages = new Set((stdout + stderr).split(/\s+/));
      return languages.has('eng') ? new SystemTesseract(languages) : null;
    } catch {
      return null;
    }
  }

  read(picture: Picture, language: OcrLanguage, layout: OcrLayout): Promise<SeenWord[]> {
    const known = this.#languages.has(language) ? language : 'eng';
    return new Promise((resolve, reject) => {
      const mode = layout === 'page' ? '3' : '11';
      const child = spawn('tesseract', ['stdin', 'stdout', '-l', known, '--psm', mode, '--dpi', '200', 'tsv'], {
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const pieces: Buffer[] = [];
      let size = 0;
      child.stdout.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size <= largestTable) pieces.push(piece);
      });
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0
          ? resolve(wordsIn(Buffer.concat(pieces).toString('utf8')))
          : reject(new Error(`tesseract ended with ${code}`)),
      );
      // It may end before it has taken the whole picture.
      child.stdin.on('error', () => {});
      child.stdin.end(asPgm(picture));
    });
  }
}
