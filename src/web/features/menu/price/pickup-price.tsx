import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { isPricedForPickup } from '../../../../domain/orders/order-types.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { useChosenType } from '../../restaurant/chosen-type.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { priceInSize } from './chosen-sizes.ts';
import { dishPrice } from './dish-price.ts';
import { latePickup } from './late-pickup.ts';
import { dishForPickup, lineForPickup } from './pickup-dish.ts';
import { priceMarks } from './price-marks.ts';

latePickup.set({ dishForPickup, lineForPickup });

export interface PickupPriceProps {
  product: Product;
  currency: Currency;
  /** The ids of the chosen sizes, where one can be chosen; missing: "from" the least. */
  sizes?: readonly string[];
}

/** Beside a dish's usual price what it costs for pickup; once pickup is chosen, what the price beside it is. */
export function PriceForPickup({ product, currency, sizes }: PickupPriceProps) {
  const t = useMessages('dish');
  const language = useLanguage();
  const isChosen = isPricedForPickup(useChosenType());
  const dish = dishForPickup(product, currency);
  const price = sizes
    ? money(priceInSize(dish, sizes), currency, language)
    : dishPrice(dish, { t, currency, language });
  return (
    <small className="muted" lang={language}>
      {isChosen ? t('pickup_price') : t('for_pickup', { price })}
    </small>
  );
}

export interface CardPriceProps {
  product: Product;
  /** Of the price and what stands beside it. */
  className: string | undefined;
}

/** All prices of a dish on its card. */
export function CardPrice({ product, className }: CardPriceProps) {
  const t = useMessages('dish');
  const language = useLanguage();
  const isChosen = isPricedForPickup(useChosenType());
  const currency = useRestaurant()?.currency;
  if (!currency) return null;
  const dish = isChosen ? dishForPickup(product, currency) : product;
  const marks = priceMarks(dish, { t, currency, language });
  return (
    <>
      <span className={className}>
        <span>{dishPrice(dish, { t, currency, language })}</span>
        {marks && <small lang={language}>{marks}</small>}
      </span>
      <PriceForPickup product={product} currency={currency} />
    </>
  );
}
