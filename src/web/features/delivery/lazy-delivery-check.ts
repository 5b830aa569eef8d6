import { lazyPart } from '../../app/lazy-part.tsx';
import type { DeliveryCheckProps } from './delivery-check.tsx';

/** In a file of its own: only restaurants that have divided their area ask. */
export const LazyDeliveryCheck = lazyPart<DeliveryCheckProps>(() =>
  import('./delivery-check.tsx').then((file) => file.DeliveryCheck),
);
