import { serveDocumentJobs } from './documents/serve-document-jobs.ts';

serveDocumentJobs(process);
