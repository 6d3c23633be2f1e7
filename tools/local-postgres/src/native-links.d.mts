/** Creates the links that `native/pg-symlinks.json` of the package in `folder` lists. */
export function linkLibraries(folder: string): void;
