/**
 * Finds a port of the loopback interface where nothing listens. It is below those that systems give out by themselves
 * (from 32,768 on with Linux, from 49,152 on elsewhere), so that no server that listens on any port takes it before the
 * program for which it is, nor while that program is stopped.
 * @throws Error when none of a hundred is free
 */
export function freePort(): Promise<number>;

/** Whether nothing listens on a port of the loopback interface. */
export function isPortFree(port: number): Promise<boolean>;
