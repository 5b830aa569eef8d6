import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import { isPricedForPickup } from '../../../../domain/orders/order-types.ts';
import { type Translate, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { useChosenType } from '../../restaurant/chosen-type.ts';
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
  return <Note isChosen={isChosen} price={price} t={t} language={language} />;
}

export interface CardPriceProps {
  product: Product;
  currency: Currency;
  t: Translate<'dish'>;
  language: Language;
  /** How this browser orders (`useChosenType`). */
  chosenType: string | null;
  /** Of the price and what stands beside it. */
  className: string | undefined;
}

/** All prices of a dish on its card. Without hooks, because a menu may have a thousand. */
export function CardPrice({ product, className, chosenType, ...words }: CardPriceProps) {
  const isChosen = isPricedForPickup(chosenType);
  const forPickup = dishForPickup(product, words.currency);
  const dish = isChosen ? forPickup : product;
  const marks = priceMarks(dish, words);
  return (
    <>
      <span className={className}>
        <span>{dishPrice(dish, words)}</span>
        {marks && <small lang={words.language}>{marks}</small>}
      </span>
      <Note isChosen={isChosen} price={dishPrice(forPickup, words)} {...words} />
    </>
  );
}

interface NoteProps extends Pick<CardPriceProps, 't' | 'language'> {
  isChosen: boolean;
  /** What it costs for pickup. */
  price: string;
}

function Note({ isChosen, price, t, language }: NoteProps) {
  return (
    <small className="muted" lang={language}>
      {isChosen ? t('pickup_price') : t('for_pickup', { price })}
    </small>
  );
}
