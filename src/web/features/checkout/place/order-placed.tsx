import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../../contract/orders.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { whenOnline } from '../../../app/api/when-online.ts';
import { placedOrder } from '../draft-store.ts';

const load = () => import('./order-placed-dialog.tsx');

// Tried until it comes: an error would reload the page, which says of the emptied cart that there is nothing to order.
const OrderPlacedDialog = lazy(async () => ({ default: (await whenOnline(load, Infinity)).OrderPlacedDialog }));

/** The confirmation, which leads to the orders or, when closed, to the menu. `order` null: not yet, but its file is fetched. */
export function OrderPlaced({ order, restaurant }: { order: Order | null; restaurant: Restaurant }) {
  const navigate = useNavigate();
  // Again with each render, in case it was lost.
  useEffect(() => void load().catch(() => {}));
  async function leave(to: string): Promise<void> {
    // The cart is empty, so Back must not lead to checkout again.
    await navigate(to, { replace: true });
    placedOrder.set(null);
  }
  return (
    order && (
      <Suspense>
        <OrderPlacedDialog
          order={order}
          restaurant={restaurant}
          onTrack={() => void leave('/orders')}
          onClose={() => void leave('/menu')}
        />
      </Suspense>
    )
  );
}
