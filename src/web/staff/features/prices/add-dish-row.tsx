import { type KeyboardEvent, useRef, useState } from 'react';
import { once } from '../../../../contract/endpoints/call.ts';
import { addDish } from '../../../../contract/endpoints/dishes.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffCategory } from '../../../../contract/staff/staff-menu-categories.ts';
import { staffDishInput } from '../../../../contract/staff/staff-menu-dishes.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { randomId } from '../../../app/api/random-id.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { MoneyField } from '../editing/money-field.tsx';
import styles from './prices-page.module.css';

interface AddDishRowProps {
  category: StaffCategory;
  name: string;
  menu: MenuRecord;
  onAdded(): void;
}

/** Adds dishes to a category by name and price, one after another; what else belongs to a dish is typed on its page. */
export function AddDishRow({ category, name, menu, onAdded }: AddDishRowProps) {
  const t = useMessages('prices');
  const { call } = useStaff();
  const [dish, setDish] = useState({ name: '', price: '' });
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** Stays the same until the dish is there, so that a lost answer adds no second one. */
  const key = useRef(randomId());
  const row = useRef<HTMLDivElement>(null);

  async function add(): Promise<void> {
    if (isBusy) return;
    const input = staffDishInput.safeParse({
      name: { [menu.contentLanguage]: dish.name },
      description: null,
      price: typedAmount(dish.price, menu.currency),
      categoryIds: [category._id],
      optionGroupIds: [],
      pictureId: null,
      allergens: [],
      dietary: [],
      isFeatured: false,
      isActive: true,
    });
    if (!input.success || dish.name.trim() === '') return setError(t('name_and_price'));
    setIsBusy(true);
    const result = await call(addDish, { body: input.data, ...once(key.current), quiet: true });
    setIsBusy(false);
    if (!result.ok) return setError(refusalText(result.failure) || t('not_added'));
    key.current = randomId();
    setError(null);
    setSaid(t('added', { name: dish.name }));
    setDish({ name: '', price: '' });
    onAdded();
    row.current?.querySelector('input')?.focus();
  }

  function addByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void add();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field adds the dish instead of saving the whole table
    <div ref={row} className={styles.add} onKeyDown={addByEnter}>
      <TextField
        label={t('new_dish_in', { name })}
        hideLabel
        placeholder={t('new_dish')}
        autoComplete="off"
        value={dish.name}
        error={error}
        onChange={({ currentTarget }) => setDish({ ...dish, name: currentTarget.value })}
      />
      <MoneyField
        label={t('new_price_in', { name })}
        hideLabel
        value={dish.price}
        currency={menu.currency}
        error={null}
        onChange={(price) => setDish({ ...dish, price })}
      />
      <Button variant="outline" before="plus" busy={isBusy} onClick={() => void add()}>
        {t('add')}
      </Button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
