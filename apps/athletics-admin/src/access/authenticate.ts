import type { Request } from 'express';
import { bearerCredential, type JwtVerifier } from '@homeroom/auth';
import { requireReader, type Access } from './access.ts';
import type { AccessStore } from './access-store.ts';

/** An authenticated user who may read somewhere, and what the database says of the requested school. */
export interface Reader {
  userId: string;
  access: Access;
}

/** The handler of the contract's `bearerAuth`: verifies the token, then reads user, role and school from the database. */
export function authenticateReader(verify: JwtVerifier, store: AccessStore): (req: Request) => Promise<Reader> {
  return async (req) => {
    const { subject } = await verify(bearerCredential(req.headers.authorization));
    const access = await store.load(subject, requestedSchool(req));
    requireReader(access);
    return { userId: subject, access };
  };
}

/** The school that the query names, as far as it can be said before validation. */
function requestedSchool(req: Request): string | null {
  const { school_id: schoolId } = req.query;
  return typeof schoolId === 'string' && !schoolId.includes('\0') ? schoolId : null;
}
