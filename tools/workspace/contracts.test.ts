import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  example?: unknown;
  additionalProperties?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
interface Document {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Record<string, unknown>> };
}

const root = path.resolve(import.meta.dirname, '../..');
const documentOf = (app: string): Document =>
  parse(readFileSync(path.join(root, 'apps', app, 'openapi.yaml'), 'utf8'), { maxAliasCount: 0 });
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The calls that each service's contract names; everything else in its document must be marked as an extension. */
const contractCalls: Record<string, string[]> = {
  'family-assistant': [
    'POST /undo',
    'GET /conflicts',
    'POST /conflicts/{conflictId}/acknowledge',
    'POST /conflicts/{conflictId}/resolve',
    'POST /brain/query',
    'GET /calendar/events',
    'GET /calendar/today',
    'GET /calendar/week',
    'POST /digest/generate',
    'POST /dashboard/token',
    'POST /dashboard/token/{token}/revoke',
    'GET /health',
  ],
  'staging-knowledge': [
    'GET /health',
    'POST /vision/parse',
    'POST /vision/briefing',
    'GET /vision/status',
    'GET /system/state',
    'GET /api/event_graph/recent',
    'GET /api/event_graph/coordination',
    'GET /api/event_graph/stats',
    'GET /brain/query',
    'GET /brain/stats',
    'POST /brain/ingest',
    'GET /api',
  ],
  'athletics-admin': ['GET /api/v1/admin/roster', 'GET /api/v1/admin/coaches', 'GET /api/v1/admin/stats'],
};

/** Objects that are open: the service's own whose inner structure the contract leaves open, and an extraction, of which every field is kept. */
const openObjects = new Set(['PreviousState', 'NewState', 'ErrorDetails', 'IngestRequest']);

describe.each(Object.keys(contractCalls))('the document of %s', (app) => {
  const document = documentOf(app);
  const operations = Object.entries(document.paths).flatMap(([route, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({ call: `${method.toUpperCase()} ${route}`, operation: item[method] ?? {} })),
  );

  test('has every call of the contract, and marks every other as an extension', () => {
    const unmarked = operations.filter(({ operation }) => operation['x-extension'] !== true).map(({ call }) => call);
    expect(unmarked.sort()).toEqual([...(contractCalls[app] ?? [])].sort());
  });

  test('tells of every call what it does, under a name of its own', () => {
    const names = operations.map(({ operation }) => String(operation['operationId']));
    expect(new Set(names).size).toBe(names.length);
    for (const { call, operation } of operations)
      expect([call, Boolean(operation['summary']), Boolean(operation['description'])]).toEqual([call, true, true]);
  });

  test('describes every field of every schema, and closes every object', () => {
    expect(Object.entries(document.components.schemas).flatMap(([name, schema]) => faults(name, name, schema))).toEqual(
      [],
    );
  });
});

/** Returns what is missing in a schema, with the position of each. */
function faults(place: string, name: string, schema: Schema): string[] {
  if (schema.$ref !== undefined) return [];
  const open =
    schema.type === 'object' &&
    schema.properties !== undefined &&
    schema.additionalProperties !== false &&
    !openObjects.has(name);
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...(open ? [`${place} is open`] : []),
    ...fields
      .filter(([, field]) => field.$ref === undefined && field.allOf === undefined && !field.description)
      .map(([field]) => `${place}.${field} has no description`),
    ...fields.flatMap(([field, inner]) => faults(`${place}.${field}`, field, inner)),
    ...(schema.items ? faults(`${place}[]`, name, schema.items) : []),
  ];
}

test('the family document lists a production and a local server, and its credential as a JWT-like bearer', () => {
  const { servers, components, info } = documentOf('family-assistant');
  expect(info.version).toBe('1.5.0');
  expect(servers.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1', '/api/v1']);
  expect(components.securitySchemes['bearerAuth']).toMatchObject({
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
});
