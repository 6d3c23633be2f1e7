import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../libs/testing/src/free-port.mjs';
import { root } from '../install.mjs';
import { writeSecrets } from '../secrets.mjs';

const run = promisify(execFile);
const project = 'homeroom-containers-test';

/** Services with the variable of their port on this machine and the port of their image. */
export const services = {
  'family-assistant': { variable: 'FAMILY_ASSISTANT_PORT', port: 3001 },
  'staging-knowledge': { variable: 'STAGING_KNOWLEDGE_PORT', port: 3002 },
  'athletics-admin': { variable: 'ATHLETICS_ADMIN_PORT', port: 3003 },
};

/** The stack of docker-compose.yml in a folder, a project and on ports of its own, as a newcomer sets it up. */
export class ComposeStack {
  #compose;
  #folder;
  ports = {};

  /** @param compose command of Docker Compose, such as `['docker', 'compose']` */
  constructor(compose) {
    this.#compose = compose;
    this.#folder = mkdtempSync(path.join(tmpdir(), 'homeroom-containers-'));
  }

  /** Writes what a newcomer writes: .env, the secrets, household.yaml. */
  async prepare() {
    const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
    writeFileSync(path.join(this.#folder, 'docker-compose.yml'), compose.replaceAll('context: .', `context: ${root}`));
    copyFileSync(path.join(root, 'deploy/household.yaml'), path.join(this.#folder, 'household.yaml'));
    for (const name of Object.keys(services)) this.ports[name] = await freePort();
    const ports = Object.entries(services).map(([name, { variable }]) => `${variable}=${this.ports[name]}\n`);
    writeFileSync(
      path.join(this.#folder, '.env'),
      readFileSync(path.join(root, '.env.example'), 'utf8') + ports.join(''),
    );
    writeSecrets(this.#folder);
  }

  /** The text of a secret. */
  secret(name) {
    return readFileSync(path.join(this.#folder, 'secrets', name), 'utf8').trim();
  }

  /** The base address of a service on this machine. */
  address(service) {
    return `http://127.0.0.1:${this.ports[service]}`;
  }

  /** Runs a command of Docker Compose and returns what it prints. */
  async compose(...args) {
    const [command, ...first] = this.#compose;
    const files = ['docker-compose.yml', ...(process.env.CONTAINERS_OVERRIDE ? [process.env.CONTAINERS_OVERRIDE] : [])];
    const named = files.flatMap((file) => ['-f', path.resolve(this.#folder, file)]);
    const { stdout } = await run(command, [...first, '-p', project, ...named, ...args], {
      cwd: this.#folder,
      env: { ...withoutStackVariables(process.env), COMPOSE_PROJECT_NAME: project },
      maxBuffer: 64 * 1_048_576,
    });
    return stdout.trim();
  }

  /** The id of the service's container, also of one that is stopped. */
  container(service) {
    const labels = { project, service, oneoff: 'False' };
    const filters = Object.entries(labels).map(([name, value]) => `--filter=label=com.docker.compose.${name}=${value}`);
    return docker('ps', '-a', '-q', ...filters);
  }

  /** Removes the containers, their data and the folder. */
  async remove() {
    await this.compose('down', '-v', '--remove-orphans').catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Runs a command of Docker and returns what it prints. */
export async function docker(...args) {
  const { stdout, stderr } = await run('docker', args, { maxBuffer: 64 * 1_048_576 });
  return args[0] === 'logs' ? stdout + stderr : stdout.trim();
}

/** Waits until `check` is true; throws when it is not within the limit. Errors of `check` count as false. */
export async function until(what, check, limitMs) {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await Promise.resolve(check()).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await pause(200);
  }
}

/** Variables of this process, without those of .env.example: they would replace the newcomer's. */
function withoutStackVariables(variables) {
  const names = readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm);
  const own = new Set([...names].map(([, name]) => name));
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !own.has(name)));
}
