import type { StaffFees } from '../../contract/staff/staff-fees.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { FEES } from '../../domain/orders/fees.ts';
import { isPrice } from '../../domain/orders/money-limits.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';

export async function readFees(db: Db, restaurantId: string): Promise<Versioned<StaffFees>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['fees', 'tips', 'currency_code'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return versioned(
    inUnits({ fees: fromJson(row.fees) ?? [], tips: fromJson(row.tips) }, (minor) =>
      toDecimal(minor, decimalsOf(row.currency_code)),
    ),
  );
}

/** Replaces the restaurant's fees and tips; the next order is priced by them. */
export async function changeFees(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffFees> },
): Promise<Versioned<StaffFees>> {
  const { expectedVersion, fees, tips } = change;
  const code = await currencyOf(services.db, restaurantId);
  refuseFields(
    Object.fromEntries(
      fees.flatMap(({ amount, below }, index) => [
        ...(isPrice(amount, code) ? [] : [[`fees.${index}.amount`, 'price_invalid']]),
        ...(isPrice(below ?? 0, code) ? [] : [[`fees.${index}.below`, 'price_invalid']]),
      ]),
    ),
  );
  const kept = inUnits({ fees, tips }, (decimal) => toMinor(decimal, decimalsOf(code))).fees;
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'fees', {
    read: readFees,
    expectedVersion,
    columns: { fees: kept.length > 0 ? toJson(kept) : null, tips: tips && toJson(tips) },
  });
}

/** The fees in the order in which they are shown, with their amounts in another unit. */
function inUnits({ fees, tips }: StaffFees, amount: (of: number) => number): StaffFees {
  return {
    tips,
    fees: fees
      .map((fee) => ({ ...fee, amount: amount(fee.amount), below: fee.below === null ? null : amount(fee.below) }))
      .sort((a, b) => FEES.indexOf(a.name) - FEES.indexOf(b.name)),
  };
}
