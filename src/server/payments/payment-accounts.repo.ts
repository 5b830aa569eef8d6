import type { Selectable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { PaymentAccountsTable } from '../platform/tables/payment-tables.ts';

export type PaymentAccountRow = Selectable<PaymentAccountsTable>;

export function findAccount(db: Db, restaurantId: string): Promise<PaymentAccountRow | undefined> {
  return db.selectFrom('payment_accounts').selectAll().where('restaurant_id', '=', restaurantId).executeTakeFirst();
}

export async function keepPaymentAccount(tx: Tx, row: PaymentAccountRow): Promise<void> {
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

export async function deletePaymentAccount(tx: Tx, restaurantId: string): Promise<void> {
  await tx.deleteFrom('payment_accounts').where('restaurant_id', '=', restaurantId).execute();
}
