import path from 'node:path';

/** Root of the workspace, from here and from the bundle in `dist/tools/bench`. */
export const root = path.resolve(import.meta.dirname, '../../..');
