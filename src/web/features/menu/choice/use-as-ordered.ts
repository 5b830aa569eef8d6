import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { isPricedForPickup } from '../../../../domain/orders/order-types.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useChosenType } from '../../restaurant/chosen-type.ts';
import { latePickup } from '../price/late-pickup.ts';

/** The dish at the prices of the way that was chosen to order. */
export function useAsOrdered(product: Product, currency: Currency): Product {
  const late = useStore(latePickup);
  return isPricedForPickup(useChosenType()) && late ? late.dishForPickup(product, currency) : product;
}
