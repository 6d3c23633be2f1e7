import { BadRequestError, MissingError, TakenError } from '../errors.ts';
import { asList, asObject, asText, objectWith, required, type JsonObject } from '../fields.ts';
import type { Store, WriteBatch } from '../storage/store.ts';
import { checkCollectionName, parseCollectionConfig, type CollectionConfig } from './collection-config.ts';
import { Collection } from './collection.ts';

/** An alias and the collection that it stands for. */
export interface Alias {
  alias_name: string;
  collection_name: string;
}

/** All collections and aliases of a data folder. */
export class CollectionRegistry {
  private readonly store: Store;
  private readonly collections = new Map<string, Collection>();
  private aliases = new Map<string, string>();
  private highest = 0;

  /** Reads everything that the store holds. */
  constructor(store: Store) {
    this.store = store;
    for (const { key, value } of store.meta()) {
      const [kind, id] = key as [string, string | number];
      if (kind === 'collection') this.open(Number(id), value as unknown as CollectionConfig).load();
      if (kind === 'alias') this.aliases.set(String(id), String(value['collection']));
    }
  }

  names(): string[] {
    return [...this.collections.keys()];
  }

  /** The number of points in all collections. */
  pointCount(): number {
    return [...this.collections.values()].reduce((sum, { table }) => sum + table.size, 0);
  }

  has(name: string): boolean {
    return this.collections.has(this.aliases.get(name) ?? name);
  }

  /** The collection of this name or alias. */
  get(name: string): Collection {
    const collection = this.collections.get(this.aliases.get(name) ?? name);
    if (!collection) throw new MissingError(`There is no collection ${JSON.stringify(name)}.`);
    return collection;
  }

  async create(name: string, body: unknown): Promise<void> {
    checkCollectionName(name);
    const config = parseCollectionConfig(name, body);
    if (this.collections.has(name)) throw new TakenError(`The collection ${JSON.stringify(name)} is there already.`);
    if (this.aliases.has(name))
      throw new BadRequestError(`${JSON.stringify(name)} is an alias; a collection cannot have the same name.`);
    await this.save(this.open(this.highest + 1, config));
  }

  /** Replaces a collection's configuration. */
  async update(collection: Collection, config: CollectionConfig): Promise<void> {
    collection.config = config;
    await this.save(collection);
  }

  /** Deletes a collection with its aliases; false when there is none of this name. */
  async remove(name: string): Promise<boolean> {
    checkCollectionName(name);
    const collection = this.collections.get(name);
    if (!collection) return false;
    this.collections.delete(name);
    const batch = this.store.batch();
    for (const id of [...collection.table.ordered()]) collection.removePoint(id, batch);
    batch.remove('meta', ['collection', collection.number]);
    this.replaceAliases(new Map([...this.aliases].filter(([, target]) => target !== name)), batch);
    await this.store.commit(batch);
    return true;
  }

  /** The aliases, of one collection when `name` is given. */
  listAliases(name?: string): Alias[] {
    const all = [...this.aliases].map(([alias_name, collection_name]) => ({ alias_name, collection_name }));
    return name === undefined ? all : all.filter(({ collection_name }) => collection_name === name);
  }

  /** Carries out a list of alias actions, all of them or none. */
  async changeAliases(body: unknown): Promise<void> {
    const request = objectWith(body, 'the request', ['actions']);
    const aliases = new Map(this.aliases);
    for (const action of asList(required(request, 'actions', 'the request'), '`actions`'))
      this.applyAction(asObject(action, 'an action'), aliases);
    const batch = this.store.batch();
    this.replaceAliases(aliases, batch);
    await this.store.commit(batch);
  }

  private applyAction(action: JsonObject, aliases: Map<string, string>): void {
    objectWith(action, 'an action', ['create_alias', 'delete_alias', 'rename_alias']);
    const [kind, ...others] = Object.keys(action);
    if (!kind || others.length > 0)
      throw new BadRequestError('An action is one of create_alias, delete_alias and rename_alias.');
    const read = (name: string) =>
      asText(required(asObject(action[kind], `\`${kind}\``), name, `\`${kind}\``), `\`${name}\``);
    if (kind === 'delete_alias') aliases.delete(read('alias_name'));
    else if (kind === 'create_alias') this.pointAlias(read('alias_name'), read('collection_name'), aliases);
    else
      renameAlias(read('old_alias_name'), read('new_alias_name'), aliases, () =>
        this.checkFree(read('new_alias_name')),
      );
  }

  private pointAlias(alias: string, collection: string, aliases: Map<string, string>): void {
    if (!this.collections.has(collection))
      throw new MissingError(`There is no collection ${JSON.stringify(collection)}.`);
    this.checkFree(alias);
    aliases.set(alias, collection);
  }

  private checkFree(alias: string): void {
    if (this.collections.has(alias))
      throw new TakenError(`There is a collection ${JSON.stringify(alias)}; an alias cannot have the same name.`);
  }

  private replaceAliases(aliases: Map<string, string>, batch: WriteBatch): void {
    for (const alias of this.aliases.keys()) if (!aliases.has(alias)) batch.remove('meta', ['alias', alias]);
    for (const [alias, collection] of aliases)
      if (this.aliases.get(alias) !== collection) batch.put('meta', ['alias', alias], { collection });
    this.aliases = aliases;
  }

  private open(number: number, config: CollectionConfig): Collection {
    this.highest = Math.max(this.highest, number);
    const collection = new Collection(number, config, this.store);
    this.collections.set(config.name, collection);
    return collection;
  }

  private async save(collection: Collection): Promise<void> {
    const batch = this.store.batch();
    batch.put('meta', ['collection', collection.number], collection.config as unknown as JsonObject);
    await this.store.commit(batch);
  }
}

function renameAlias(from: string, to: string, aliases: Map<string, string>, check: () => void): void {
  const target = aliases.get(from);
  if (target === undefined) throw new MissingError(`There is no alias ${JSON.stringify(from)}.`);
  check();
  aliases.delete(from);
  aliases.set(to, target);
}
