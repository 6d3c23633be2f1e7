/** How far the bots have followed their updates. Ids of bots and numbers of updates are the messenger's. */
export interface BotProgressStore {
  /**
   * The first update that is not done yet; null when none was done lately. Of a bot that was quiet for days it says
   * nothing, because the messenger then numbers anew, and keeps nothing that old anyway.
   */
  next(botId: string): Promise<number | null>;
  /** Notes that an update is begun. @returns how often it has been, with this time */
  begin(botId: string, updateId: number): Promise<number>;
  /** Notes that an update is done: it never comes again. */
  finish(botId: string, updateId: number): Promise<void>;
}
