import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { placedOrder } from './draft-store.ts';

const OrderPlacedDialog = lazy(() =>
  import('./order-placed-dialog.tsx').then((file) => ({ default: file.OrderPlacedDialog })),
);

/** The confirmation, which leads to the orders or, when closed, to the menu. */
export function OrderPlaced({ order, restaurant }: { order: Order; restaurant: Restaurant }) {
  const navigate = useNavigate();
  async function leave(to: string): Promise<void> {
    // The cart is empty, so Back must not lead to checkout again.
    await navigate(to, { replace: true });
    placedOrder.set(null);
  }
  return (
    <Suspense>
      <OrderPlacedDialog
        order={order}
        restaurant={restaurant}
        onTrack={() => void leave('/orders')}
        onClose={() => void leave('/menu')}
      />
    </Suspense>
  );
}
