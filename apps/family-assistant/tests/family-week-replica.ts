import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { KeptLetter } from '../src/letters/staging-service.ts';

/** Settings of a replica's process. */
export interface ReplicaSettings {
  /** Name of its database connections. */
  name: string;
  databaseUrl: string;
  familyFile: string;
  telegramRoot: string;
  /** Letters that the staging service keeps. */
  letters: readonly KeptLetter[];
  /** Time of its clock, in ISO format. */
  at: string;
}

/** Messages to a replica's process. */
export type ToReplica = { settings: ReplicaSettings } | { turn: string } | { goOn: true };
/** Messages from a replica's process. */
export type FromReplica = { listening: string } | { turned: string } | { sent: true } | { failed: string };

/** A running process of the service. */
export class Replica {
  readonly name: string;
  /** Such as `http://127.0.0.1:40001`. */
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(name: string, url: string, child: ChildProcess) {
    this.name = name;
    this.url = url;
    this.child = child;
  }

  /**
   * Starts a process of the bundled `family-week-replica.main.ts`, which knows only what is in the database.
   * @param survives whether it goes on after a message that it just sent; otherwise it is killed
   */
  static async start(program: string, settings: ReplicaSettings, survives: () => boolean): Promise<Replica> {
    const child = fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (message: FromReplica) => {
      if (!('sent' in message)) return;
      if (survives()) child.send({ goOn: true } satisfies ToReplica);
      else child.kill('SIGKILL');
    });
    try {
      const url = await ask(child, { settings }, (message) => 'listening' in message && message.listening);
      if (url === null) throw new Error(`${settings.name} was killed before it listened.`);
      return new Replica(settings.name, url, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Lets every job run once at a time; resolves to false when the process was killed meanwhile. */
  async turn(at: Date): Promise<boolean> {
    const turn = at.toISOString();
    return (await ask(this.child, { turn }, (message) => 'turned' in message && message.turned)) === turn;
  }

  /** Ends the process with SIGKILL. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

/** Sends a message and resolves to the answer, or to null when the process is killed. @throws Error when it fails */
function ask(
  child: ChildProcess,
  question: ToReplica,
  answerIn: (message: FromReplica) => string | false,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const listen = (message: FromReplica) => {
      const answer = answerIn(message);
      if ('failed' in message) settle(() => reject(new Error(message.failed)));
      else if (answer !== false) settle(() => resolve(answer));
    };
    const ended = (code: number | null, signal: string | null) =>
      settle(() =>
        signal === 'SIGKILL' ? resolve(null) : reject(new Error(`A replica ended with ${code ?? signal}.`)),
      );
    const settle = (done: () => void) => {
      child.off('message', listen).off('exit', ended);
      done();
    };
    child.on('message', listen).once('exit', ended).send(question);
  });
}
