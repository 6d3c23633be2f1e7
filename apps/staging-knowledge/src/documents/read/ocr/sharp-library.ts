import { createRequire } from 'node:module';
import type sharp from 'sharp';

const require = createRequire(import.meta.url);
let library: typeof sharp | undefined;

/** The library for pictures, loaded with the first picture; it keeps nothing and uses one core. */
export function sharpLibrary(): typeof sharp {
  if (library) return library;
  library = require('sharp') as typeof sharp;
  library.cache(false);
  library.concurrency(1);
  return library;
}
