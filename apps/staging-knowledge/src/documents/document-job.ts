import type { Interpretation, InterpretationRequest } from './interpret/interpret-document.ts';
import type { ReadingJob, ReadingOutcome } from './read/reading-reports.ts';

/** Work of a document process. */
export type DocumentJob = ({ type: 'read' } & ReadingJob) | ({ type: 'interpret' } & InterpretationRequest);

/** End of a job in the process itself. */
export type DocumentOutcome = ReadingOutcome | ({ type: 'interpreted' } & Interpretation);
