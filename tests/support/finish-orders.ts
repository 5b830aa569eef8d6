import type { TestApp } from './test-app.ts';

/** Ends every order of a world: what is under way is called off by its restaurant, what waits for its payment is not paid. */
export async function finishOrders({ services: { db } }: TestApp): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'Cancelled by Restaurant' })
    .where('status', 'in', ['Pending Confirmation', 'Confirmed', 'Preparing'])
    .execute();
  await db.updateTable('orders').set({ status: 'Not Paid' }).where('status', '=', 'Awaiting Payment').execute();
}
