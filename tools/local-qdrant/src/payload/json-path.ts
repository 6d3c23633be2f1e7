import { BadRequestError } from '../errors.ts';
import { asText, isObject } from '../fields.ts';

/** One step into a payload: a key, one element of a list, or every element. */
export type PathStep = { kind: 'key'; key: string } | { kind: 'element'; index: number } | { kind: 'every' };

const step = /(?:^|\.)(?:"((?:[^"\\]|\\.)*)"|([^.[\]"]+))|\[(\d*)\]/y;

/** Reads a path such as `person.name`, `kids[].age`, `kids[0].age` or `"with.dot".name`. */
export function parsePath(value: unknown, where = 'the key of a condition'): PathStep[] {
  const text = asText(value, where);
  const steps: PathStep[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < text.length || text === '') {
    const match = text === '' ? null : step.exec(text);
    if (!match) throw new BadRequestError(`${JSON.stringify(text)} is no path into a payload.`);
    steps.push(toStep(match));
  }
  if (steps[0]?.kind !== 'key')
    throw new BadRequestError(`${JSON.stringify(text)} must begin with a key of the payload.`);
  return steps;
}

function toStep([, quoted, key, index]: RegExpExecArray): PathStep {
  if (quoted !== undefined) return { kind: 'key', key: quoted.replace(/\\(.)/g, '$1') };
  if (key !== undefined) return { kind: 'key', key };
  return index === '' || index === undefined ? { kind: 'every' } : { kind: 'element', index: Number(index) };
}

/** All values that the path leads to; a list at its end is one value. */
export function valuesAt(payload: unknown, path: readonly PathStep[], from = 0): unknown[] {
  const next = path[from];
  if (!next) return payload === undefined ? [] : [payload];
  if (next.kind === 'key')
    return isObject(payload) && Object.hasOwn(payload, next.key) ? valuesAt(payload[next.key], path, from + 1) : [];
  if (!Array.isArray(payload)) return [];
  if (next.kind === 'every') return payload.flatMap((element) => valuesAt(element, path, from + 1));
  return next.index < payload.length ? valuesAt(payload[next.index], path, from + 1) : [];
}

/** The payload with `change` made to what the path leads to; `change` returns undefined to take the value away. */
export function changedAt(
  value: unknown,
  path: readonly PathStep[],
  change: (value: unknown) => unknown,
  create = false,
  from = 0,
): unknown {
  const next = path[from];
  if (!next) return change(value);
  if (next.kind === 'key') return changedKey(value, next.key, path, change, create, from);
  const list = Array.isArray(value) ? value : create && next.kind === 'every' ? [] : undefined;
  if (!list) return value;
  return list
    .map((element, index) =>
      next.kind === 'every' || next.index === index ? changedAt(element, path, change, create, from + 1) : element,
    )
    .filter((element) => element !== undefined);
}

function changedKey(
  value: unknown,
  key: string,
  path: readonly PathStep[],
  change: (value: unknown) => unknown,
  create: boolean,
  from: number,
): unknown {
  if (!isObject(value) && !create) return value;
  const object = isObject(value) ? value : {};
  if (!Object.hasOwn(object, key) && !create) return object;
  const changed = changedAt(Object.hasOwn(object, key) ? object[key] : undefined, path, change, create, from + 1);
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(changed === undefined ? others : [...others, [key, changed]]);
}
