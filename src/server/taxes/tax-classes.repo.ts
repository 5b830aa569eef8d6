import type { TaxClass } from '../../domain/taxes/tax-rates.ts';
import type { Tx } from '../platform/database/database.ts';

/** Ids to a statement: databases limit its parameters. */
const MOST = 500;

/** Sets the class of dishes or options of the restaurant. Returns how many there were. */
export async function writeTaxClasses(
  tx: Tx,
  table: 'products' | 'option_values',
  { restaurantId, ids, taxClass }: { restaurantId: string; ids: readonly string[]; taxClass: TaxClass | null },
): Promise<number> {
  let written = 0;
  for (let at = 0; at < ids.length; at += MOST) {
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set({ tax_class: taxClass })
      .where('restaurant_id', '=', restaurantId)
      .where('id', 'in', ids.slice(at, at + MOST))
      .executeTakeFirst();
    written += Number(numUpdatedRows);
  }
  return written;
}
