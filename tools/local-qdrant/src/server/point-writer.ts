import type { Collection } from '../collections/collection.ts';
import type { CollectionRegistry } from '../collections/registry.ts';
import type { IndexSchema } from '../payload/payload-index.ts';
import type { Change } from '../points/point-operations.ts';
import type { Store } from '../storage/store.ts';

/** Response to a change. */
export interface UpdateResult {
  operation_id: number;
  status: 'completed' | 'acknowledged';
}

/** Makes changes to collections and puts them on disk. */
export class PointWriter {
  private readonly store: Store;
  private readonly registry: CollectionRegistry;
  private readonly onLostWrite: (error: unknown) => void;

  /** @param onLostWrite told when a write that nobody waits for did not reach the disk */
  constructor(store: Store, registry: CollectionRegistry, onLostWrite: (error: unknown) => void) {
    this.store = store;
    this.registry = registry;
    this.onLostWrite = onLostWrite;
  }

  /**
   * Carries out a change; with `wait` it is on disk when this resolves.
   * @throws MissingError after changing the other points, when the change names a point that is not there
   */
  async change(collection: Collection, change: Change, wait: boolean): Promise<UpdateResult> {
    const version = collection.nextOperation();
    const batch = this.store.batch();
    const missing = change(collection, version, batch);
    const result = await this.settled(version, this.store.commit(batch), wait);
    if (missing) throw missing;
    return result;
  }

  async setIndex(collection: Collection, field: string, schema: IndexSchema, wait: boolean): Promise<UpdateResult> {
    collection.setIndex(field, schema);
    return this.saveIndexes(collection, [...this.otherIndexes(collection, field), [field, schema]], wait);
  }

  async removeIndex(collection: Collection, field: string, wait: boolean): Promise<UpdateResult> {
    collection.columns.delete(field);
    return this.saveIndexes(collection, this.otherIndexes(collection, field), wait);
  }

  private otherIndexes(collection: Collection, field: string): [string, IndexSchema][] {
    return collection.config.indexes.filter(([other]) => other !== field);
  }

  private saveIndexes(collection: Collection, indexes: [string, IndexSchema][], wait: boolean): Promise<UpdateResult> {
    return this.settled(
      collection.nextOperation(),
      this.registry.update(collection, { ...collection.config, indexes }),
      wait,
    );
  }

  private async settled(version: number, written: Promise<void>, wait: boolean): Promise<UpdateResult> {
    if (wait) await written;
    else written.catch(this.onLostWrite);
    return { operation_id: version, status: wait ? 'completed' : 'acknowledged' };
  }
}
