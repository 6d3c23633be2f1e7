import { processVariables } from '@homeroom/service-kit';
import { describeKnowledgeIndex } from './index-contract.ts';
import { describeMoves } from './move-contract.ts';

/**
 * Runs the index contract against the Qdrant at QDRANT_URL, with QDRANT_API_KEY. It creates and removes its own
 * collections.
 */
const { QDRANT_URL: url = '', QDRANT_API_KEY: apiKey } = processVariables();
const server = { url, ...(apiKey && { apiKey }) };

describeKnowledgeIndex('the Qdrant at QDRANT_URL', () => server);
describeMoves('the Qdrant at QDRANT_URL', () => server);
