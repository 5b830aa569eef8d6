import { useRef } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Skeleton } from '../../../ui/signs/skeleton.tsx';
import { CallerPanel } from './caller-panel.tsx';
import { DishFinder } from './dish-finder.tsx';
import { HandoverPanel } from './handover-panel.tsx';
import styles from './new-order.module.css';
import { OrderSheet } from './order-sheet.tsx';
import { withDeal } from './phone-deal.ts';
import type { DraftLine } from './phone-draft.ts';
import { withLine } from './phone-draft.ts';
import { PhoneOrderPlaced } from './phone-order-placed.tsx';
import { PhonePayments } from './phone-payments.tsx';
import { usePhoneOrder } from './use-phone-order.ts';

/** An order by telephone: who calls, what they want, how it leaves; beside it the order as it grows. */
export function NewOrder() {
  const t = useMessages('phone-order');
  const restaurant = useRestaurant();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('text')}</p>
      </header>
      {restaurant ? <Form restaurant={restaurant} /> : <Skeleton shape="block" className={styles.loading} />}
    </div>
  );
}

function Form({ restaurant }: { restaurant: Restaurant }) {
  const order = usePhoneOrder(restaurant);
  const placeButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const { draft, change } = order;

  async function place(): Promise<void> {
    if (await order.place()) return;
    // What is wrong is marked by the next render only.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const payments = <PhonePayments restaurant={restaurant} placed={order.placed?._id ?? null} />;
  if (order.placed) {
    return (
      <>
        <PhoneOrderPlaced order={order.placed} next={order.restart} />
        {payments}
      </>
    );
  }
  return (
    <>
      <div ref={form} className={styles.columns}>
        <div className={styles.column}>
          <CallerPanel order={order} onRepeated={() => placeButton.current?.focus()} />
          <DishFinder
            step={2}
            restaurant={restaurant}
            orderType={draft.orderType}
            error={order.faults.lines !== undefined}
            onAdd={(line: DraftLine) => change({ lines: withLine(draft.lines, line) })}
            onAddDeal={(deal, chosen) => change({ lines: withDeal(draft.lines, deal, chosen) })}
          />
          <HandoverPanel order={order} />
        </div>
        <OrderSheet order={order} placeButton={placeButton} place={() => void place()} />
      </div>
      {payments}
    </>
  );
}
