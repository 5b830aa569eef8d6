import { lazyPart } from '../../../../app/lazy-part.tsx';
import { useKnownRestaurant } from '../../../../features/restaurant/restaurant-resource.ts';
import type { TaxClassOfProps } from '../../taxes/tax-class-of.tsx';

const LazyTaxClass = lazyPart<TaxClassOfProps>(() =>
  import('../../taxes/tax-class-of.tsx').then((file) => file.TaxClassOf),
);

/** How something that is stored is taxed, where the restaurant has set rates. */
export function TaxClassWhereTaxed(props: TaxClassOfProps) {
  return useKnownRestaurant()?.tax && props.ids.length > 0 ? <LazyTaxClass {...props} /> : null;
}
