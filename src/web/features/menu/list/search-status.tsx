import type { Product } from '../../../../contract/menu.ts';
import { useMessages } from '../../../app/app-context.ts';
import { matches } from '../search-dishes.ts';

/** Tells a screen reader what a search finds. `query` is empty while nothing is searched for. */
export function SearchStatus({ query, products }: { query: string; products: readonly Product[] }) {
  const t = useMessages('menu');
  const count = query && products.filter((product) => matches(product, query)).length;
  return (
    <p role="status" className="visually-hidden">
      {count === 0 ? t('no_match', { query }) : count && t('found', { count })}
    </p>
  );
}
