import { type ComponentType, useState } from 'react';
import { useHydrated } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { CardPriceProps } from './pickup-price.tsx';

export const loadPickup = () => import('./pickup-price.tsx');

/** Only some restaurants have other prices for pickup. */
const LazyCardPrice = lazyPart<CardPriceProps>(async () => {
  loaded = (await loadPickup()).CardPrice;
  return loaded;
});

let loaded: ComponentType<CardPriceProps> | null = null;

/** What shows the prices on a list's cards. Lists that come after it is loaded have it bare: a lazy part for each of a thousand dishes is slow. */
export function useCardPrice(): ComponentType<CardPriceProps> {
  const hydrated = useHydrated();
  const [CardPrice] = useState(() => (hydrated && loaded) || LazyCardPrice);
  return CardPrice;
}
