/**
 * Turns the services' openapi.yaml into the types of the client: `node tools/workspace/generate-client.mjs`. Left out
 * are paths with a server of their own, which are not below the base address.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'libs/client/src/generated');
const idempotencyKey = '#/components/parameters/IdempotencyKey';

mkdirSync(out, { recursive: true });
for (const app of ['family-assistant', 'staging-knowledge', 'athletics-admin']) {
  const document = parse(readFileSync(path.join(root, 'apps', app, 'openapi.yaml'), 'utf8'), { maxAliasCount: 0 });
  document.paths = Object.fromEntries(Object.entries(document.paths).filter(([, item]) => !item.servers));
  addQueryCredentials(document);
  const types = await openapiTypescript(document, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const keyed = JSON.stringify(keyedCalls(document));
  writeFileSync(
    path.join(out, `${app}.ts`),
    `${astToString(types)}\n/** Writes that are done once for each \`Idempotency-Key\`. */\nexport const keyedCalls: ReadonlySet<string> = new Set(${keyed});\n`,
  );
}

/** A credential in the query, such as the feed's token, is a parameter of its calls. */
function addQueryCredentials({ paths, components }) {
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item)))
    for (const name of (operation.security ?? []).flatMap((scheme) => Object.keys(scheme))) {
      const { type, in: place, ...scheme } = components.securitySchemes[name];
      if (type !== 'apiKey' || place !== 'query') continue;
      const parameter = { name: scheme.name, in: 'query', description: scheme.description, schema: { type: 'string' } };
      operation.parameters = [...(operation.parameters ?? []), parameter];
    }
}

/** The calls that take an `Idempotency-Key`, such as `POST /undo`. */
function keyedCalls({ paths }) {
  return Object.entries(paths).flatMap(([route, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.parameters?.some(({ $ref }) => $ref === idempotencyKey))
      .map(([method]) => `${method.toUpperCase()} ${route}`),
  );
}
