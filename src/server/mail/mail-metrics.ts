import { Counter, Gauge, type Registry } from 'prom-client';
import { dueMails } from '../outbox/outbox.repo.ts';
import type { Services } from '../services.ts';

export interface MailMetrics {
  ended(kind: string, outcome: 'sent' | 'retried' | 'failed'): void;
}

/** The outbox's metrics. Its length and delay are read from the database at each scrape. */
export function mailMetrics({ db, clock }: Pick<Services, 'db' | 'clock'>, registry: Registry): MailMetrics {
  const attempts = new Counter({
    name: 'servery_mail_attempts_total',
    help: 'Attempts to send a mail, by how they ended: sent, retried (to be tried again), failed (given up)',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'servery_outbox_due',
    help: 'Mails whose time to be sent has come',
    registers: [registry],
    async collect() {
      this.set((await dueMails(db, clock())).count);
    },
  });
  new Gauge({
    name: 'servery_outbox_lag_seconds',
    help: 'How long the mail that waits longest is due; 0 when none is',
    registers: [registry],
    async collect() {
      const now = clock();
      const { oldest } = await dueMails(db, now);
      this.set(oldest === null ? 0 : (now - oldest) / 1000);
    },
  });
  return { ended: (kind, outcome) => attempts.inc({ kind, outcome }) };
}
