import { generateSync, type JsonSchema } from 'json-schema-faker';
import type { ApiCall, ApiDocument, ApiParameter } from './document.ts';
import { brokenJson, brokenValue, hostileValues } from './hostile-values.ts';
import { isIdName, type KnownValues } from './known-values.ts';
import type { Random } from '@homeroom/sample-data';

/** Request that was generated from a call, ready to send. */
export interface GeneratedRequest {
  call: ApiCall;
  method: string;
  /** Path and query, percent-encoded. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface RequestGeneratorDeps {
  document: ApiDocument;
  random: Random;
  known: KnownValues;
  /** Headers that open a call with one of these security schemes. */
  credentials: (security: readonly string[]) => Record<string, string>;
}

const dayMs = 86_400_000;
const brokenShare = 0.12;
const boundary = 'generated-form-boundary';
const letter = Buffer.from('The museum trip is on October 9. Return the slip by October 1.');

/** Makes requests from an OpenAPI document: about half fit it, the others are broken in one place or several. */
export class RequestGenerator {
  private readonly deps: RequestGeneratorDeps;
  private readonly components: object;

  constructor(deps: RequestGeneratorDeps) {
    this.deps = deps;
    // json-schema-faker 0.6 refuses its own object where too few optional fields reach minProperties.
    const text = JSON.stringify(deps.document.components, (key, value: unknown) =>
      key === 'minProperties' ? undefined : value,
    );
    this.components = JSON.parse(text) as object;
  }

  /** Returns a request for the call; the same seed and answers give the same requests. */
  next(call: ApiCall): GeneratedRequest {
    const { random, credentials } = this.deps;
    const headers: Record<string, string> = {};
    if (!random.chance(0.03)) Object.assign(headers, credentials(call.security));
    else if (random.chance(0.5)) headers['authorization'] = `Bearer ${random.pick(['', 'wrong', 'a.b.c'])}`;
    for (const { name, value } of this.parametersOf(call, 'header')) headers[name.toLowerCase()] = headerValue(value);
    const body = call.body ? this.body(call.body, headers) : null;
    const method = random.chance(0.02) ? random.pick(['GET', 'PUT', 'PATCH', 'DELETE', 'POST']) : call.method;
    return { call, method, target: this.target(call), headers, body: method === 'GET' ? null : body };
  }

  private target(call: ApiCall): string {
    const { random } = this.deps;
    const inPath = new Map(this.parametersOf(call, 'path').map(({ name, value }) => [name, value]));
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(inPath.get(name) ?? 'none'));
    const query = this.parametersOf(call, 'query').map(({ name, value }) => `${encoded(name)}=${encoded(value)}`);
    if (random.chance(0.03)) query.push(random.pick(['unknown=1', 'a[]=1', '%', '=', 'q=%00', query[0] ?? 'x']));
    return query.length === 0 ? path : `${path}?${query.join('&')}`;
  }

  /** Returns values for the parameters; optional ones are mostly left out, and required ones sometimes. */
  private parametersOf(call: ApiCall, place: ApiParameter['in']): { name: string; value: unknown }[] {
    const { random } = this.deps;
    return call.parameters
      .filter((parameter) => parameter.in === place)
      .filter(({ required = false }) => place === 'path' || random.chance(required ? 0.97 : 0.3))
      .map((parameter) => ({ name: parameter.name, value: this.parameterValue(parameter) }));
  }

  private parameterValue({ name, schema, example }: ApiParameter): unknown {
    const { random, known } = this.deps;
    if (random.chance(brokenShare)) return random.pick(hostileValues);
    if (isIdName(name) && random.chance(0.8)) return known.id(example);
    return example !== undefined && random.chance(0.4) ? example : this.fitting(schema);
  }

  private body(of: NonNullable<ApiCall['body']>, headers: Record<string, string>): Buffer | null {
    const { random, known } = this.deps;
    if (random.chance(0.02)) return null;
    headers['content-type'] = random.chance(0.02) ? random.pick(['text/plain', 'application/xml', '']) : of.contentType;
    if (of.contentType === 'multipart/form-data') return this.form(headers);
    const fitting = known.putInto(this.fitting(of.schema));
    const value = random.chance(4 * brokenShare) ? brokenValue(fitting, random) : fitting;
    const text = JSON.stringify(value);
    return random.chance(0.03) ? brokenJson(text, random) : Buffer.from(text);
  }

  private form(headers: Record<string, string>): Buffer {
    const { random } = this.deps;
    if (headers['content-type']) headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
    const field = random.chance(0.05) ? 'other' : 'file';
    const disposition = `Content-Disposition: form-data; name="${field}"; filename="letter.txt"`;
    const whole = Buffer.concat([
      Buffer.from(`--${boundary}\r\n${disposition}\r\n\r\n`),
      letter,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    return random.chance(0.05) ? whole.subarray(0, random.below(whole.length)) : whole;
  }

  private fitting(schema: object): unknown {
    const { random } = this.deps;
    return generateSync({ ...schema, components: this.components } as JsonSchema, {
      seed: random.below(2 ** 31),
      optionalsProbability: 0.5,
      maxDefaultItems: 3,
      formats: { 'date-time': () => this.instant() },
    });
  }

  /** Returns a time of the days around today, where a household's events are. */
  private instant(): string {
    const { random } = this.deps;
    const minute = 60_000 * random.below((20 * dayMs) / 60_000);
    const at = new Date(Math.floor(Date.now() / dayMs) * dayMs - 6 * dayMs + minute).toISOString().slice(0, 19);
    return `${at}${random.pick(['Z', '-06:00', '+05:30'])}`;
  }
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 5_000));
}

/** HTTP fields hold neither line ends nor characters beyond Latin-1. */
function headerValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '').slice(0, 2_000);
}
