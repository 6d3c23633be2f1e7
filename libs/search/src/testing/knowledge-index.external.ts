import { processVariables } from '@homeroom/service-kit';
import { describeKnowledgeIndex } from './index-contract.ts';
import { describeMoves } from './move-contract.ts';

/** The index's promises, asked of the Qdrant that QDRANT_URL names, with QDRANT_API_KEY. It makes collections of its own and removes them. */
const { QDRANT_URL: url = '', QDRANT_API_KEY: apiKey } = processVariables();
const server = { url, ...(apiKey && { apiKey }) };

describeKnowledgeIndex('the Qdrant at QDRANT_URL', () => server);
describeMoves('the Qdrant at QDRANT_URL', () => server);
