import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A search index and a model host of one's own. */
export interface KnowledgeHosts {
  qdrantUrl: string;
  models: FakeModelHost;
  /** Breaks every connection to the index, as if its process were gone. */
  stopQdrant(): Promise<void>;
  /** Starts it again on the same address and data. */
  startQdrant(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both on free ports. */
export async function startKnowledgeHosts(): Promise<KnowledgeHosts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'staging-qdrant-'));
  const models = await startFakeModelHost();
  let qdrant: LocalQdrant = await startLocalQdrant({ folder, port: 0 });
  const { url: qdrantUrl, port } = qdrant;
  return {
    qdrantUrl,
    models,
    stopQdrant: () => qdrant.close(),
    startQdrant: async () => {
      qdrant = await startLocalQdrant({ folder, port });
    },
    close: async () => {
      await Promise.all([qdrant.close(), models.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}
