import type { LineUnits } from '../../../domain/payments/paid-lines.ts';
import type { DisputeState, PaymentState } from '../../../domain/payments/payment-facts.ts';
import type { PaymentProvider } from '../../../domain/payments/payment-providers.ts';
import type { BalanceKind } from '../../../domain/payments/provider-balance.ts';
import type { Flag, Instant, JsonOf, Money, TenantColumn } from './columns.ts';

/** A restaurant's own account with the provider. */
export interface PaymentAccountsTable extends TenantColumn {
  provider: PaymentProvider;
  /** The provider's own name of it; null: the key may not read it. */
  account: string | null;
  /** Sealed (`payments/seal.ts`), as `webhook_secret_sealed` is. */
  key_sealed: string;
  /** The key's last four characters, by which its owner knows it again. */
  key_end: string;
  is_test: Flag;
  webhook_id: string | null;
  webhook_secret_sealed: string | null;
  /** Since when the provider takes the key for worthless; null or missing: it does not. */
  denied_at?: Instant | null;
  /** Whether checkout offered payment online until then; null or missing: the key is worth something. */
  had_cards?: Flag | null;
  /** When it was last asked whether it knows the key; null or missing: never. */
  asked_at?: Instant | null;
  /** From when, and until when, its balance was read (`ProviderBalanceTable`); null or missing: not yet. */
  balance_from?: Instant | null;
  balance_until?: Instant | null;
  /** Since when the key may not read the balance; null or missing: it may. */
  balance_refused_at?: Instant | null;
  created_at: Instant;
}

export interface PaymentsTable extends TenantColumn {
  id: string;
  order_id: string;
  /** The account that it is of, as `PaymentAccountsTable` had it. */
  provider: PaymentProvider;
  account: string | null;
  /** The provider's names of it, and its page; null: not opened yet. */
  reference: string | null;
  charge_reference: string | null;
  page_url: string | null;
  /** Where that page leads back to: kept before it is opened, so that a second attempt asks for the same page. */
  return_url: string | null;
  state: PaymentState;
  amount: Money;
  /** ISO 4217. */
  currency: string;
  captured: Money;
  refunded: Money;
  /** Refunds that were asked for, and not made in the end. */
  turned_down: Money;
  is_disputed: Flag;
  /** Until when the dispute is to be answered; null or missing: there is none, or the provider does not say. */
  evidence_due_by?: Instant | null;
  /** What has been asked of the provider, done or not. */
  capture_asked: Money;
  /** What is to be taken since something was taken out of the order; null: the `amount`. */
  due: Money | null;
  /** Since when the provider refuses for good to take what is held; null or missing: it does not. */
  capture_refused_at?: Instant | null;
  /** How its dispute stands; null or missing: there is none. */
  dispute?: DisputeState | null;
  /** Since when, and how much of it and what fee, the bank has taken back; the fee is null where it is in another currency. */
  disputed_at?: Instant | null;
  dispute_amount?: Money | null;
  dispute_fee?: Money | null;
  /** When it was heard of that it is charged; null or missing: it is not, or was before that was kept. */
  captured_at?: Instant | null;
  /** How often its page needed a new idempotency key, because the provider had failed under the last one. */
  page_renewals?: number;
  is_void_asked: Flag;
  refund_asked: Money;
  /** The change of the order that it pays (`StoredProposal`), and since when that is a part of the order; null: it pays the order as it was placed. */
  proposal_id: string | null;
  applied_at: Instant | null;
  hold_until: Instant | null;
  /** The card's brand or the method's name, and the card's last four digits. */
  method: string | null;
  last_digits: string | null;
  is_test: Flag;
  pay_by: Instant;
  /** When the provider is asked next; null: nothing more is expected. */
  next_check_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

/** What is asked of the provider, after the transaction that decided it: its id, and the number of its renewals, are the idempotency key. And refunds that others made there. */
export interface PaymentActsTable extends TenantColumn {
  id: string;
  payment_id: string;
  kind: 'capture' | 'void' | 'refund';
  amount: Money;
  /** Of a refund by lines: which of the order's; null: it is for an amount. */
  lines: JsonOf<LineUnits[]> | null;
  /** The number of its credit note, and its year; null or missing: it is no refund of what stands on a receipt. */
  credit_year?: number | null | undefined;
  credit_number?: number | null | undefined;
  /** The refund that was turned down, whose credit note this one reverses: nothing is asked; null or missing: it gives money back. */
  reverses?: string | null | undefined;
  /** Of a refund by staff: why, and who. */
  reason: string | null;
  asked_by: string | null;
  attempts: number;
  /** How often it needed a new idempotency key: the provider repeats what it once answered under one. */
  key_renewals?: number;
  /** Whether an act of what was left has replaced it. */
  is_replaced?: Flag;
  next_attempt_at: Instant;
  done_at: Instant | null;
  failed_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

/** What was given back of a finished order in cash, by hand. It is never changed. */
export interface CashRefundsTable extends TenantColumn {
  id: string;
  order_id: string;
  /** What of the order's price comes back, to the unit; and what there are coins for, which was paid out. */
  amount: Money;
  cash: Money;
  /** Which of the order's lines it is for; null: it is for an amount. */
  lines: JsonOf<LineUnits[]> | null;
  /** Why, and by whom of the staff; null: the customer was forgotten. */
  reason: string | null;
  given_by: string | null;
  /** The number of its credit note, and its year; null: the order has no receipt. */
  credit_year: number | null;
  credit_number: number | null;
  created_at: Instant;
}

/** Cash that a courier handed in, of orders that they had brought. */
export interface CourierSettlementsTable extends TenantColumn {
  id: string;
  /** The name that was given on the courier's phone. */
  courier: string;
  /** How many orders. */
  orders: number;
  cash: Money;
  /** User id of who took it; null: nobody is known. */
  settled_by: string | null;
  settled_at: Instant;
  /** When, and by whom, it was taken back, as it was a mistake; null or missing: it holds. */
  undone_at?: Instant | null;
  undone_by?: string | null;
}

/** What staff counted of a business day's cash ('YYYY-MM-DD'). It is never changed: who counts again adds one. */
export interface CashCountsTable extends TenantColumn {
  business_date: string;
  /** Counts the counts of the day. */
  number: number;
  /** What was in the drawer before; what orders brought less what went back, by then; and what was found. */
  opening: Money;
  expected: Money;
  counted: Money;
  /** Why it differs; null: it does not. */
  reason: string | null;
  /** User id; null: the account is gone. */
  counted_by: string | null;
  created_at: Instant;
}

/** What changed the balance of the restaurant's account, as the provider's books have it: never changed, and read again without harm. */
export interface ProviderBalanceTable extends TenantColumn {
  /** The provider's name of the entry. */
  id: string;
  kind: BalanceKind;
  /** `PaymentsTable.charge_reference`; null: it is of no payment. */
  charge_reference: string | null;
  /** What came, or went (negative), before the provider's `fee`, in minor units of the balance's `currency` (ISO 4217). */
  amount: Money;
  fee: Money;
  currency: string;
  /** The same as `amount` in the currency that the customer paid. */
  paid: Money;
  created_at: Instant;
}

/** Events of the provider that were handled. */
export interface PaymentEventsTable extends TenantColumn {
  id: string;
  reference: string | null;
  handled_at: Instant;
}
