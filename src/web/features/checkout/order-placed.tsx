import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { placedOrder } from './draft-store.ts';

const OrderPlacedDialog = lazy(() =>
  import('./order-placed-dialog.tsx').then((file) => ({ default: file.OrderPlacedDialog })),
);

/** The confirmation and its two ways on: to the orders, or back to the menu. */
export function OrderPlaced({ order, restaurant }: { order: Order; restaurant: Restaurant }) {
  const navigate = useNavigate();
  function leave(to: string): void {
    // The cart is empty: Back must not lead here again.
    void navigate(to, { replace: true });
    placedOrder.set(null);
  }
  return (
    <Suspense>
      <OrderPlacedDialog
        order={order}
        restaurant={restaurant}
        onTrack={() => leave('/orders')}
        onClose={() => leave('/menu')}
      />
    </Suspense>
  );
}
