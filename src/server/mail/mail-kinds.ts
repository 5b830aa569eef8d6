import { DAY, MINUTE } from '../../domain/zoned-time.ts';
import { RESET_LIFE_MS } from '../accounts/request-password-reset.ts';
import type { Letter } from './letter.ts';
import type { LetterContext } from './letter-context.ts';
import { writeOrderLetter } from './order-letter.ts';
import type { OutboxRow } from './outbox.repo.ts';
import { forgetResetLink, writeResetLetter } from './password-reset-letter.ts';
import { writeUnansweredLetter } from './unanswered-letter.ts';

export interface MailKind {
  /** Later than this after the event, the mail is not sent at all: nobody is helped by it. */
  usefulForMs: number;
  /** The payload is the one that was queued with the mail. */
  write(context: LetterContext, payload: never): Promise<Letter>;
  /** What of the payload may be kept once the mail left, or was given up. Everything, unless it is said here. */
  keep?(payload: never): object;
}

/** Every kind that the outbox may hold. */
const MAIL_KINDS: Record<string, MailKind> = {
  order_placed: { usefulForMs: DAY, write: writeOrderLetter },
  order_status: { usefulForMs: DAY, write: writeOrderLetter },
  order_ready_time: { usefulForMs: DAY, write: writeOrderLetter },
  order_unanswered: { usefulForMs: 60 * MINUTE, write: writeUnansweredLetter },
  password_reset: { usefulForMs: RESET_LIFE_MS, write: writeResetLetter, keep: forgetResetLink },
};

/** Throws for a kind that this version does not know; a newer one may. */
export function mailKind(kind: string): MailKind {
  const known = MAIL_KINDS[kind];
  if (!known) throw new Error(`no mail of kind "${kind}"`);
  return known;
}

/** The payload of a mail that left or was given up. */
export function keptPayload({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>): string {
  const keep = MAIL_KINDS[kind]?.keep;
  return keep ? JSON.stringify(keep(JSON.parse(payload) as never)) : payload;
}
