import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Finds Docker Compose, and what is missing to use it.
 * @returns the command of Docker Compose, or a sentence that says what is missing
 */
export function findEngine() {
  if (!works('docker', 'info')) return { missing: 'No Docker engine answers `docker info`.' };
  const compose = [['docker', 'compose'], ['docker-compose']].find((command) => works(...command, 'version'));
  if (!compose) return { missing: 'Docker Compose is not installed.' };
  const absent = baseImages().filter((image) => !works('docker', 'image', 'inspect', image));
  return absent.length > 0
    ? { missing: `These images are not on this machine: ${absent.join(', ')}. Fetch each with \`docker pull\`.` }
    : { compose };
}

/** Images that the build and the stack start from. */
function baseImages() {
  const built = [...readFileSync(path.join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM (\S+:\S+)/gm)];
  const override = process.env.CONTAINERS_OVERRIDE;
  // An override may replace what Qdrant runs on; Compose says so when it starts.
  const run = [
    ...readFileSync(path.join(root, 'docker-compose.yml'), 'utf8').matchAll(/^ {4}image: (\S+:\S+)/gm),
  ].filter(([, image]) => image.startsWith('postgres:') || (image.startsWith('qdrant/') && !override));
  return [...new Set([...built, ...run].map(([, image]) => image))];
}
