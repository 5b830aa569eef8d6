import type { Tx } from '../platform/database/database.ts';
import type { FileIssue } from './file-issue.ts';
import { currencyOfOrders, takenHost } from './import.repo.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** Faults that only the database knows of. */
export async function storedIssues(tx: Tx, restaurantId: string, file: RestaurantFile): Promise<FileIssue[]> {
  const taken = await takenHost(tx, restaurantId, file.domains);
  const currency = await currencyOfOrders(tx, restaurantId);
  return [
    ...(taken ? [{ path: 'domains', message: `"${taken}" belongs to another restaurant` }] : []),
    // Orders store amounts without a currency: those of all past orders would change.
    ...(currency !== null && currency !== file.currency.code
      ? [{ path: 'currency.code', message: `"${file.currency.code}" is not "${currency}", in which there are orders` }]
      : []),
  ];
}
