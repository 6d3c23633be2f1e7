import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markdownBlocks, runShell } from './markdown-blocks.ts';
import { serveApp } from './serve-app.ts';

/** The parts of an OpenAPI document that tell its calls. */
interface CallsDocument {
  paths: Record<string, Record<string, unknown>>;
}

/** Section of examples/curl.md, and the service that it is for. */
export interface CurlExamples {
  /** Second-level heading. */
  section: string;
  app: RequestListener;
  contract: CallsDocument;
  /** Path that the contract's paths begin with, such as `/api/v1`. */
  basePath: string;
  /** Variables of the page, such as `BOT_TOKEN`. @param url address of the service */
  variables(url: string): Record<string, string>;
}

const page = path.resolve(import.meta.dirname, '../../../examples/curl.md');

/**
 * Runs a section of examples/curl.md, with its setup, against a service.
 * @returns the calls that were refused, and those of the contract that the section does not make
 * @throws Error with what the shell printed when it fails
 */
export async function curlProblems({ section, app, contract, basePath, variables }: CurlExamples): Promise<string[]> {
  const problems: string[] = [];
  const made: string[] = [];
  const served = await serveApp((request, response) => {
    const call = `${request.method} ${(request.url ?? '').split('?', 1)[0]}`;
    response.once('finish', () => {
      made.push(call);
      if (response.statusCode >= 400) problems.push(`${call} answers ${response.statusCode}`);
    });
    app(request, response);
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'curl-'));
  try {
    const set = Object.entries(variables(served.url)).map(([name, value]) => `export ${name}='${value}'`);
    const script = [...set, ...(await blocksOf('Setup')), ...(await blocksOf(section))].join('\n');
    await runShell(script, { cwd: folder });
  } catch (error) {
    throw new Error([...problems, (error as Error).message].join('\n'), { cause: error });
  } finally {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
  const missing = callsOf(contract, basePath).filter(({ pattern }) => !made.some((call) => pattern.test(call)));
  return [...problems, ...missing.map(({ name }) => `${name} is not called`)];
}

async function blocksOf(section: string): Promise<string[]> {
  const sections = (await readFile(page, 'utf8')).split(/^## /m);
  const text = sections.find((one) => one.startsWith(`${section}\n`));
  if (text === undefined) throw new Error(`There is no section ${section}.`);
  return markdownBlocks(text).flatMap(({ language, text: block }) => (language === 'sh' ? [block] : []));
}

/** The calls of the contract; paths with `servers` of their own are outside of the base path. */
function callsOf({ paths }: CallsDocument, basePath: string): { name: string; pattern: RegExp }[] {
  return Object.entries(paths).flatMap(([route, item]) =>
    ['get', 'post', 'patch', 'delete']
      .filter((method) => method in item)
      .map((method) => {
        const full = `${'servers' in item ? '' : basePath}${route}`;
        const pattern = full.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+');
        return {
          name: `${method.toUpperCase()} ${route}`,
          pattern: new RegExp(`^${method.toUpperCase()} ${pattern}$`),
        };
      }),
  );
}
