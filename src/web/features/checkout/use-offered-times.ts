import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Restaurant } from '../../../contract/restaurants.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { useApp } from '../../app/app-context.ts';
import type { CartItem } from '../cart/cart-store.ts';
import { type Offered, offeredBy } from './offered-times.ts';

/** Other customers take times meanwhile. */
const RENEW_MS = 30_000;

export interface OfferedTimesHandle {
  /** undefined: the restaurant's times follow from its hours; null: not known yet. */
  offered: Offered | null | undefined;
  /** Asks for the free times of a date. */
  browse(day: string): void;
  renew(): void;
}

interface Asked {
  restaurant: Restaurant;
  orderType: OrderType;
  items: readonly CartItem[];
}

/** The times that the server offers for the cart, kept up to date. It asks only where the restaurant has set how it takes orders. */
export function useOfferedTimes({ restaurant, orderType, items }: Asked): OfferedTimesHandle {
  const { api, plain } = useApp();
  const isAsked = restaurant.orderTimes !== undefined;
  const dishes = items.map(({ productId, quantity }) => ({ productId, quantity }));
  const cart = JSON.stringify([orderType, dishes]);
  const [known, setKnown] = useState<{ cart: string; offered: Offered } | null>(
    import.meta.env.SSR && plain?.times ? { cart, offered: offeredBy(plain.times) } : null,
  );
  const browsed = useRef<string | null>(null);
  const latest = useRef(cart);
  latest.current = cart;

  async function ask(day?: string): Promise<void> {
    const input = { restaurantId: restaurant._id, orderType, items: dishes, ...(day && { day }) };
    const answer = await api.cart.times(input, { quiet: true });
    if (!answer.ok || latest.current !== cart) return;
    setKnown((before) => {
      const earlier = day && before?.cart === cart ? before.offered.slots : {};
      return { cart, offered: offeredBy(answer.data.data, earlier) };
    });
  }
  const renew = useEffectEvent(async () => {
    if (!isAsked) return;
    await ask();
    if (browsed.current) await ask(browsed.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another cart, and when the restaurant has changed something
  useEffect(() => {
    void renew();
    const timer = setInterval(() => void renew(), RENEW_MS);
    return () => clearInterval(timer);
  }, [cart, restaurant]);

  return {
    offered: isAsked ? (known?.cart === cart ? known.offered : null) : undefined,
    browse(day) {
      browsed.current = day;
      if (isAsked) void ask(day);
    },
    renew: () => void ask(),
  };
}
