import type { Messenger, OutgoingMessage } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';

/** Takes every message where there is no messenger or nobody to write to, and logs its heading and titles. */
export class LoggedMessenger implements Messenger {
  private readonly logger: Logger;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  send({ html }: OutgoingMessage): Promise<void> {
    const titles = [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, title = '']) => title);
    this.logger.info({ titles }, 'alert reaches nobody: there is no messenger, or nobody with one');
    return Promise.resolve();
  }
}
