import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { describeKnowledgeIndex } from '../testing/index-contract.ts';
import { describeMoves } from '../testing/move-contract.ts';

let folder: string;
let qdrant: LocalQdrant;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'knowledge-index-'));
  qdrant = await startLocalQdrant({ folder, port: 0 });
});

afterAll(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

describeKnowledgeIndex('the local Qdrant', () => qdrant);
describeMoves('the local Qdrant', () => qdrant);
