import { BadRequestError } from '../errors.ts';
import { asList, asObject, objectWith, present, required } from '../fields.ts';
import * as changes from './point-operations.ts';

const operations: Readonly<Record<string, changes.ReadChange>> = {
  upsert: changes.upsertPoints,
  delete: changes.deletePoints,
  set_payload: changes.setPayload,
  overwrite_payload: changes.overwritePayload,
  delete_payload: changes.deletePayload,
  clear_payload: changes.clearPayload,
  update_vectors: changes.updateVectors,
  delete_vectors: changes.deleteVectors,
};

/**
 * Reads the body of a batch of changes, which are made one after the other: those before one that is refused stay.
 * @throws BadRequestError when any of them cannot be read, before the first is made
 */
export function readBatch(body: unknown): changes.Change[] {
  const list = asList(
    required(objectWith(body, 'the batch', ['operations']), 'operations', 'the batch'),
    '`operations`',
  );
  return list.map((value) => {
    const operation = objectWith(asObject(value, 'an operation'), 'an operation', Object.keys(operations));
    const [name, ...others] = Object.keys(operation).filter((key) => present(operation[key]));
    const read = name === undefined ? undefined : operations[name];
    if (name === undefined || !read || others.length > 0)
      throw new BadRequestError(`An operation takes exactly one of ${Object.keys(operations).join(', ')}.`);
    return read(operation[name]);
  });
}
