import { type Outbox, quietOutbox } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import { startWorker } from '../work/worker.ts';
import { mails } from './mails.ts';
import { isOutboxShown } from './outbox-shown.ts';

export interface OutboxSender extends Outbox {
  /** Claims no more mails and waits a little for those that are being sent. */
  stop(): Promise<void>;
}

/**
 * Starts sending through the mail server of the settings. Without one, mails stay in the outbox, where a developer can read them;
 * warns where nobody can.
 */
export async function openOutbox(
  services: Services,
  log: { warn(details: object, message: string): void },
): Promise<OutboxSender> {
  const { SMTP_URL: url, MAIL_FROM: from } = services.config;
  if (!url || !from) {
    if (!isOutboxShown(services.config)) log.warn({}, NOBODY_READS);
    return { ...quietOutbox, stop: async () => {} };
  }
  const { smtpMailer } = await import('../platform/mail/smtp-mailer.ts');
  const mailer = smtpMailer({ url, from });
  const worker = startWorker(services, mails(mailer));
  return {
    ...worker,
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}

const NOBODY_READS =
  'No e-mails are sent, because SMTP_URL is not set: customers hear of their orders on the site only, and nobody gets a link to a new password.';
