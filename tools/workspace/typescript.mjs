/** Named in Node's `--import`: TypeScript files are compiled as they are loaded, each with its source map. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
