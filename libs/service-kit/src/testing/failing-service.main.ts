import { Lifecycle, runService } from '../lifecycle.ts';
import { createLogger } from '../logger.ts';

/** A service in which something fails that nothing handles, once it listens. */
const logger = createLogger({ service: 'failing', level: 'info' });
const close = async () => void logger.info('closed');
await runService((_req, res) => void res.end(), new Lifecycle(), { port: 0, host: '127.0.0.1', logger, close });
if (process.argv[2] === 'rejection') void Promise.reject(new Error("the letter says 'Maya is ill'"));
else
  setImmediate(() => {
    throw new TypeError("the letter says 'Maya is ill'");
  });
