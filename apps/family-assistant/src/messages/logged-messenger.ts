import type { Messenger, OutgoingMessage } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';

/** Takes every message where there is no messenger or nobody to write to, and logs the ids that its buttons name. */
export class LoggedMessenger implements Messenger {
  private readonly logger: Logger;

  constructor(logger: Logger) {
    this.logger = logger;
  }

  send({ buttons = [] }: OutgoingMessage): Promise<void> {
    const ids = [...new Set(buttons.flat().flatMap(({ data }) => data.split(':')[1] ?? []))];
    this.logger.info({ ids }, 'message reaches nobody: there is no messenger, or nobody with one');
    return Promise.resolve();
  }
}
