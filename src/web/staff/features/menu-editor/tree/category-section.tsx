import { useId } from 'react';
import type { Currency } from '../../../../../contract/primitives.ts';
import type { StaffCategory } from '../../../../../contract/staff/staff-menu-categories.ts';
import type { StaffDishLine } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StatusChip } from '../../../../ui/signs/chip.tsx';
import { ReorderButtons } from '../reorder-buttons.tsx';
import styles from './category-section.module.css';
import { DishRow } from './dish-row.tsx';
import type { useMenuOrder } from './use-menu-order.ts';

interface CategorySectionProps {
  category: StaffCategory;
  name: string;
  dishes: StaffDishLine[];
  currency: Currency;
  edit(): void;
  duplicate: (dish: StaffDishLine) => void;
  /** This category's place while the menu is being reordered; null: it is not. */
  order: { place: number; count: number; ids: string[]; move: ReturnType<typeof useMenuOrder>['move'] } | null;
}

/** A category with its dishes, which can be opened, added and reordered. */
export function CategorySection({ category, name, dishes, currency, edit, duplicate, order }: CategorySectionProps) {
  const t = useMessages('menu-editor');
  const id = useId();
  const ids = dishes.map(({ _id }) => _id);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <span className={styles.count}>{t('dish_count', { count: dishes.length })}</span>
        {!category.isActive && <StatusChip colour="grey">{t('hidden')}</StatusChip>}
        <span className={styles.actions}>
          {order ? (
            <ReorderButtons
              name={name}
              place={order.place}
              count={order.count}
              onMove={(step) => order.move({ kind: 'categories', ids: order.ids, id: category._id, name }, step)}
            />
          ) : (
            <>
              <ButtonLink
                variant="text"
                size="sm"
                before="plus"
                to={`/staff/menu/edit/dishes/new?category=${category._id}`}
                aria-label={t('add_dish_to', { name })}
              >
                {t('add_dish')}
              </ButtonLink>
              <IconButton icon="pencil" label={t('edit_category_of', { name })} onClick={edit} />
            </>
          )}
        </span>
      </header>
      {dishes.length === 0 ? (
        <p className={styles.none}>{t('no_dishes')}</p>
      ) : (
        <ul className={styles.list}>
          {dishes.map((dish, place) => (
            <DishRow key={dish._id} dish={dish} currency={currency} duplicate={duplicate}>
              {order && (
                <ReorderButtons
                  name={dish.name}
                  place={place}
                  count={dishes.length}
                  onMove={(step) => order.move({ kind: 'products', ids, id: dish._id, name: dish.name }, step)}
                />
              )}
            </DishRow>
          ))}
        </ul>
      )}
    </section>
  );
}
