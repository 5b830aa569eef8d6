import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderStatus } from '../../../../domain/orders/order-status.ts';

type Cooked = {
  status: OrderStatus;
  items: readonly Pick<StaffOrder['items'][number], 'productId' | 'productName' | 'quantity'>[];
};

export interface DishCount {
  productId: string;
  name: string;
  count: number;
}

const TO_COOK: readonly OrderStatus[] = ['Pending Confirmation', 'Confirmed', 'Preparing'];

/** How often each dish is still to be cooked in all open orders together, the most first. */
export function dishesToCook(orders: Iterable<Cooked>): DishCount[] {
  const counts = new Map<string, DishCount>();
  for (const { status, items } of orders) {
    if (!TO_COOK.includes(status)) continue;
    for (const { productId, productName, quantity } of items) {
      const known = counts.get(productId);
      if (known) known.count += quantity;
      else counts.set(productId, { productId, name: productName, count: quantity });
    }
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
