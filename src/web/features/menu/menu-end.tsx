import type { Product } from '../../../contract/menu.ts';
import { AdditivesLegend } from './additives-legend.tsx';
import type { Kind } from './menu-sections.ts';
import { NextCategory } from './next-category.tsx';

export interface MenuEndProps {
  products: readonly Product[];
  kinds: readonly Kind[];
  /** The chosen category; null: none. */
  current: string | null;
}

/** After the sections: what the numbers of additives mean, and where a category goes on. */
export function MenuEnd({ products, kinds, current }: MenuEndProps) {
  return (
    <>
      {products.some(({ additives }) => additives) && <AdditivesLegend products={products} />}
      {current !== null && <NextCategory key={current} kinds={kinds} products={products} current={current} />}
    </>
  );
}
