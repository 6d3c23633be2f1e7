import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { ApiDocument } from './document.ts';
import type { GeneratedRequest } from './request-generator.ts';

export interface Answer {
  status: number;
  contentType: string;
  text: string;
}

/** Compares answers with an OpenAPI 3.0 document. */
export class AnswerCheck {
  private readonly ajv = new Ajv({ strict: false, allErrors: false, validateFormats: true });
  private readonly known = new Map<object, ValidateFunction>();

  constructor(document: ApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addFormat('binary', true);
    this.ajv.addSchema({ $id: 'document', ...document }, 'document');
  }

  /** Returns what is wrong with an answer, or null: a failure, an undocumented status or type, or another shape. */
  problem({ call, method, target }: GeneratedRequest, { status, contentType, text }: Answer): string | null {
    if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`;
    if (method !== call.method || !belongsToACall(target)) return null;
    const response = call.responses[status];
    if (!response) return `answers ${status}, which is not documented: ${text.slice(0, 200)}`;
    const types = Object.keys(response.content ?? {});
    if (types.length === 0) return text === '' ? null : `answers ${status} with a body, which is not documented`;
    const type = contentType.split(';', 1)[0] ?? '';
    const schema = response.content?.[type]?.schema;
    if (schema === undefined) return `answers ${status} with ${type || 'no type'} instead of ${types.join(' or ')}`;
    return type === 'application/json' ? this.shapeProblem(schema, status, text) : null;
  }

  private shapeProblem(schema: object, status: number, text: string): string | null {
    const validate = this.known.get(schema) ?? this.ajv.compile(withAbsoluteReferences(schema));
    this.known.set(schema, validate);
    return validate(JSON.parse(text))
      ? null
      : `answers ${status} in another shape: ${this.ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
  }
}

/** References of the document count from its root, wherever the schema is. */
function withAbsoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as object;
}

/** A path with an empty part or a broken escape is none of the document's. */
function belongsToACall(target: string): boolean {
  try {
    decodeURIComponent(target);
    return !/^[^?]*\/\//.test(target);
  } catch {
    return false;
  }
}
