import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../app/app-context.ts';
import { dishesToCook } from './dishes-to-cook.ts';
import styles from './to-cook.module.css';

/** How often each dish is still to be cooked: "12 Margherita". One line, which scrolls. */
export function ToCook({ orders }: { orders: readonly StaffOrder[] }) {
  const t = useMessages('board');
  const dishes = dishesToCook(orders);
  if (dishes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.strip} aria-label={t('to_cook')} tabIndex={0}>
      <p aria-hidden="true">{t('to_cook')}</p>
      <ul lang={orders[0]?.lang}>
        {dishes.map(({ productId, name, count }) => (
          <li key={productId}>
            <b>{`${count} `}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
