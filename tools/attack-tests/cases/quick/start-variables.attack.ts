import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { stack } from '../../support/attacked-stack.ts';

const dist = path.resolve(import.meta.dirname, '../../../../dist/apps');
const startLimitMs = 20_000;
const needed = {
  PORT: '0',
  LOG_LEVEL: 'info',
  APP_ENV: 'staging',
  FAMILY_CONFIG: path.join(stack.dataDir, 'household.yaml'),
  QDRANT_URL: stack.qdrantUrl,
  MODEL_HOST_URL: 'http://127.0.0.1:9',
};
const good = {
  BOT_TOKEN: randomBytes(32).toString('hex'),
  JWT_SECRET: randomBytes(32).toString('hex'),
  STAGING_API_TOKEN: randomBytes(32).toString('hex'),
  QDRANT_API_KEY: String(stack.qdrantApiKey),
};

/**
 * Starts a service like its image does and stops it again. Returns `started`, or the exit code and output when it
 * refused.
 */
function startOf(app: string, variables: Record<string, string>): Promise<string> {
  const env = { ...needed, NODE_ENV: 'production', DATABASE_URL: String(stack.databaseUrls[app]), ...variables };
  return new Promise((resolve) => {
    let hasStarted = false;
    const child = execFile(
      process.execPath,
      [path.join(dist, app, 'main.js')],
      { env, timeout: startLimitMs },
      (error, _output, complaints) => resolve(hasStarted ? 'started' : `${error?.code}: ${complaints.trim()}`),
    );
    child.stdout?.on('data', (text: string) => {
      if (!text.includes('listening') || hasStarted) return;
      hasStarted = true;
      child.kill('SIGTERM');
    });
  });
}

describe('The variables of a start', () => {
  test.each([
    [
      'family-assistant',
      'BOT_TOKEN',
      ['the-token-of-your-bot', 'change-me-change-me', 'xxxxxxxxxxxxxxxxxxxx', 'letmein'],
    ],
    ['family-assistant', 'BOT_TOKEN_PREVIOUS', ['test-test-test-test-1']],
    ['staging-knowledge', 'STAGING_API_TOKEN', ['only-an-example-only', 'passwordpassword']],
    ['staging-knowledge', 'QDRANT_API_KEY', ['hunter2', 'your_secret_api_key_here']],
    ['athletics-admin', 'JWT_SECRET', ['at-least-thirty-two-characters-long', '0'.repeat(64)]],
  ])('%s does not start in production with a %s that everyone can guess', async (app, name, values) => {
    const refusals = await Promise.all(values.map((value) => startOf(app, { ...good, [name]: value })));
    for (const [index, refusal] of refusals.entries()) {
      expect(refusal).toMatch(new RegExp(`^1: ${name}: [^\\n]+$`));
      expect(refusal).not.toContain(values[index]);
    }
    expect(await startOf(app, good)).toBe('started');
  });

  test('staging-knowledge opens to a network with a token only, or where that is wanted', async () => {
    const open = { HOST: '0.0.0.0', STAGING_API_TOKEN: '' };
    expect(await startOf('staging-knowledge', open)).toMatch(
      /^1: STAGING_API_TOKEN: [^\n]*STAGING_ALLOW_ANONYMOUS=true[^\n]*$/,
    );
    expect(await startOf('staging-knowledge', { HOST: '0.0.0.0', ...good })).toBe('started');
    expect(await startOf('staging-knowledge', { ...open, STAGING_ALLOW_ANONYMOUS: 'true' })).toBe('started');
  });
});
