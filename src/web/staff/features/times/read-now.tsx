import { useEffect, useState } from 'react';
import type { OfferedTimes } from '../../../../contract/cart-validation.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { ORDER_TYPE, type OrderType } from '../../../../domain/orders/order-types.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';

/** What guests who order as soon as possible read at this moment, by what is saved: the same answer as theirs. */
export function ReadNow({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('order-times');
  const { fee, allowsCollection } = restaurant.deliverySettings;
  const types: OrderType[] = [
    ...(fee === null ? [] : ['Delivery' as const]),
    ...(allowsCollection ? ['Pickup' as const] : []),
  ];
  return (
    <div>
      <h3>{t('reads_title')}</h3>
      {types.map((orderType) => (
        <Sentence key={orderType} orderType={orderType} restaurant={restaurant} />
      ))}
    </div>
  );
}

function Sentence({ orderType, restaurant }: { orderType: OrderType; restaurant: Restaurant }) {
  const t = useMessages('order-times');
  const clock = useOrderClock();
  const { api } = useApp();
  const [asap, setAsap] = useState<OfferedTimes['asap'] | undefined>(undefined);

  // A restaurant that was saved is another one.
  useEffect(() => {
    let isOver = false;
    const input = { restaurantId: restaurant._id, orderType, items: [] };
    void api.cart.times(input, { quiet: true }).then((answer) => {
      if (answer.ok && !isOver) setAsap(answer.data.data.asap);
    });
    return () => {
      isOver = true;
    };
  }, [api, restaurant, orderType]);

  if (asap === undefined) return null;
  return <p>{t(`reads_${orderType}`, { time: said(asap) })}</p>;

  function said(offered: OfferedTimes['asap']): string {
    if (!offered) return t('reads_closed');
    if (offered.at === null) return restaurant.deliverySettings[ORDER_TYPE[orderType].wait];
    const from = timeText(offered.at, clock);
    return offered.to
      ? t('reads_between', { from, to: timeText(offered.to, clock) })
      : t('reads_about', { time: from });
  }
}
