import { RefusedError } from '../errors.ts';
import type { Route } from './route.ts';

const collection = '/collections/*';

/** Calls of the official client that this server does not serve, by the client's method: HTTP method and path. */
const unservedCalls: Readonly<Record<string, readonly [method: string, path: string]>> = {
  recommend: ['POST', `${collection}/points/recommend`],
  recommendBatch: ['POST', `${collection}/points/recommend/batch`],
  recommendPointGroups: ['POST', `${collection}/points/recommend/groups`],
  searchPointGroups: ['POST', `${collection}/points/search/groups`],
  discoverPoints: ['POST', `${collection}/points/discover`],
  discoverBatchPoints: ['POST', `${collection}/points/discover/batch`],
  searchMatrixPairs: ['POST', `${collection}/points/search/matrix/pairs`],
  searchMatrixOffsets: ['POST', `${collection}/points/search/matrix/offsets`],
  createVectorName: ['PUT', `${collection}/vectors/*`],
  deleteVectorName: ['DELETE', `${collection}/vectors/*`],
  collectionClusterInfo: ['GET', `${collection}/cluster`],
  updateCollectionCluster: ['POST', `${collection}/cluster`],
  listShardKeys: ['GET', `${collection}/shards`],
  createShardKey: ['PUT', `${collection}/shards`],
  deleteShardKey: ['POST', `${collection}/shards/delete`],
  listSnapshots: ['GET', `${collection}/snapshots`],
  createSnapshot: ['POST', `${collection}/snapshots`],
  deleteSnapshot: ['DELETE', `${collection}/snapshots/*`],
  recoverSnapshot: ['PUT', `${collection}/snapshots/recover`],
  listShardSnapshots: ['GET', `${collection}/shards/*/snapshots`],
  createShardSnapshot: ['POST', `${collection}/shards/*/snapshots`],
  deleteShardSnapshot: ['DELETE', `${collection}/shards/*/snapshots/*`],
  recoverShardFromSnapshot: ['PUT', `${collection}/shards/*/snapshots/recover`],
  listFullSnapshots: ['GET', '/snapshots'],
  createFullSnapshot: ['POST', '/snapshots'],
  deleteFullSnapshot: ['DELETE', '/snapshots/*'],
  clusterTelemetry: ['GET', '/cluster/telemetry'],
  getOptimizations: ['GET', `${collection}/optimizations`],
};

/** Routes that answer 501 with the name of the client's method, so that a script's author reads what is missing. */
export const unservedRoutes: readonly Route[] = Object.entries(unservedCalls).map(([name, [method, path]]) => ({
  method,
  path,
  run: () => {
    throw new RefusedError(
      501,
      `The local Qdrant does not serve \`${name}\` (${method} ${path.replaceAll('*', '…')}); use a Qdrant server for it.`,
    );
  },
}));
