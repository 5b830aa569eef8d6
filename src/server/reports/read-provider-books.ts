import type { Currency } from '../../contract/primitives.ts';
import type { Books, ProviderBooks } from '../../contract/staff/staff-books.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { addToBalance, type BalanceSums, NO_BALANCE } from '../../domain/payments/provider-balance.ts';
import { differencesIn } from '../payments/differences-in.ts';
import { findAccount } from '../payments/payment-accounts.repo.ts';
import { balanceIn, chargedPayments } from '../payments/provider-balance.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Span } from './reports.repo.ts';

type Adding = BalanceSums & { difference: number };

const NOTHING: Adding = { ...NO_BALANCE, difference: 0 };

/**
 * The provider's own books of a span, as they were last read, by period and currency of the balance, and where ours differ. null: the
 * restaurant has no account, and has none of its entries.
 */
export async function readProviderBooks(
  db: Db,
  {
    restaurantId,
    currency,
    periodOf,
    span,
  }: { restaurantId: string; currency: Currency; periodOf(instant: number): string; span: Span },
): Promise<Books['provider']> {
  const account = await findAccount(db, restaurantId);
  const entries = await balanceIn(db, restaurantId, span);
  if (!account && entries.length === 0) return null;
  const charges = [...new Set(entries.flatMap(({ chargeReference }) => chargeReference ?? []))];
  const payments = await chargedPayments(db, restaurantId, { span, charges, since: 0 });
  const ours = new Set(payments.map(({ chargeReference }) => chargeReference));
  const balances = new Map<string, Map<string, Adding>>();
  const change = (code: string, at: number, by: (adding: Adding) => Adding) => {
    const periods = balances.get(code) ?? new Map<string, Adding>();
    balances.set(code, periods);
    for (const period of [TOTAL, periodOf(at)]) periods.set(period, by(periods.get(period) ?? NOTHING));
  };
  for (const entry of entries) {
    const isOurs = entry.chargeReference !== null && ours.has(entry.chargeReference);
    change(entry.currency, entry.at, (adding) => ({ ...adding, ...addToBalance(adding, entry, isOurs) }));
  }
  for (const { at, difference } of await differencesIn(db, restaurantId, span)) {
    // It is of no balance, but stands where the others of its day do.
    const [code = currency.code] = balances.has(currency.code) ? [currency.code] : balances.keys();
    change(code, at, (adding) => ({ ...adding, difference: adding.difference + difference }));
  }
  return {
    readUntil: account?.balance_until == null ? null : toIso(account.balance_until),
    isForbidden: account?.balance_refused_at != null,
    balances: [...balances].map(([code, periods]) => present(code, periods, currency)),
  };
}

const TOTAL = 'total';

function present(code: string, periods: ReadonlyMap<string, Adding>, ofRestaurant: Currency): ProviderBooks {
  const amount = (minor: number) => toDecimal(minor, decimalsOf(code));
  const shown = (sums: Adding) => ({
    charged: amount(sums.charged),
    refunded: amount(sums.refunded),
    disputed: amount(sums.disputed),
    fees: amount(sums.fees),
    other: amount(sums.other),
    paidOut: amount(sums.paidOut),
    net: amount(sums.net),
    difference: toDecimal(sums.difference, decimalsOf(ofRestaurant.code)),
  });
  return {
    currency: code === ofRestaurant.code ? ofRestaurant : { code, symbol: code },
    periods: [...periods]
      .filter(([period]) => period !== TOTAL)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([period, adding]) => ({ period, ...shown(adding) })),
    total: shown(periods.get(TOTAL) ?? NOTHING),
  };
}
