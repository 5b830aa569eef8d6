import type { BalanceRecord, IntentRecord, Records } from './records.ts';
import { chargeIdOf } from './show-intent.ts';

/** What the provider keeps of a charge and of a dispute, in minor units: as cards of the EEA cost. */
const FEE_OF_100 = 1.5;
const FEE = 25;
export const DISPUTE_FEE = 2000;

type Booked = Pick<BalanceRecord, 'id' | 'type' | 'category' | 'amount' | 'source' | 'created'> & { fee?: number };

/** Writes what changes the balance of the payment's account. */
export function book(records: Records, { account, currency }: IntentRecord, { fee = 0, ...booked }: Booked): void {
  records.balance.push({ ...booked, account, currency, fee });
}

/** Writes that a payment was charged. */
export function bookCharge(
  records: Records,
  intent: IntentRecord,
  { id, created }: { id: string; created: number },
): void {
  const { captured: amount, method } = intent;
  const fee = Math.round((amount * FEE_OF_100) / 100) + FEE;
  const type = method === 'card' ? 'charge' : 'payment';
  book(records, intent, { id, type, category: 'charge', amount, fee, source: chargeIdOf(intent.id), created });
}

/** What can be paid out of the account, in minor units. */
export function balanceOf({ balance }: Records, account: string): number {
  return balance.reduce((sum, each) => (each.account === account ? sum + each.amount - each.fee : sum), 0);
}
