/** What changes the balance of an account with a provider. `other`: nothing of ours, such as a sale at the restaurant's own till. */
export const BALANCE_KINDS = ['charge', 'refund', 'dispute', 'fee', 'payout', 'other'] as const;
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** An entry in the provider's books. Amounts are in minor units, negative where money goes. */
export interface BalanceEntry {
  id: string;
  kind: BalanceKind;
  /** The provider's name of the payment that it is of (`Facts.chargeReference`); null: of none. */
  chargeReference: string | null;
  /** In the `currency` of the balance, before the provider's `fee`. */
  amount: number;
  fee: number;
  currency: string;
  /** The amount in the currency that the customer paid. */
  paid: number;
  /** ms */
  at: number;
}

/** A payment as our own books have it: what was charged and given back, in minor units of what the customer paid. */
export interface KnownPayment {
  chargeReference: string | null;
  captured: number;
  refunded: number;
  /** When it was charged, and when it last changed (ms). */
  capturedAt: number;
  changedAt: number;
}

/** What the provider has more (negative: less) than our books say, and the moment of the entry that says so or should. */
export interface BalanceDifference<T> {
  payment: T;
  at: number;
  difference: number;
}

/**
 * Where the provider's books and ours differ. Payments are compared one by one, so that the same charge on two sides of midnight is no
 * difference. Of one that changed at or after `settledBefore` (ms) both sides are still to hear, and nothing is said. Entries of payments
 * that we do not know are somebody else's.
 */
export function balanceDifferences<T extends KnownPayment>(
  entries: readonly BalanceEntry[],
  payments: readonly T[],
  settledBefore: number,
): BalanceDifference<T>[] {
  const byCharge = Map.groupBy(entries, ({ chargeReference }) => chargeReference);
  return payments.flatMap((payment) => {
    const { chargeReference, captured, refunded, capturedAt, changedAt } = payment;
    const own = chargeReference === null ? [] : (byCharge.get(chargeReference) ?? []);
    if (Math.max(changedAt, ...own.map(({ at }) => at)) >= settledBefore) return [];
    const of = (kind: BalanceKind) => own.filter((entry) => entry.kind === kind);
    const charges = of('charge');
    const refunds = of('refund');
    return [
      { payment, at: lastOf(charges, capturedAt), difference: sumOf(charges) - captured },
      { payment, at: lastOf(refunds, changedAt), difference: sumOf(refunds) + refunded },
    ].filter(({ difference }) => difference !== 0);
  });
}

const sumOf = (entries: readonly BalanceEntry[]) => entries.reduce((sum, { paid }) => sum + paid, 0);
const lastOf = (entries: readonly BalanceEntry[], otherwise: number) =>
  entries.reduce<number | null>((last, { at }) => Math.max(last ?? at, at), null) ?? otherwise;

/** What changed a balance, by kind, in minor units: the sums of all but `net` make it. */
export interface BalanceSums {
  charged: number;
  refunded: number;
  disputed: number;
  fees: number;
  other: number;
  paidOut: number;
  net: number;
}

export const NO_BALANCE: BalanceSums = {
  ...{ charged: 0, refunded: 0, disputed: 0, fees: 0, other: 0, paidOut: 0, net: 0 },
};

/** `isOurs`: whether the entry is of a payment that we know. What is not, is `other`, its fee taken off. */
export function addToBalance(sums: BalanceSums, entry: BalanceEntry, isOurs: boolean): BalanceSums {
  const { kind, amount, fee } = entry;
  const after = { ...sums, net: sums.net + amount - fee };
  if (kind === 'payout') return { ...after, paidOut: sums.paidOut - amount, fees: sums.fees + fee };
  if (kind === 'fee') return { ...after, fees: sums.fees - amount + fee };
  if (kind === 'other' || !isOurs) return { ...after, other: sums.other + amount - fee };
  const fees = sums.fees + fee;
  if (kind === 'charge') return { ...after, fees, charged: sums.charged + amount };
  if (kind === 'refund') return { ...after, fees, refunded: sums.refunded - amount };
  return { ...after, fees, disputed: sums.disputed - amount };
}
