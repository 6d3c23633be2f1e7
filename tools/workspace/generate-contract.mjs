/** Turns an app's openapi.yaml into TypeScript: `node tools/workspace/generate-contract.mjs apps/APP`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const app = process.argv[2];
if (!app) {
  console.error('usage: node tools/workspace/generate-contract.mjs apps/APP');
  process.exit(2);
}
const document = parse(readFileSync(path.join(root, app, 'openapi.yaml'), 'utf8'), { maxAliasCount: 0 });
const out = path.join(root, app, 'src/generated');
mkdirSync(out, { recursive: true });
writeFileSync(
  path.join(out, 'contract.ts'),
  `import type { OpenApiDocument } from '@homeroom/service-kit';\n\n/** The contract of openapi.yaml. */\nexport const contract: OpenApiDocument = ${JSON.stringify(document)};\n`,
);
writeFileSync(path.join(out, 'contract-types.ts'), astToString(await openapiTypescript(document)));
