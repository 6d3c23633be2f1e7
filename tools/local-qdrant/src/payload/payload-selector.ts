import { asBoolean, asList, asText, isObject, objectWith, optional, required, type JsonObject } from '../fields.ts';
import { BadRequestError } from '../errors.ts';
import { changedAt, parsePath, type PathStep } from './json-path.ts';

/** Selects the part of a payload that a response shows; undefined for none. */
export type PayloadSelector = ((payload: JsonObject) => JsonObject) | undefined;

/** Reads `with_payload`: true, false, a list of paths, `{ include }` or `{ exclude }`. */
export function parsePayloadSelector(value: unknown, unset: boolean): PayloadSelector {
  if (value === undefined || value === null) return unset ? whole : undefined;
  if (typeof value === 'boolean') return asBoolean(value, 'with_payload') ? whole : undefined;
  if (Array.isArray(value)) return include(paths(value));
  const selector = objectWith(value, '`with_payload`', ['include', 'exclude']);
  const included = optional(selector, 'include', paths);
  const excluded = optional(selector, 'exclude', paths);
  if (included && excluded) throw new BadRequestError('`with_payload` takes either include or exclude.');
  if (included) return include(included);
  return exclude(excluded ?? paths(required(selector, 'include', '`with_payload`')));
}

function whole(payload: JsonObject): JsonObject {
  return payload;
}

function paths(value: unknown): PathStep[][] {
  return asList(value, 'the paths of `with_payload`').map((path) =>
    parsePath(asText(path, 'a path of `with_payload`'), 'a path of `with_payload`'),
  );
}

function exclude(excluded: PathStep[][]): (payload: JsonObject) => JsonObject {
  return (payload) =>
    excluded.reduce<JsonObject>((rest, path) => changedAt(rest, path, () => undefined) as JsonObject, payload);
}

function include(included: PathStep[][]): (payload: JsonObject) => JsonObject {
  return (payload) => (kept(payload, included) as JsonObject | undefined) ?? {};
}

/** The value with only what the paths lead to; undefined when they lead nowhere. */
function kept(value: unknown, rests: readonly PathStep[][]): unknown {
  if (rests.some((rest) => rest.length === 0)) return value;
  if (isObject(value)) return keptKeys(value, rests);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((element, index) =>
      kept(
        element,
        rests.flatMap(([next, ...rest]) => (leadsTo(next, index) ? [rest] : [])),
      ),
    )
    .filter((element) => element !== undefined);
}

function keptKeys(value: JsonObject, rests: readonly PathStep[][]): JsonObject {
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const deeper = rests.flatMap(([next, ...rest]) => (next?.kind === 'key' && next.key === key ? [rest] : []));
    const shown = deeper.length === 0 ? undefined : kept(inner, deeper);
    return shown === undefined ? [] : [[key, shown] as const];
  });
  return Object.fromEntries(entries);
}

function leadsTo(next: PathStep | undefined, index: number): boolean {
  return next?.kind === 'every' || (next?.kind === 'element' && next.index === index);
}
