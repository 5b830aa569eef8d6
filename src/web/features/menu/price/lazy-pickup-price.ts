import { lazyPart } from '../../../app/lazy-part.tsx';
import type { CardPriceProps } from './pickup-price.tsx';

export const loadPickup = () => import('./pickup-price.tsx');

/** Only some restaurants have other prices for pickup. */
export const LazyCardPrice = lazyPart<CardPriceProps>(async () => (await loadPickup()).CardPrice);
