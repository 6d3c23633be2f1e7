import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@homeroom/database';
import { serviceMigrations, type ServiceName } from '@homeroom/database/migrations';
import { startPostgres } from '@homeroom/testing';

/** Things that a run makes and removes again, last first. */
export class Scratch {
  readonly #undo: (() => unknown)[] = [];
  #serverUrl: string | undefined;
  #databases = 0;
  readonly #whole: Scratch | null;

  /** @param whole the run that this is a part of, whose PostgreSQL it uses */
  constructor(whole: Scratch | null = null) {
    this.#whole = whole;
  }

  /** Runs `undo` at the end. */
  later(undo: () => unknown): void {
    this.#undo.push(undo);
  }

  /** Does a part of the run with things of its own, which are removed when it ends. */
  async apart<Result>(work: (part: Scratch) => Promise<Result>): Promise<Result> {
    const part = new Scratch(this);
    try {
      return await work(part);
    } finally {
      await part.clean();
    }
  }

  /** A migrated database of its own for a service, on a PostgreSQL of this run. */
  async database(service: ServiceName): Promise<string> {
    if (this.#whole) return this.#whole.database(service);
    if (this.#serverUrl === undefined) {
      const server = await startPostgres({ settings: { fsync: 'on', shared_buffers: '256MB' } });
      this.later(() => server.remove());
      this.#serverUrl = server.url;
    }
    const url = new URL(this.#serverUrl);
    url.pathname = `/${service.replaceAll('-', '_')}_${(this.#databases += 1)}`;
    await applyMigrations(url.href, serviceMigrations[service]);
    return url.href;
  }

  /** A folder with the given files. */
  folder(files: ReadonlyMap<string, string>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-bench-'));
    this.later(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
    return folder;
  }

  async clean(): Promise<void> {
    for (const undo of this.#undo.splice(0).toReversed()) await undo();
  }
}
