import { useId } from 'react';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { MoneyField } from '../../editing/money-field.tsx';
import type { DealLineDraft } from './deal-draft.ts';
import styles from './deals.module.css';

interface DealDishesProps {
  menu: MenuRecord;
  line: DealLineDraft;
  /** The line's name. */
  name: string;
  /** The error of a field within the line. */
  errorOf(path: string): string | null;
  onChange(dishes: DealLineDraft['dishes']): void;
}

/** The dishes of a line, each with its surcharge; where it takes a whole category, only those that have one. */
export function DealDishes({ menu, line, name, errorOf, onChange }: DealDishesProps) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const id = useId();
  const { categoryId, dishes } = line;
  const names = new Map(menu.products.map((dish) => [dish._id, dish.name]));
  const chosen = new Set(dishes.map(({ productId }) => productId));
  const others = menu.products.filter(
    ({ _id, isActive, categoryIds, halves }) =>
      isActive && !halves && !chosen.has(_id) && (categoryId === null || categoryIds.includes(categoryId)),
  );
  const more = t(categoryId === null ? 'add_dish' : 'add_extra');
  return (
    <div className={styles.dishes}>
      {dishes.map(({ productId, extra }, at) => {
        const dish = names.get(productId) ?? editor('no_longer_there');
        return (
          <div key={productId} className={styles.dish}>
            <MoneyField
              label={t('extra_of', { dish })}
              value={extra}
              placeholder={t('no_extra')}
              currency={menu.currency}
              error={errorOf(`dishes.${at}.extra`)}
              onChange={(typed) => onChange(dishes.with(at, { productId, extra: typed }))}
            />
            <IconButton
              icon="x"
              label={t('take_out', { dish, line: name })}
              onClick={() => {
                document.getElementById(id)?.focus();
                onChange(dishes.filter((each) => each.productId !== productId));
              }}
            />
          </div>
        );
      })}
      {others.length > 0 && dishes.length < STAFF_MAX.dealDishes && (
        <SelectField
          id={id}
          label={more}
          aria-label={t('more_of', { more, line: name })}
          value=""
          options={[
            { value: '', label: editor('choose') },
            ...others.map(({ _id, name: dish }) => ({ value: _id, label: dish })),
          ]}
          onChange={({ currentTarget: { value } }) => value && onChange([...dishes, { productId: value, extra: '' }])}
        />
      )}
    </div>
  );
}
