import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { DealsTable } from '../platform/tables/menu-tables.ts';
import { dealLineText } from '../texts/text-subjects.ts';
import type { ImportContext } from './import-context.ts';

/** The deals' rows. Positions follow the order in the file. */
export function dealRows({ file, ids, texts }: ImportContext): DealsTable[] {
  const minor = (amount: number) => toMinor(amount, decimalsOf(file.currency.code));
  return file.deals.map(({ key, name, description, price, lines, isActive }, position) => {
    const id = ids.of('deal', key);
    texts.add('deal', id, { name, description });
    for (const line of lines) texts.add('deal_line', dealLineText(id, line.key), { label: line.label });
    return {
      restaurant_id: ids.restaurant,
      id,
      price: minor(price),
      lines: toJson(
        lines.map(({ key: line, category, dishes }) => ({
          id: line,
          categoryId: category && ids.of('category', category),
          dishes: dishes.map(({ product, extra }) => ({ productId: ids.of('product', product), extra: minor(extra) })),
        })),
      ),
      is_active: Number(isActive),
      position,
    };
  });
}
