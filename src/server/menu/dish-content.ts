import type { DishContent } from '../../domain/menu/unit-price.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';

/** How much is in one, as the wire has it; null: nobody has said. */
export function contentOf({
  content_size: size,
  content_unit: unit,
}: Pick<ProductsTable, 'content_size' | 'content_unit'>): DishContent | null {
  return size === null || unit === null ? null : { size, unit };
}
