import type { Household } from './household.ts';
import { parseHousehold, readHouseholdText } from './load-household.ts';

/** A family configuration file that may change while a service runs. */
export class WatchedHouseholdFile {
  private readonly path: string;
  private found: string | undefined;
  private taken: string | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Reads the file. A text counts when two calls in a row find it, because an editor may be halfway through writing it.
   * @returns the household, once for each text that counts; otherwise null
   * @throws HouseholdFileError when the file cannot be read, or the text has problems
   */
  changed(): Household | null {
    const text = readHouseholdText(this.path);
    const isSettled = text === this.found;
    this.found = text;
    if (!isSettled || text === this.taken) return null;
    const household = parseHousehold(text);
    this.taken = text;
    return household;
  }
}
