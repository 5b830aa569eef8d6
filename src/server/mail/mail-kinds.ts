import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { RESET_LIFE_MS } from '../accounts/request-password-reset.ts';
import { JOIN_LIFE_MS } from '../mailing-list/ask-to-join.ts';
import { CLAIM_LIFE_MS } from '../order-claims/begin-claim.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';
import { INVITATION_LIFE_MS } from '../team/invite.ts';
import { writeBalanceEmail } from './balance-email.ts';
import { writeBooksEmail } from './books-email.ts';
import { writeCampaignEmail, writeCampaignTest } from './campaign-email.ts';
import { writeCaptureRefused } from './capture-refused-email.ts';
import { writeDisputeEmail } from './dispute-email.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';
import { forgetInvitationLink, writeInvitationEmail } from './invitation-email.ts';
import { writeKeyDenied } from './key-denied-email.ts';
import { writeLatePayment } from './late-payment-email.ts';
import { forgetJoinLink, writeListConfirmEmail } from './list-confirm-email.ts';
import { writeMessageReply } from './message-reply-email.ts';
import { writeOrderClaimEmail } from './order-claim-email.ts';
import { writeOrderEmail } from './order-email.ts';
import { writeOrderMessage } from './order-message-email.ts';
import { writeOrdersNews } from './orders-news-email.ts';
import { forgetResetLink, writeResetEmail } from './password-reset-email.ts';
import { writeTurnedDownEmail } from './turned-down-email.ts';
import { writeUnansweredEmail } from './unanswered-email.ts';
import { writeWaitingEmail } from './waiting-email.ts';
import { writeWebhookOff } from './webhook-off-email.ts';
import { writeWeeklySummary } from './weekly-summary-email.ts';

export interface MailKind {
  /** Milliseconds after being queued after which the mail is no longer sent, because it would help nobody. */
  usefulForMs: number;
  /** `payload` is what was queued with the mail. */
  write(context: EmailContext, payload: never): Promise<EmailParts>;
  /** The part of the payload that may be stored after the mail was sent or given up; undefined: all of it. */
  keep?(payload: never): object;
}

/** All kinds of mails in the outbox. */
const MAIL_KINDS: Record<string, MailKind> = {
  order_placed: { usefulForMs: DAY, write: writeOrderEmail },
  order_status: { usefulForMs: DAY, write: writeOrderEmail },
  order_ready_time: { usefulForMs: DAY, write: writeOrderEmail },
  order_refund: { usefulForMs: DAY, write: writeOrderEmail },
  order_cash_refund: { usefulForMs: DAY, write: writeOrderEmail },
  order_points: { usefulForMs: DAY, write: writeOrderEmail },
  order_changed: { usefulForMs: DAY, write: writeOrderEmail },
  order_pay: { usefulForMs: 30 * MINUTE, write: writeOrderEmail },
  order_proposal: { usefulForMs: 15 * MINUTE, write: writeOrderEmail },
  order_late_payment: { usefulForMs: DAY, write: writeLatePayment },
  order_message: { usefulForMs: DAY, write: writeOrderMessage },
  orders_news: { usefulForMs: DAY, write: writeOrdersNews },
  order_unanswered: { usefulForMs: 60 * MINUTE, write: writeUnansweredEmail },
  orders_waiting: { usefulForMs: 60 * MINUTE, write: writeWaitingEmail },
  weekly_summary: { usefulForMs: 2 * DAY, write: writeWeeklySummary },
  books_differ: { usefulForMs: 3 * DAY, write: writeBooksEmail },
  balance_differs: { usefulForMs: 3 * DAY, write: writeBalanceEmail },
  payment_disputed: { usefulForMs: 3 * DAY, write: writeDisputeEmail },
  refund_turned_down: { usefulForMs: 3 * DAY, write: writeTurnedDownEmail },
  capture_turned_down: { usefulForMs: DAY, write: writeCaptureRefused },
  payment_key_denied: { usefulForMs: 3 * DAY, write: writeKeyDenied },
  webhook_off: { usefulForMs: 3 * DAY, write: writeWebhookOff },
  message_reply: { usefulForMs: 3 * DAY, write: writeMessageReply },
  staff_invitation: { usefulForMs: INVITATION_LIFE_MS, write: writeInvitationEmail, keep: forgetInvitationLink },
  campaign: { usefulForMs: 3 * DAY, write: writeCampaignEmail },
  campaign_test: { usefulForMs: DAY, write: writeCampaignTest },
  list_confirm: { usefulForMs: JOIN_LIFE_MS, write: writeListConfirmEmail, keep: forgetJoinLink },
  order_claim: { usefulForMs: CLAIM_LIFE_MS, write: writeOrderClaimEmail },
  password_reset: { usefulForMs: RESET_LIFE_MS, write: writeResetEmail, keep: forgetResetLink },
};

/** Throws for an unknown kind, which a newer version may have queued. */
export function mailKind(kind: string): MailKind {
  const known = MAIL_KINDS[kind];
  if (!known) throw new Error(`no mail of kind "${kind}"`);
  return known;
}

/** How long a mail helps (ms); of an unknown kind: as long as it is tried. */
export function usefulForMs(kind: string): number {
  return MAIL_KINDS[kind]?.usefulForMs ?? Number.POSITIVE_INFINITY;
}

/** The payload to store after the mail was sent or given up. */
export function keptPayload({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>): string {
  const keep = MAIL_KINDS[kind]?.keep;
  return keep ? JSON.stringify(keep(JSON.parse(payload) as never)) : payload;
}
