import { Registry } from 'prom-client';
import { mailMetrics } from '../../src/server/mail/mail-metrics.ts';
import { type OutboxSender, startOutboxSender } from '../../src/server/mail/send-outbox.ts';
import { smtpMailer } from '../../src/server/platform/mail/smtp-mailer.ts';
import type { Services } from '../../src/server/services.ts';

export const SENDER = 'orders@platform.test';

const log = { warn: () => {}, error: () => {} };

/** Starts an outbox sender that sends through this SMTP server, with a registry of its metrics. */
export function startSending(services: Services, url: string): OutboxSender & { registry: Registry } {
  const registry = new Registry();
  const mailer = smtpMailer({ url, from: SENDER });
  const sender = startOutboxSender({ services, mailer, metrics: mailMetrics(services, registry), log });
  services.outbox = sender;
  return { ...sender, registry };
}

/** The rows, the oldest first. */
export const outboxRows = ({ db }: Services) => db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
