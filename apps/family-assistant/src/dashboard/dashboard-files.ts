import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file that the page loads, ready to send. */
export interface PageFile {
  bytes: Buffer;
  /** Null where compressing saves nothing. */
  gzipped: Buffer | null;
  /** The file name's extension, with its dot. */
  extension: string;
  /** Its name has a hash of its content, so it never changes. */
  immutable: boolean;
}

/** The page as it was built. */
export interface DashboardFiles {
  /**
   * The page with these facts in it, as JSON that is safe inside a script element.
   * @param folder where its files are, relative to the page
   */
  pageWith(factsJson: string, folder?: string): string;
  /** The files by their path below `/dashboard/`. */
  files: ReadonlyMap<string, PageFile>;
}

const opening = '<script id="household-facts" type="application/json">';
const closing = '</script>';
/** The place for the facts, which every built page has once. */
export const factsPlace = `${opening}null${closing}`;
/** The same as a formatter leaves it: with line breaks around the `null`. */
const factsPattern = new RegExp(`${opening}\\s*null\\s*${closing}`);

/** Folder name that the built page uses for its files. */
const builtFolder = 'dashboard';

const servedExtensions = new Set(['.js', '.css', '.svg', '.png', '.ico', '.woff2', '.webmanifest']);
const compressible = new Set(['.js', '.css', '.svg', '.webmanifest']);
const hashedName = /^assets\/.+-[\w-]{8,}\.\w+$/;

/** Returns the folder of the built page: next to the bundle, or a placeholder in the sources. */
function dashboardFolder(): string {
  const built = path.join(import.meta.dirname, 'dashboard');
  return existsSync(built) ? built : path.join(import.meta.dirname, 'placeholder');
}

/**
 * Reads a built page: `index.html`, and all that it loads.
 * @throws Error when it has no place for the facts
 */
export function readDashboardFiles(folder = dashboardFolder()): DashboardFiles {
  const [before, after, ...more] = readFileSync(path.join(folder, 'index.html'), 'utf8').split(factsPattern);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The page in ${folder} wants exactly one place for its facts: ${factsPlace}`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && servedExtensions.has(path.extname(entry.name)),
  );
  const files = names.map(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [
      path.relative(folder, file).split(path.sep).join('/'),
      pageFile(file, path.relative(folder, file)),
    ] as const;
  });
  const placed = (part: string, folder: string) => part.replaceAll(`="${builtFolder}/`, () => `="${folder}/`);
  return {
    pageWith: (factsJson, folder = builtFolder) =>
      `${placed(before, folder)}${opening}${factsJson}${closing}${placed(after, folder)}`,
    files: new Map(files),
  };
}

function pageFile(file: string, name: string): PageFile {
  const bytes = readFileSync(file);
  const extension = path.extname(file);
  const gzipped = compressible.has(extension) ? gzipSync(bytes, { level: 9 }) : bytes;
  return {
    bytes,
    gzipped: gzipped.length < bytes.length ? gzipped : null,
    extension,
    immutable: hashedName.test(name.split(path.sep).join('/')),
  };
}
