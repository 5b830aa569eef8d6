import type { Config } from '../platform/config.ts';

/**
 * Whether the outbox has pages: as DEV_OUTBOX says; if that is unset, with NODE_ENV=development or in a demo on SQLite without a
 * mail server. Only DEV_OUTBOX=true opens them to other machines.
 */
export function isOutboxShown({ DEV_OUTBOX, NODE_ENV, DEMO, SMTP_URL, DATABASE_URL }: Config): boolean {
  return DEV_OUTBOX ?? (NODE_ENV === 'development' || (DEMO && !SMTP_URL && !DATABASE_URL));
}
