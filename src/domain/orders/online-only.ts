import { wallClock } from '../times/zoned-time.ts';
import { isPaidOnline } from './payment-methods.ts';

/** For which orders a restaurant takes nothing but payment online. */
export interface OnlineOnly {
  /** Those that cost more (an amount in the unit of the order's total); null: however much they cost. */
  above: number | null;
  /** Those of guests. */
  guests: boolean;
  /** Those for another day than today. */
  laterDays: boolean;
}

interface PayingOrder {
  /** In the unit of `above`. */
  total: number;
  isGuest: boolean;
  /** null: as soon as possible. */
  scheduledAt: number | null;
  /** IANA zone of the restaurant, whose days count. */
  timezone: string;
}

/**
 * The methods that an order may be paid by: those paid online, if it is one of which the restaurant says so. A restaurant that has none
 * for it takes the others: it could not be paid at all.
 */
export function methodsAllowed(
  methods: readonly string[],
  rule: OnlineOnly | null | undefined,
  order: PayingOrder,
  now: number,
): readonly string[] {
  const online = methods.filter(isPaidOnline);
  return rule && online.length > 0 && isMeant(rule, order, now) ? online : methods;
}

function isMeant({ above, guests, laterDays }: OnlineOnly, order: PayingOrder, now: number): boolean {
  const { total, isGuest, scheduledAt, timezone } = order;
  const day = (instant: number) => wallClock(instant, timezone).date;
  return (
    (above !== null && total > above) ||
    (guests && isGuest) ||
    (laterDays && scheduledAt !== null && day(scheduledAt) !== day(now))
  );
}
