import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { PaymentAccountsTable } from '../platform/tables/payment-tables.ts';

export type PaymentAccountRow = Selectable<PaymentAccountsTable>;
export type NewPaymentAccount = Insertable<PaymentAccountsTable>;

export function findAccount(db: Db, restaurantId: string): Promise<PaymentAccountRow | undefined> {
  return db.selectFrom('payment_accounts').selectAll().where('restaurant_id', '=', restaurantId).executeTakeFirst();
}

export async function keepPaymentAccount(tx: Tx, row: NewPaymentAccount): Promise<void> {
  await deletePaymentAccount(tx, row.restaurant_id);
  await tx.insertInto('payment_accounts').values(row).execute();
}

export async function keepWebhook(
  db: Db,
  restaurantId: string,
  webhook: Pick<PaymentAccountRow, 'webhook_id' | 'webhook_secret_sealed'>,
): Promise<void> {
  await db.updateTable('payment_accounts').set(webhook).where('restaurant_id', '=', restaurantId).execute();
}

/** Changes an account if it still is as it was `found`, with the same key. Returns whether it was. */
export async function changeAccountOf(
  db: Db,
  { restaurant_id, key_sealed }: Pick<PaymentAccountRow, 'restaurant_id' | 'key_sealed'>,
  found: Partial<Pick<PaymentAccountRow, 'denied_at' | 'asked_at' | 'balance_until'>>,
  change: Updateable<PaymentAccountsTable>,
): Promise<boolean> {
  let query = db
    .updateTable('payment_accounts')
    .set(change)
    .where('restaurant_id', '=', restaurant_id)
    .where('key_sealed', '=', key_sealed);
  for (const [column, value] of Object.entries(found) as [keyof typeof found, number | null | undefined][]) {
    query = query.where(column, value == null ? 'is' : '=', value ?? null);
  }
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deletePaymentAccount(tx: Tx, restaurantId: string): Promise<void> {
  await tx.deleteFrom('payment_accounts').where('restaurant_id', '=', restaurantId).execute();
}
