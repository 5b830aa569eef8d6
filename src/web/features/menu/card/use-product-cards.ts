import { type ComponentType, type MouseEvent, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import { type Translate, useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { isPlainClick } from '../../../app/plain-click.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useChosenType } from '../../restaurant/chosen-type.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { cardActs, useAddToCart } from '../choice/use-add-to-cart.ts';
import { dishPrice } from '../price/dish-price.ts';
import { useCardPrice } from '../price/lazy-pickup-price.ts';
import type { CardPriceProps } from '../price/pickup-price.tsx';
import { priceMarks } from '../price/price-marks.ts';
import { type SafeMode, useSafeMode } from '../safe/use-safe-mode.ts';
import { type Heart, useHeart } from '../use-heart.ts';
import { useLeftToday } from '../use-left-today.ts';

/** Fetched once the page is there: a picture that grows is no reason to wait. */
let grow: Awaited<ReturnType<typeof cardActs>> | null = null;

/** What a card needs besides its product, gathered once for a whole list. */
export interface CardProps {
  t: Translate<'dish'>;
  /** Formatted, with the currency's symbol. */
  price: string;
  /** undefined: the restaurant is not known. */
  currency: Currency | undefined;
  /** What stands in place of `price` and `marks` where a dish has another price for pickup. */
  CardPrice: ComponentType<CardPriceProps>;
  chosenType: string | null;
  /** How many portions are left today, where guests are told; else null. */
  left: number | null;
  /** What stands beside the price (`priceMarks`); '': nothing. */
  marks: string;
  language: Language;
  /** How many of this product the cart holds, whatever their options. */
  inCart: number;
  add: (product: Product) => void;
  /** Whether every dish is added on its own page, for want of scripts. */
  opens: boolean;
  /** Opens the dish's page, and tells it the page to which its back link leads. */
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What dishes are to whoever avoids something; null: nothing is avoided, or it is not loaded yet. */
  safe: SafeMode | null;
  /** null: the visitor is not signed in, or the button is not loaded yet. */
  Heart: Heart | null;
}

/** Returns a function that gives each card its props: one cart subscription serves a whole list. Needs the messages `dish`. */
export function useProductCards(): (product: Product) => CardProps {
  const t = useMessages('dish');
  const language = useLanguage();
  const currency = useRestaurant()?.currency;
  const leftToday = useLeftToday();
  const CardPrice = useCardPrice();
  const chosenType = useChosenType();
  const { items } = useCart();
  const { plain } = useApp();
  const opens = import.meta.env.SSR && plain !== undefined;
  const addToCart = useAddToCart();
  const add = useCallback((product: Product) => void addToCart(product, { quantity: 1 }), [addToCart]);
  const open = useOpen();
  const Heart = useHeart();
  const safe = useSafeMode();
  useLayoutEffect(() => grow?.nameReturningDish(), []);
  useEffect(() => {
    cardActs().then(
      (file) => {
        grow = file;
      },
      () => {},
    );
  }, []);

  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { productId, quantity } of items) counts.set(productId, (counts.get(productId) ?? 0) + quantity);
    return (product) => ({
      t,
      price: currency ? dishPrice(product, { t, currency, language }) : '',
      currency,
      CardPrice,
      chosenType,
      left: leftToday(product),
      marks: currency ? priceMarks(product, { t, currency, language }) : '',
      language,
      inCart: counts.get(product._id) ?? 0,
      add,
      opens,
      open,
      safe,
      Heart,
    });
  }, [t, language, currency, CardPrice, chosenType, leftToday, items, add, opens, open, safe, Heart]);
}

/** One click handler for all cards: the router's `Link` subscribes to every navigation, and two hundred of them are slow. */
function useOpen(): CardProps['open'] {
  const navigate = useNavigate();
  const { pathname: from } = useLocation();
  return useCallback(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      grow?.markTapped(event.currentTarget);
      void navigate(event.currentTarget.pathname, { state: { from }, viewTransition: true });
    },
    [navigate, from],
  );
}
