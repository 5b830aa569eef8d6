import { useMemo, useState } from 'react';
import { changePrices } from '../../../../contract/endpoints/dishes.ts';
import {
  type DishPricesInput,
  dishPricesInput,
  type StaffPrices,
} from '../../../../contract/staff/staff-menu-prices.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import type { RecordState } from '../../app/use-record.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';
import { menuGroups } from '../menu-editor/tree/menu-groups.ts';
import { AddDishRow } from './add-dish-row.tsx';
import { PriceRaiser } from './price-raiser.tsx';
import {
  dealPriceRow,
  dishPriceRow,
  optionPriceRows,
  type PriceRow,
  type SizeCell,
  sizeColumns,
  sizedPriceRow,
} from './price-rows.ts';
import { PriceTable } from './price-table.tsx';
import type { PricedMenu } from './priced-menu.ts';
import { changedPrices, placesOf, pricesDraft } from './prices-draft.ts';
import styles from './prices-page.module.css';
import { SizeTable } from './size-table.tsx';
import { TakeBack } from './take-back.tsx';
import { typedPrices } from './typed-prices.ts';

export interface PricesFormProps {
  menu: PricedMenu;
  record: RecordState<PricedMenu>;
}

/** All prices as they are typed, with what changes many of them, and what takes the last change back. */
export function PricesForm({ menu, record }: PricesFormProps) {
  const t = useMessages('prices');
  const editor = useMessages('menu-editor');
  const { call } = useStaff();
  const language = useLanguage();
  const { contentLanguage } = menu;
  /** The last change that was saved, while it can be taken back. */
  const [done, setDone] = useState<DishPricesInput | null>(null);
  /** What the last run changed: it stays in sight while it is typed in. */
  const [raised, setRaised] = useState<ReadonlySet<string>>(new Set());
  const saved = useMemo(() => pricesDraft(menu, language), [menu, language]);
  const take = (prices: StaffPrices) => record.take(withPrices(menu, prices));
  const draft = useDraft({
    name: 'prices',
    saved,
    schema: dishPricesInput,
    input: (value) => changedPrices(value, menu),
    send: async (input) => {
      const answer = await call(changePrices, { body: input, quiet: true });
      if (answer.ok) setDone(input);
      return answer;
    },
    onSaved: ({ data }) => {
      setRaised(new Set());
      take(data);
    },
    onRefused: (failure) => {
      const now = pricesNow(failure);
      if (!now) return null;
      take(now);
      return pricesDraft(withPrices(menu, now), language);
    },
  });
  function takeBack(old: StaffPrices): void {
    // Else the draft goes on from what was saved, and the same run again would count as no change.
    if (!draft.isChanged) draft.discard();
    take(old);
  }
  const words = { t, editor };
  const { categories, elsewhere } = menuGroups(menu, '');
  const groups = [
    ...categories,
    ...(elsewhere.length > 0 ? [{ category: null, name: t('elsewhere'), dishes: elsewhere }] : []),
  ];
  const dishes = groups.map((group) => ({
    ...group,
    columns: sizeColumns(menu, group.dishes),
    rows: group.dishes.map((dish) => dishPriceRow(dish, menu, words)),
    sized: group.dishes.map((dish) => sizedPriceRow(dish, menu, words)),
  }));
  const options = menu.optionGroups.map((group) => ({ group, rows: optionPriceRows(group, menu, words) }));
  const deals = menu.deals.map((deal) => dealPriceRow(deal, menu, words));

  const { prices } = draft.value;
  const typed = typedPrices(menu, draft.value, language);
  const places = placesOf(changedPrices(draft.value, menu));
  const table = {
    typed,
    errorOf: (key: string) => (places[key] ? draft.errorOf(places[key]) : null),
    onType: (key: string, text: string) => draft.change({ prices: { ...prices, [key]: text } }),
  };
  /** Options and deals stand here where their prices change. */
  const shows = (rows: PriceRow[]) =>
    rows.some(({ cells }) => cells.some(({ key }) => raised.has(key) || prices[key] !== saved.prices[key]));
  const rows = [...dishes, ...options].flatMap((each) => each.rows).concat(deals);
  const cells = [
    ...rows.flatMap((row) => row.cells),
    ...dishes.flatMap(({ sized }) => sized.flatMap(({ sizes }) => sizes.map(inSize))),
  ];
  const facts = Object.fromEntries(
    cells.map(({ key, name }): [string, Fact] => [`prices.${key}`, { label: name, say: String }]),
  );
  return (
    <>
      <TakeBack done={done} onTakenBack={takeBack} onOver={() => setDone(null)} />
      <DraftForm draft={draft} describe={describeChanges(facts, contentLanguage)}>
        <PriceRaiser
          menu={menu}
          groups={groups}
          prices={prices}
          onRaised={(changed) => {
            setRaised(new Set(Object.keys(changed).filter((key) => changed[key] !== prices[key])));
            draft.change({ prices: { ...prices, ...changed } });
          }}
        />
        <div className={styles.tables}>
          {dishes.map(({ category, name, columns, rows: own, sized }) => {
            const add = category && <AddDishRow category={category} name={name} menu={menu} onAdded={record.reload} />;
            const key = category?._id ?? '';
            return columns ? (
              <SizeTable key={key} {...table} name={name} columns={columns} rows={sized}>
                {add}
              </SizeTable>
            ) : (
              <PriceTable key={key} {...table} kind="dish" name={name} rows={own}>
                {add}
              </PriceTable>
            );
          })}
          {options.map(
            ({ group, rows: own }) =>
              shows(own) && (
                <PriceTable
                  key={group._id}
                  {...table}
                  kind="option"
                  name={ownLabels(group.name, contentLanguage)}
                  note={editor('used_by', { count: group.productIds.length })}
                  rows={own}
                />
              ),
          )}
          {shows(deals) && <PriceTable {...table} kind="deal" name={t('deals')} rows={deals} />}
        </div>
      </DraftForm>
    </>
  );
}

function inSize({ variant: { own: key }, name }: SizeCell): { key: string; name: string } {
  return { key, name };
}

/** The prices as they are, from a refusal because somebody else has changed some; null: it is another one. */
function pricesNow(failure: ApiFailure): StaffPrices | null {
  if (failure.kind !== 'problem' || failure.problem.code !== 'menu_changed' || !failure.problem.products) return null;
  return failure.problem as unknown as StaffPrices;
}

function withPrices(menu: PricedMenu, { products, optionGroups = menu.optionGroups, deals = menu.deals }: StaffPrices) {
  return { ...menu, products, optionGroups, deals };
}
