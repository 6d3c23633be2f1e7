import { pauseFor, steadyLoop, type BackgroundLoop, type Logger, type Pause } from '@homeroom/service-kit';
import type { DocumentStore } from './document-store.ts';

/** What keeping documents for a time only needs. */
export interface DocumentRetentionParts {
  documents: Pick<DocumentStore, 'removeOlderThan'>;
  /** How long documents are kept. */
  days: number;
  logger: Logger;
  /** `pauseFor` unless told. */
  pause?: Pause;
}

const documentsAtOnce = 100;
/** The service has its hands full when it starts: a connection that is asked for then comes too late. */
const firstAfterMs = 1_000;
/** How soon it is tried again after a failure, such as the database being away. */
const againMs = 30_000;

/** The background job that removes documents which are older than they may be; any number of processes share it. */
export function documentRetention({ documents, days, logger, pause = pauseFor }: DocumentRetentionParts): BackgroundLoop {
  let started = false;
  let failed = false;
  const work = async (stop: AbortSignal) => {
    if (!started) await pause(firstAfterMs, stop);
    started = failed = true;
    let removed = 0;
    for (let batch = documentsAtOnce; batch === documentsAtOnce && !stop.aborted; removed += batch) {
      batch = await documents.removeOlderThan(days, documentsAtOnce);
    }
    failed = false;
    if (removed > 0) logger.info({ removed, days }, 'documents were older than they may be and are removed');
  };
  const sooner: Pause = (milliseconds, signal) => pause(failed ? Math.min(againMs, milliseconds) : milliseconds, signal);
  return steadyLoop({ work, pause: sooner, logger, message: 'documents that are older than they may be were not removed' });
}
