import { type MouseEvent, useCallback, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '../../../contract/menu.ts';
import type { Language } from '../../../domain/languages.ts';
import { type Translate, useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { isPlainClick } from '../../app/plain-click.ts';
import { useCart } from '../cart/cart-store.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { dishPrice } from './dish-price.ts';
import { priceMarks } from './price-marks.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { type Heart, useHeart } from './use-heart.ts';
import { useLeftToday } from './use-left-today.ts';

/** The view transition name of the product page's picture; a card's picture has it only while the two turn into each other. */
const NAME = 'dish';

/** The `href` of the card that was tapped. */
let tapped: string | null = null;

/** Lets the tapped card's picture grow into the product page's (DESIGN, "Motion"). */
function markTapped(link: HTMLAnchorElement): void {
  tapped = link.getAttribute('href');
  nameOnly(link.closest('article'));
}

/** Lets the product page's picture shrink back into the card that was tapped. To be called in an effect of the list. */
function nameReturningDish(): void {
  if (!tapped) return;
  nameOnly(document.querySelector(`article a[href="${CSS.escape(tapped)}"]`)?.closest('article') ?? null);
  tapped = null;
}

/** Takes the name from all other cards: two elements with one name would cancel the transition. */
function nameOnly(card: HTMLElement | null): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('article > :first-child')) {
    if (style.viewTransitionName) style.viewTransitionName = '';
  }
  const picture = card?.firstElementChild;
  if (picture instanceof HTMLElement) picture.style.viewTransitionName = NAME;
}

/** What a card needs besides its product, gathered once for a whole list. */
export interface CardProps {
  t: Translate<'dish'>;
  /** Formatted, with the currency's symbol. */
  price: string;
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
  /** null: the visitor is not signed in, or the button is not loaded yet. */
  Heart: Heart | null;
}

/** Returns a function that gives each card its props: one cart subscription serves a whole list. Needs the messages `dish`. */
export function useProductCards(): (product: Product) => CardProps {
  const t = useMessages('dish');
  const language = useLanguage();
  const currency = useRestaurant()?.currency;
  const leftToday = useLeftToday();
  const { items } = useCart();
  const { plain } = useApp();
  const opens = import.meta.env.SSR && plain !== undefined;
  const addToCart = useAddToCart();
  const add = useCallback((product: Product) => void addToCart(product, { quantity: 1 }), [addToCart]);
  const open = useOpen();
  const Heart = useHeart();
  useLayoutEffect(nameReturningDish, []);

  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { productId, quantity } of items) counts.set(productId, (counts.get(productId) ?? 0) + quantity);
    return (product) => ({
      t,
      price: currency ? dishPrice(product, { t, currency, language }) : '',
      left: leftToday(product),
      marks: currency ? priceMarks(product, { t, currency, language }) : '',
      language,
      inCart: counts.get(product._id) ?? 0,
      add,
      opens,
      open,
      Heart,
    });
  }, [t, language, currency, leftToday, items, add, opens, open, Heart]);
}

/** One click handler for all cards: the router's `Link` subscribes to every navigation, and two hundred of them are slow. */
function useOpen(): CardProps['open'] {
  const navigate = useNavigate();
  const { pathname: from } = useLocation();
  return useCallback(
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      markTapped(event.currentTarget);
      void navigate(event.currentTarget.pathname, { state: { from }, viewTransition: true });
    },
    [navigate, from],
  );
}
