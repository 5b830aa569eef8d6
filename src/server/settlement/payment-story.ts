import type { PaidOrder, PaymentOutcome } from '../../domain/payments/settle-payment.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import type { PaymentRow } from '../payments/payments.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import type { NotedRefunds } from './note-refunds.ts';

/** Who pays in the last moment is heard of a little later. */
export const GRACE = MINUTE;

/** What has become of a payment, with the rows of its order. */
export interface Settled {
  order: OrderRow;
  /** All payments of the order. */
  rows: readonly PaymentRow[];
  row: PaymentRow;
  settled: PaymentOutcome;
  /** null: only the time has passed. */
  noted: NotedRefunds | null;
}

interface Followed {
  /** Whether what is shown of the order is another now. */
  isChanged: boolean;
  /** Whether the restaurant has got the order by this. */
  isSent: boolean;
  /** Whether the provider is asked for more than the payment's own acts. */
  isAsking: boolean;
}

/** A payment is of an order that waits to be placed (`settle-placed.ts`), or of a change of one (`settle-proposed.ts`). */
export interface PaymentStory {
  /** What the payment is for, as it sees it. */
  paidOrder(tx: Tx, order: OrderRow, row: PaymentRow, now: number): Promise<PaidOrder>;
  /** Writes what follows for the order. */
  follow(tx: Tx, config: Config, settled: Settled, now: number): Promise<Followed>;
}
