import type { RefundInput } from '../../contract/staff/staff-payments.ts';
import { type LineUnits, paidForUnits } from '../../domain/payments/paid-lines.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { allRefunds } from '../payments/cash-refunds.repo.ts';
import { isGiven } from '../payments/payment-acts.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { paidLinesOf } from './paid-lines-of.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

interface RefundedLines {
  /** What was paid for them, in minor units. */
  amount: number;
  units: LineUnits[];
  /** "2 × Margherita", in the restaurant's language for its log, and in the customer's. */
  names: string[];
  shown: string[];
}

/** Throws a `Refusal` if the order has no such line, or not as many units of it that are not refunded yet, by card or in cash. */
export async function refundedLines(
  tx: Tx,
  stored: StoredOrder,
  asked: NonNullable<RefundInput['lines']>,
): Promise<RefundedLines> {
  const { order, lines, payment, cashRefunds } = stored;
  const paid = await paidLinesOf(tx, order, lines);
  const given = allRefunds(payment?.refunds ?? [], cashRefunds).filter(isGiven);
  const gone = given.flatMap((refund) => fromJson(refund.lines) ?? []);
  const found: RefundedLines = { amount: 0, units: [], names: [], shown: [] };
  for (const { line: index, quantity } of asked) {
    const line = lines[index];
    if (!line) throw new Refusal(refusals.refund_too_much);
    const { position, quantity: of } = line;
    const before = [...gone, ...found.units]
      .filter((each) => each.position === position)
      .reduce((sum, each) => sum + each.quantity, 0);
    if (before + quantity > of) throw new Refusal(refusals.refund_too_much);
    found.amount += paidForUnits(paid[index] ?? 0, { of, before, quantity });
    found.units.push({ position, quantity });
    found.names.push(`${quantity} × ${line.product_name_original}`);
    found.shown.push(`${quantity} × ${line.product_name}`);
  }
  return found;
}
