import { stationsOfLine } from '../../domain/orders/station-of.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { OrderLinesTable } from '../platform/tables/order-tables.ts';
import { categoriesOf, stationsOf } from './stations.repo.ts';

type Line = Pick<OrderLinesTable, 'product_id' | 'selected_options'>;

/** Returns which stations see each of the lines, by their ids. `stations` where they are known already. */
export async function stationsOfLines(
  db: Db,
  restaurantId: string,
  lines: readonly Line[],
  stations?: Awaited<ReturnType<typeof stationsOf>>,
): Promise<(line: Line) => string[]> {
  const all = stations ?? (await stationsOf(db, restaurantId));
  const categories = await categoriesOf(
    db,
    restaurantId,
    lines.map(({ product_id }) => product_id),
  );
  return ({ product_id: productId, selected_options }) => {
    const valueIds = fromJson(selected_options).map((option) => option.valueId);
    const line = { productId, categoryIds: categories.get(productId) ?? [], valueIds };
    return stationsOfLine(line, all).map(({ id }) => id);
  };
}
