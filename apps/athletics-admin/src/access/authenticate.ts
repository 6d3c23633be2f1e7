import type { Request, Response } from 'express';
import { bearerCredential, type JwtVerifier } from '@homeroom/auth';
import { contextOf } from '@homeroom/service-kit';
import { requireReader, requireSchool, type Access } from './access.ts';
import type { AccessStore } from './access-store-sql.ts';

/** An authenticated user with a reading role in some school, and the user's access to the requested school. */
export interface Reader {
  userId: string;
  access: Access;
}

/** Handler of the contract's `bearerAuth`: verifies the token, then reads user, role and school from the database. */
export function authenticateReader(verify: JwtVerifier, store: AccessStore): (req: Request) => Promise<Reader> {
  return async (req) => {
    const { subject } = await verify(bearerCredential(req.headers.authorization));
    const access = await store.load(subject, schoolOf(req));
    requireReader(access);
    return { userId: subject, access };
  };
}

/** A validated request for a school that the user may read. */
export interface SchoolRead {
  userId: string;
  schoolId: string;
  /** The school's version, read after the request arrived. */
  version: bigint;
}

/** Returns the requested school. @throws ForbiddenError or NotFoundError when the user may not read it or it is gone */
export function requestedSchool(req: Request, res: Response): SchoolRead {
  const { userId, access } = contextOf(res).principal as Reader;
  const schoolId = String(req.query['school_id']);
  return { userId, schoolId, version: requireSchool(access, schoolId) };
}

/** The school in the query, which is not validated yet. */
function schoolOf(req: Request): string | null {
  const { school_id: schoolId } = req.query;
  return typeof schoolId === 'string' && !schoolId.includes('\0') ? schoolId : null;
}
