import { getSystemErrorMap } from 'node:util';

/**
 * The reason of a failed system call, such as `no such file or directory (ENOENT)`; undefined for any other error.
 * It never quotes a path.
 */
export function systemErrorReason(error: unknown): string | undefined {
  const { code, errno } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  const [, reason] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return reason === undefined ? code : `${reason} (${code})`;
}
