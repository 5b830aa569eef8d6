import { useId } from 'react';
import type { Currency } from '../../../../../contract/primitives.ts';
import type { StaffDishLine } from '../../../../../contract/staff/staff-menu-dishes.ts';
import styles from './category-section.module.css';
import { DishRow } from './dish-row.tsx';

interface DishListProps {
  title: string;
  text?: string;
  dishes: StaffDishLine[];
  currency: Currency;
}

/** A list of dishes outside the categories; nothing if it is empty. */
export function DishList({ title, text, dishes, currency }: DishListProps) {
  const id = useId();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {title}
        </h2>
        {text && <p className={styles.count}>{text}</p>}
      </header>
      <ul className={styles.list}>
        {dishes.map((dish) => (
          <DishRow key={dish._id} dish={dish} currency={currency} />
        ))}
      </ul>
    </section>
  );
}
