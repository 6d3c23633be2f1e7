import { Router } from 'express';
import type { OpenApiDocument } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';

type ApiRootResponse = components['schemas']['ApiRootResponse'];

/** `GET /api`: the service, its version, and one endpoint for each path of the contract. */
export function apiRootRoutes(document: OpenApiDocument): Router {
  const answer: ApiRootResponse = {
    service: 'staging-knowledge',
    version: document.info.version,
    endpoints: contractEndpoints(document),
  };
  return Router().get('/api', (_req, res) => void res.json(answer));
}

/** The paths of the contract by name, for example `event_graph_recent`; extensions are left out. */
function contractEndpoints(document: OpenApiDocument): Record<string, string> {
  const paths = Object.entries(document.paths).filter(([, item]) => Object.values(item).some(isContractOperation));
  return Object.fromEntries(paths.map(([path]) => [endpointName(path), path]));
}

function isContractOperation(operation: unknown): boolean {
  return (
    typeof operation === 'object' && operation !== null && 'operationId' in operation && !('x-extension' in operation)
  );
}

function endpointName(path: string): string {
  return path.replace(/^\/(?:api\/)?/, '').replaceAll('/', '_');
}
