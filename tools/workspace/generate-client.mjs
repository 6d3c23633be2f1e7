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
  const calls = callsOf(document);
  const keyed = calls.filter(takesKey).map(({ call }) => call);
  const text = calls.filter(answersText).map(({ call }) => call);
  writeFileSync(
    path.join(out, `${app}.ts`),
    [
      astToString(types),
      '/** Writes that are done once for each `Idempotency-Key`, and calls whose response need not be JSON. */',
      `export const callKinds = { keyed: new Set<string>(${JSON.stringify(keyed)}), text: new Set<string>(${JSON.stringify(text)}) };`,
      '',
    ].join('\n'),
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

/** Every operation with its name, such as `POST /undo`, and its responses. */
function callsOf({ paths, components }) {
  const resolved = (response) => (response.$ref ? components.responses[response.$ref.split('/').at(-1)] : response);
  return Object.entries(paths).flatMap(([route, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId)
      .map(([method, { parameters = [], responses }]) => ({
        call: `${method.toUpperCase()} ${route}`,
        parameters,
        successes: Object.entries(responses).flatMap(([status, response]) =>
          status < '300' ? Object.keys(resolved(response).content ?? {}) : [],
        ),
      })),
  );
}

function takesKey({ parameters }) {
  return parameters.some(({ $ref }) => $ref === idempotencyKey);
}

function answersText({ successes }) {
  return successes.some((type) => type !== 'application/json');
}
