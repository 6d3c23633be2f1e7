import { ForbiddenError, NotFoundError, UnauthorizedError } from '@homeroom/errors';

/** A user's rights, and a school, at one moment. */
export interface Access {
  /** True when the user has an enabled membership in any school. */
  known: boolean;
  /** True when one of those memberships has the role admin, at or ad. */
  allowedSomewhere: boolean;
  /** The user's role in the requested school, or null. */
  roleInSchool: string | null;
  /** Version of the requested school; null when there is no such school. */
  schoolVersion: bigint | null;
}

const allowedRoles = new Set(['admin', 'at', 'ad']);

/**
 * Checks, before the request is validated, that the user exists and has a reading role in some school.
 * @throws UnauthorizedError, ForbiddenError
 */
export function requireReader(access: Access): void {
  if (!access.known) throw new UnauthorizedError('The token names no enabled user.');
  if (!access.allowedSomewhere) throw new ForbiddenError('Requires role admin, at or ad.');
}

/**
 * Checks, after the request is validated, that the user has such a role in the requested school and that it exists.
 * @returns the school's version
 * @throws ForbiddenError for another school, then NotFoundError when the school is gone
 */
export function requireSchool(access: Access, schoolId: string): bigint {
  if (access.roleInSchool === null) throw new ForbiddenError('Access denied for this school');
  if (!allowedRoles.has(access.roleInSchool)) throw new ForbiddenError('Requires role admin, at or ad.');
  if (access.schoolVersion === null) throw new NotFoundError(`School '${schoolId}' not found`);
  return access.schoolVersion;
}
