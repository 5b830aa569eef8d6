import { MAILS_TO_SEND } from '../outbox/outbox.repo.ts';
import { type Mailer, MailRefused } from '../platform/mail/mailer.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { composeMail } from './compose-mail.ts';
import { keptPayload, usefulForMs } from './mail-kinds.ts';

/** With their delays attempts end after about four hours. */
export const MAX_ATTEMPTS = 10;

/** The outbox's mails. One is sent twice, with the same Message-ID, only if the mail server's acceptance was lost. */
export function mails(mailer: Pick<Mailer, 'send'>): WorkKind<'outbox'> {
  return {
    name: 'mails',
    place: MAILS_TO_SEND,
    // Longer than `TIMEOUTS` of the mailer.
    leaseMs: 5 * 60_000,
    everyMs: 5000,
    // One mail that hangs does not delay the others; all hang at one mail server.
    atOnce: { places: 5, spare: 0 },
    retries: { firstMs: 30_000, longestMs: 60 * 60_000, most: MAX_ATTEMPTS },
    sort: ({ kind }) => kind,
    usefulUntil: ({ kind, created_at }) => created_at + usefulForMs(kind),
    async attempt(services, mail) {
      await mailer.send(await composeMail(services, mail));
      return { sent_at: services.clock(), last_error: null, payload: keptPayload(mail) };
    },
    isFinal: (error) => error instanceof MailRefused,
    giveUp: async ({ clock }, mail, error) => ({
      failed_at: clock(),
      last_error: error,
      payload: keptPayload(mail),
    }),
  };
}
