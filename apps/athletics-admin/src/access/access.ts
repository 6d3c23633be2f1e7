import { ForbiddenError, NotFoundError, UnauthorizedError } from '@homeroom/errors';

/** What the database says of a user and a school at one moment. */
export interface Access {
  /** True when the user has an enabled membership in any school. */
  known: boolean;
  /** True when one of those memberships has the role admin, at or ad. */
  allowedSomewhere: boolean;
  /** The user's role in the requested school, or null. */
  roleInSchool: string | null;
  /** The version of the requested school, or null when there is no such school. */
  schoolVersion: bigint | null;
}

const allowedRoles = new Set(['admin', 'at', 'ad']);

/**
 * The first half of the decision, before the request is validated: the user exists and has a role that may read.
 * @throws UnauthorizedError, ForbiddenError
 */
export function requireReader(access: Access): void {
  if (!access.known) throw new UnauthorizedError('The token names no enabled user.');
  if (!access.allowedSomewhere) throw new ForbiddenError('This needs the role admin, at or ad.');
}

/**
 * The second half: the user belongs to the requested school with such a role, and the school exists.
 * @returns the school's version
 * @throws ForbiddenError for another school, then NotFoundError for a school that is gone
 */
export function requireSchool(access: Access, schoolId: string): bigint {
  if (access.roleInSchool === null) throw new ForbiddenError('Access denied for this school');
  if (!allowedRoles.has(access.roleInSchool)) throw new ForbiddenError('This needs the role admin, at or ad.');
  if (access.schoolVersion === null) throw new NotFoundError(`School '${schoolId}' not found`);
  return access.schoolVersion;
}
