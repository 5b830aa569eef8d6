import { useState } from 'react';
import { changePrices } from '../../../../contract/endpoints/dishes.ts';
import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import { type DishPricesInput, dishPricesInput } from '../../../../contract/staff/staff-menu-prices.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { menuGroups } from '../menu-editor/tree/menu-groups.ts';
import menuStyles from '../menu-editor/tree/menu-tree.module.css';
import { AddDishRow } from './add-dish-row.tsx';
import { PriceRaiser } from './price-raiser.tsx';
import { PriceTable } from './price-table.tsx';
import { changedPrices, pickupKey, pricesDraft } from './prices-draft.ts';
import styles from './prices-page.module.css';
import { TakeBack } from './take-back.tsx';

/** The menu as a table: prices are typed one below the other, raised together, and new dishes added by name and price. */
export function PricesPage() {
  const t = useMessages('prices');
  const { call } = useStaff();
  const record = useRecord('prices', () => call(getMenuRecord, { quiet: true }));
  return (
    <div className={`wrap ${menuStyles.page}`}>
      <RecordPage title={t('title')} text={t('text')} record={record}>
        {(menu) =>
          menu.categories.length === 0 ? (
            <EmptyState emoji="plate" title={t('empty_title')} text={t('empty_text')} framed />
          ) : (
            <Prices menu={menu} record={record} />
          )
        }
      </RecordPage>
    </div>
  );
}

function Prices({ menu, record }: { menu: MenuRecord; record: RecordState<MenuRecord> }) {
  const t = useMessages('prices');
  const { call } = useStaff();
  const language = useLanguage();
  const { currency, contentLanguage } = menu;
  const { categories, elsewhere } = menuGroups(menu, '');
  const dishes = menu.products.filter(({ isActive }) => isActive);
  /** The last change that was saved, while it can be taken back. */
  const [done, setDone] = useState<DishPricesInput | null>(null);
  const take = (products: StaffDishLine[]) => record.take({ ...menu, products });
  const draft = useDraft({
    name: 'prices',
    saved: pricesDraft(dishes, currency, language),
    schema: dishPricesInput,
    input: (value) => changedPrices(value, dishes, currency),
    send: async (input) => {
      const answer = await call(changePrices, { body: input, quiet: true });
      if (answer.ok) setDone(input);
      return answer;
    },
    onSaved: ({ data }) => take(data.products),
    onRefused: whenChanged('products', take, (products: StaffDishLine[]) =>
      pricesDraft(
        products.filter(({ isActive }) => isActive),
        currency,
        language,
      ),
    ),
  });
  const facts = Object.fromEntries(
    dishes.flatMap(({ _id, name }): [string, Fact][] => [
      [`prices.${_id}`, { label: name, say: String }],
      [`prices.${pickupKey(_id)}`, { label: t('pickup_price_of', { name }), say: String }],
    ]),
  );
  /** Errors come by the place among the changed prices. */
  const changed = changedPrices(draft.value, dishes, currency).prices.map(({ id }) => id);
  const errorOf = (id: string, field: 'price' | 'pickupPrice') =>
    changed.includes(id) ? draft.errorOf(`prices.${changed.indexOf(id)}.${field}`) : null;
  const groups = [
    ...categories,
    ...(elsewhere.length > 0 ? [{ category: null, name: t('elsewhere'), dishes: elsewhere }] : []),
  ];
  return (
    <>
      <TakeBack done={done} onTakenBack={take} onOver={() => setDone(null)} />
      <DraftForm draft={draft} describe={describeChanges(facts, contentLanguage)}>
        <PriceRaiser
          groups={groups}
          currency={currency}
          prices={draft.value.prices}
          onRaised={(prices) => draft.change({ prices: { ...draft.value.prices, ...prices } })}
        />
        <div className={styles.tables}>
          {groups.map(({ category, name, dishes: own }) => (
            <PriceTable
              key={category?._id ?? ''}
              name={name}
              dishes={own}
              currency={currency}
              prices={draft.value.prices}
              errorOf={errorOf}
              inMoney={(price) => money(price, currency, language)}
              onType={(key, typed) => draft.change({ prices: { ...draft.value.prices, [key]: typed } })}
            >
              {category && <AddDishRow category={category} name={name} menu={menu} onAdded={record.reload} />}
            </PriceTable>
          ))}
        </div>
      </DraftForm>
    </>
  );
}
