import { mails } from '../../src/server/mail/mails.ts';
import type { OutboxSender } from '../../src/server/mail/open-outbox.ts';
import { smtpMailer } from '../../src/server/platform/mail/smtp-mailer.ts';
import type { Services } from '../../src/server/services.ts';
import { startWorker } from '../../src/server/work/worker.ts';

export const SENDER = 'orders@platform.test';

/** Starts an outbox sender that sends through this SMTP server. */
export function startSending(services: Services, url: string): OutboxSender {
  const mailer = smtpMailer({ url, from: SENDER });
  const worker = startWorker(services, mails(mailer));
  services.outbox = worker;
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}

/** The rows, the oldest first. */
export const outboxRows = ({ db }: Services) => db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
