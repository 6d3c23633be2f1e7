import type { CollectionRegistry } from '../collections/registry.ts';
import { collectionInfo } from '../collections/collection-info.ts';
import { updatedConfig } from '../collections/collection-config.ts';
import { asText, objectWith, required } from '../fields.ts';
import { parseIndexSchema } from '../payload/payload-index.ts';
import { parsePath } from '../payload/json-path.ts';
import { parsePathPointId } from '../points/point-id.ts';
import { readBatch } from '../points/batch-operations.ts';
import * as changes from '../points/point-operations.ts';
import { readFacet } from '../query/facet.ts';
import { parseQuery, parseQueryBatch } from '../query/parse-query.ts';
import { parseSearch, parseSearchBatch } from '../query/parse-search.ts';
import { parseGroupsQuery, runGroupsQuery } from '../query/query-groups.ts';
import { runQuery } from '../query/run-query.ts';
import { readCount, readPoint, readPoints, readScroll, type Reading } from '../query/scroll.ts';
import type { ScanWorker } from '../vectors/scan-worker.ts';
import type { PointWriter } from './point-writer.ts';
import type { Route } from './route.ts';
import { unservedRoutes } from './unserved-calls.ts';

/** All routes of this server except the service root and health. */
export function routes(registry: CollectionRegistry, writer: PointWriter, worker: ScanWorker): Route[] {
  return [
    ...collectionRoutes(registry),
    ...aliasRoutes(registry),
    ...indexRoutes(registry, writer),
    ...readRoutes(registry),
    ...searchRoutes(registry, worker),
    ...changeRoutes(registry, writer),
    ...unservedRoutes,
  ];
}

function collectionRoutes(registry: CollectionRegistry): Route[] {
  return [
    { method: 'GET', path: '/collections', run: () => ({ collections: registry.names().map((name) => ({ name })) }) },
    { method: 'GET', path: '/collections/*', run: ({ parts: [name = ''] }) => collectionInfo(registry.get(name)) },
    { method: 'GET', path: '/collections/*/exists', run: ({ parts: [name = ''] }) => ({ exists: registry.has(name) }) },
    {
      method: 'PUT',
      path: '/collections/*',
      run: ({ parts: [name = ''], body }) => registry.create(name, body).then(() => true),
    },
    { method: 'DELETE', path: '/collections/*', run: ({ parts: [name = ''] }) => registry.remove(name) },
    {
      method: 'PATCH',
      path: '/collections/*',
      run: async ({ parts: [name = ''], body }) => {
        const collection = registry.get(name);
        await registry.update(collection, updatedConfig(collection.config, body));
        return true;
      },
    },
  ];
}

function aliasRoutes(registry: CollectionRegistry): Route[] {
  return [
    { method: 'POST', path: '/collections/aliases', run: ({ body }) => registry.changeAliases(body).then(() => true) },
    { method: 'GET', path: '/aliases', run: () => ({ aliases: registry.listAliases() }) },
    {
      method: 'GET',
      path: '/collections/*/aliases',
      run: ({ parts: [name = ''] }) => ({ aliases: registry.listAliases(name) }),
    },
  ];
}

function indexRoutes(registry: CollectionRegistry, writer: PointWriter): Route[] {
  return [
    {
      method: 'PUT',
      path: '/collections/*/index',
      run: ({ parts: [name = ''], body, wait }) => {
        const request = objectWith(body, 'the request', ['field_name', 'field_schema']);
        const field = asText(required(request, 'field_name', 'the request'), '`field_name`');
        parsePath(field, '`field_name`');
        const schema = parseIndexSchema(required(request, 'field_schema', 'the request'));
        return writer.setIndex(registry.get(name), field, schema, wait);
      },
    },
    {
      method: 'DELETE',
      path: '/collections/*/index/*',
      run: ({ parts: [name = '', field = ''], wait }) => writer.removeIndex(registry.get(name), field, wait),
    },
  ];
}

function readRoutes(registry: CollectionRegistry): Route[] {
  const read = readRouteOf(registry);
  return [
    read('', readPoints),
    read('/scroll', readScroll),
    read('/count', readCount),
    {
      method: 'POST',
      path: '/collections/*/facet',
      run: ({ parts: [name = ''], body }) => readFacet(body)(registry.get(name)),
    },
    {
      method: 'GET',
      path: '/collections/*/points/*',
      run: ({ parts: [name = '', id = ''] }) => readPoint(parsePathPointId(id))(registry.get(name)),
    },
  ];
}

function searchRoutes(registry: CollectionRegistry, worker: ScanWorker): Route[] {
  const read = readRouteOf(registry);
  return [
    read('/query', (body) => {
      const query = parseQuery(body);
      return (collection) => runQuery(collection, query, worker);
    }),
    read('/query/batch', (body) => {
      const queries = parseQueryBatch(body);
      return (collection) => Promise.all(queries.map((query) => runQuery(collection, query, worker)));
    }),
    read('/query/groups', (body) => {
      const query = parseGroupsQuery(body);
      return (collection) => runGroupsQuery(collection, query, worker);
    }),
    read('/search', (body) => {
      const query = parseSearch(body);
      return async (collection) => (await runQuery(collection, query, worker)).points;
    }),
    read('/search/batch', (body) => {
      const queries = parseSearchBatch(body);
      return (collection) =>
        Promise.all(queries.map(async (query) => (await runQuery(collection, query, worker)).points));
    }),
  ];
}

function readRouteOf(registry: CollectionRegistry) {
  return (path: string, reader: (body: unknown) => Reading): Route => ({
    method: 'POST',
    path: `/collections/*/points${path}`,
    run: ({ parts: [name = ''], body }) => reader(body)(registry.get(name)),
  });
}

function changeRoutes(registry: CollectionRegistry, writer: PointWriter): Route[] {
  const change = (method: string, path: string, read: changes.ReadChange): Route => ({
    method,
    path: `/collections/*/points${path}`,
    run: ({ parts: [name = ''], body, wait }) => {
      const made = read(body);
      return writer.change(registry.get(name), made, wait);
    },
  });
  return [
    change('PUT', '', changes.upsertPoints),
    change('POST', '/delete', changes.deletePoints),
    change('PUT', '/vectors', changes.updateVectors),
    change('POST', '/vectors/delete', changes.deleteVectors),
    change('POST', '/payload', changes.setPayload),
    change('PUT', '/payload', changes.overwritePayload),
    change('POST', '/payload/delete', changes.deletePayload),
    change('POST', '/payload/clear', changes.clearPayload),
    {
      method: 'POST',
      path: '/collections/*/points/batch',
      run: async ({ parts: [name = ''], body, wait }) => {
        const made = readBatch(body);
        const collection = registry.get(name);
        const results = [];
        for (const change of made) results.push(await writer.change(collection, change, wait));
        return results;
      },
    },
  ];
}
