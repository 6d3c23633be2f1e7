import type { Access } from './access.ts';

/** Reads users, roles and schools. */
export interface AccessStore {
  /**
   * What holds now for a user and a school; never answered from before the call.
   * @param schoolId null when the request names no school
   */
  load(userId: string, schoolId: string | null): Promise<Access>;
}
