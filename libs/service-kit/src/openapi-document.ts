/** The parts of an OpenAPI 3.0 document that the shell reads. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string; [field: string]: unknown };
  servers?: { url: string; description?: string }[];
  tags?: unknown[];
  security?: SecurityRequirement[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, unknown>;
}

/** One alternative: every named scheme must accept (OpenAPI 3.0, Security Requirement Object). */
export type SecurityRequirement = Record<string, string[]>;

/** One call of the document. */
export interface Operation {
  /** The full path template, for example `/api/v1/conflicts/{conflictId}/resolve`. */
  route: string;
  operationId: string;
  security: SecurityRequirement[];
  /** The content types of the body; empty when the call takes none. */
  consumes: string[];
  requiresBody: boolean;
  /**
   * Names of the headers, in lower case, that decide together with the URL whether a request fits; null when more than
   * those decides, or the URL may hold a credential.
   */
  decidedBy: readonly string[] | null;
}
