import type { DatevSettings } from '../../src/domain/taxes/datev-settings.ts';
import type { Db } from '../../src/server/platform/database/database.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';

/** What the restaurant's adviser has filled in. */
const LEDGER: DatevSettings = {
  ...{ consultant: 29098, client: 55003, yearStart: 1, accountLength: 4 },
  ...{ cash: '1600', online: '1360', other: '1360', revenue: [], tips: '' },
};

export async function keepLedger(db: Db, restaurantId: string): Promise<void> {
  await db
    .updateTable('restaurants')
    .set({ datev: toJson(LEDGER) })
    .where('id', '=', restaurantId)
    .execute();
}
