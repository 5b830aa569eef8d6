import { smtpMailer } from '../platform/mailer.ts';
import type { Services } from '../services.ts';
import { mailMetrics } from './mail-metrics.ts';
import { quietOutbox } from './outbox.ts';
import { type Log, type OutboxSender, startOutboxSender } from './send-outbox.ts';

/** Sends through the mail server of the settings; without one, mails stay where a developer can open them. */
export function openOutbox(services: Services, log: Log): OutboxSender {
  const { SMTP_URL: url, MAIL_FROM: from } = services.config;
  const metrics = mailMetrics(services, services.metrics.registry);
  if (!url || !from) return { ...quietOutbox, stop: async () => {} };
  return startOutboxSender({ services, mailer: smtpMailer({ url, from }), metrics, log });
}
