/** Bot API response: HTTP status and JSON body; `error_code` equals the status. */
export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Bot API refusal; the message is its `description`. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly parameters: Record<string, unknown> | undefined;

  constructor(status: number, description: string, parameters?: Record<string, unknown>) {
    super(description);
    this.status = status;
    this.parameters = parameters;
  }
}

export function success(result: unknown): ApiAnswer {
  return { status: 200, body: { ok: true, result } };
}

export function refusal({ status, message, parameters }: ApiRefusal): ApiAnswer {
  return { status, body: { ok: false, error_code: status, description: message, ...(parameters && { parameters }) } };
}
