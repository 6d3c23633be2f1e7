import type { Household, WatchedHouseholdFile } from '@homeroom/household';
import { steadyLoop, type BackgroundLoop, type Logger } from '@homeroom/service-kit';

/** Settings of the membership check. */
export interface FamilyMembersSettings {
  household: Pick<Household, 'members'>;
  file: Pick<WatchedHouseholdFile, 'changed'>;
  /** Whether people whom the family file does not have are let in too. */
  allowUnknown: boolean;
  logger: Logger;
}

/** Members with access, by messaging-platform user id, from the current family file. */
export class FamilyMembers {
  private readonly settings: FamilyMembersSettings;
  /** Reads the family file; a change counts at the second reading that finds it. */
  readonly loop: BackgroundLoop;
  private ids: readonly string[];

  constructor(settings: FamilyMembersSettings) {
    this.settings = settings;
    this.ids = idsOf(settings.household);
    const message = 'the family file cannot be used; members have access as before';
    this.loop = steadyLoop({ work: async () => this.refresh(), message, logger: settings.logger });
  }

  /** Null: everybody. */
  get userIds(): readonly string[] | null {
    return this.settings.allowUnknown ? null : this.ids;
  }

  /**
   * Takes over who is in the family file.
   * @throws HouseholdFileError when the file cannot be used; who had access keeps it
   */
  refresh(): void {
    const household = this.settings.file.changed();
    if (!household) return;
    const [before, ids] = [this.ids, idsOf(household)];
    this.ids = ids;
    const count = (some: readonly string[], others: readonly string[]) =>
      some.filter((id) => !others.includes(id)).length;
    const [joined, left] = [count(ids, before), count(before, ids)];
    if (joined + left > 0) this.settings.logger.info({ joined, left }, 'members of the family file changed');
  }
}

function idsOf({ members }: Pick<Household, 'members'>): string[] {
  return members.flatMap(({ messengerUserId }) => messengerUserId ?? []);
}
