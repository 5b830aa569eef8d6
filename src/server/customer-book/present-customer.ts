import type { Customer } from '../../contract/staff/staff-customers.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { isMailable } from '../accounts/guests.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { type CustomerRow, customersOf, customOf } from './customer-book.repo.ts';

/** The customers with these ids as staff see them, who ordered last first. */
export async function presentCustomers(db: Db, restaurantId: string, ids: readonly string[]): Promise<Customer[]> {
  const rows = await customersOf(db, restaurantId, ids);
  const custom = await customOf(db, restaurantId, ids);
  const decimals = await decimalsHere(db, restaurantId);
  return rows.map((row) => {
    const { orders, spent } = custom.get(row.user_id) ?? { orders: 0, spent: 0 };
    return { ...presentContact(row), orders, spent: toDecimal(spent, decimals) };
  });
}

function presentContact({ user_id, name, kind, phone, email, last_order_at, points }: CustomerRow) {
  return {
    _id: user_id,
    name,
    isGuest: kind === 'guest',
    phone,
    email: isMailable(email) ? email : null,
    lastOrderAt: toIso(last_order_at),
    points,
  };
}
