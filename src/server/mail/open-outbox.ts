import { quietOutbox } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import { mailMetrics } from './mail-metrics.ts';
import { isOutboxShown } from './outbox-shown.ts';
import { type Log, type OutboxSender, startOutboxSender } from './send-outbox.ts';

/**
 * Starts sending through the mail server of the settings. Without one, mails stay in the outbox, where a developer can read them;
 * warns where nobody can.
 */
export async function openOutbox(services: Services, log: Log): Promise<OutboxSender> {
  const { SMTP_URL: url, MAIL_FROM: from } = services.config;
  const metrics = mailMetrics(services, services.metrics.registry);
  if (!url || !from) {
    if (!isOutboxShown(services.config)) log.warn({}, NOBODY_READS);
    return { ...quietOutbox, stop: async () => {} };
  }
  const { smtpMailer } = await import('../platform/mail/smtp-mailer.ts');
  return startOutboxSender({ services, mailer: smtpMailer({ url, from }), metrics, log });
}

const NOBODY_READS =
  'No e-mails are sent, because SMTP_URL is not set: customers hear of their orders on the site only, and nobody gets a link to a new password.';
