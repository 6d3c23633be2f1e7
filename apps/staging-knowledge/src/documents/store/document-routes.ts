import { Router } from 'express';
import { NotFoundError } from '@homeroom/errors';
import type { Indexer } from '@homeroom/search';
import type { components } from '../../generated/contract-types.ts';
import type { KnowledgeStore } from '../../knowledge/knowledge-store-sql.ts';
import { presentDocument } from './document-presenter.ts';
import type { DocumentStore } from './document-store.ts';
import { documentSourceId } from './document.ts';

type DocumentListBody = components['schemas']['DocumentListResponse'];

/** Dependencies of the document routes. */
export interface DocumentRoutesDeps {
  documents: Pick<DocumentStore, 'list'>;
  knowledge: Pick<KnowledgeStore, 'forget'>;
  indexer: Pick<Indexer, 'indexed'>;
  timeZone: string;
  clock: () => Date;
  /** Maximum wait for the search index, in milliseconds. */
  indexLimitMs: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `GET /documents` and `DELETE /documents/{id}`. */
export function documentRoutes({
  documents,
  knowledge,
  indexer,
  timeZone,
  clock,
  indexLimitMs,
}: DocumentRoutesDeps): Router {
  return Router()
    .get('/documents', async (req, res) => {
      const { documents: found, total } = await documents.list(Number(req.query['limit'] ?? 50));
      const now = clock();
      const body: DocumentListBody = {
        documents: found.map((document) => presentDocument(document, now, timeZone)),
        total,
      };
      res.json(body);
    })
    .delete('/documents/:id', async (req, res) => {
      const id = String(req.params['id']).toLowerCase();
      const forgotten = uuid.test(id) ? await knowledge.forget(documentSourceId(id)) : null;
      if (!forgotten) throw new NotFoundError('There is no document with this id.');
      await indexer.indexed(forgotten.id, forgotten.position, indexLimitMs);
      res.status(204).end();
    });
}
