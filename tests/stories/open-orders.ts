import type { Page } from '@playwright/test';
import { staffApi } from './staff-api.ts';

interface Open {
  _id: string;
  orderNumber: string;
  nextStatuses: string[];
}

/** What is open on the board of the restaurant. */
export async function openOrders(desk: Page): Promise<Open[]> {
  return (await staffApi(desk, 'GET', '/board')).open;
}

/** Ends what an earlier try left open, and takes its stations and printers away. */
export async function clearBoard(desk: Page): Promise<void> {
  for (const { _id, nextStatuses } of await openOrders(desk)) {
    const status = nextStatuses.find((each) => /Cancelled|Failed/.test(each)) ?? nextStatuses[0];
    await staffApi(desk, 'PATCH', `/orders/${_id}/status`, { status, notes: 'Tried again' });
  }
  for (const kind of ['stations', 'printers']) {
    for (const { _id } of (await staffApi(desk, 'GET', `/${kind}`))[kind])
      await staffApi(desk, 'DELETE', `/${kind}/${_id}`);
  }
}
