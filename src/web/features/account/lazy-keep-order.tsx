import { lazyPart } from '../../app/lazy-part.tsx';
import { KeepOffer } from './keep-offer.tsx';

/** In a file of its own: only guests see it. Until it is there, its place is taken: what is below must not move. */
export const LazyKeepOrder = lazyPart(
  () => import('./keep-order.tsx').then((file) => file.KeepOrder),
  () => (
    <div inert>
      <KeepOffer />
    </div>
  ),
);
