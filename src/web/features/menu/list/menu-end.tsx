import type { Product } from '../../../../contract/menu.ts';
import { useResource } from '../../../app/app-context.ts';
import { Deals } from '../deals/deals.tsx';
import { productsResource } from '../menu-resources.ts';
import type { Kind } from '../menu-sections.ts';
import { AdditivesLegend } from './additives-legend.tsx';
import { NextCategory } from './next-category.tsx';

export interface MenuEndProps {
  products: readonly Product[];
  kinds: readonly Kind[];
  /** The chosen category; null: none. */
  current: string | null;
  /** Whether nothing is searched for or left out. */
  isWhole: boolean;
}

/**
 * After the sections: deals, what the numbers of additives mean, and where a category goes on. Deals come last, because the outline of a menu that
 * takes long does not know of them: before the dishes they would move them.
 */
export function MenuEnd({ products, kinds, current, isWhole }: MenuEndProps) {
  const deals = useResource(productsResource).data?.deals;
  return (
    <>
      {isWhole && deals && <Deals products={products} deals={deals} />}
      {products.some(({ additives }) => additives) && <AdditivesLegend products={products} />}
      {current !== null && <NextCategory key={current} kinds={kinds} products={products} current={current} />}
    </>
  );
}
