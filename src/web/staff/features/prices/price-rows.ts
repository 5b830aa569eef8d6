import type { StaffDeal } from '../../../../contract/staff/staff-deals.ts';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import type { StaffOptionGroup } from '../../../../contract/staff/staff-menu-options.ts';
import type { Translate } from '../../../app/app-context.ts';
import { ownLabels } from '../menu-editor/own-labels.ts';
import {
  extrasOf,
  ownSizes,
  type Priced,
  type PricedMenu,
  priceKeys,
  type Variant,
  variantsOf,
} from './priced-menu.ts';

/** A price as a field of the table. */
export interface PriceCell extends Priced {
  /** Of what, in full. */
  name: string;
  /** Shown over the field; missing: it is the row's own price. */
  label?: string;
}

/** A row of the table: the first cell is what it costs, the others what it costs in a size, for pickup or on top. */
export interface PriceRow {
  id: string;
  name: string;
  /** Where the rest of it is edited; null: nowhere of its own. */
  link: string | null;
  cells: PriceCell[];
  /** What the dish is had in: its whole price in each is shown. */
  variants: Variant[];
}

/** A dish in a table of sizes: `cells` are what it costs itself and for pickup; of its sizes each is a column. */
export interface SizedRow extends PriceRow {
  sizes: SizeCell[];
}

export interface SizeColumn {
  _id: string;
  label: string;
}

/** What a dish costs in a size, which is a field of its own. */
export interface SizeCell {
  variant: Variant;
  /** Of what, in full. */
  name: string;
}

/** The words of the rows. */
export interface RowWords {
  t: Translate<'prices'>;
  editor: Translate<'menu-editor'>;
}

export function dishPriceRow(dish: StaffDishLine, menu: PricedMenu, { t, editor }: RowWords): PriceRow {
  const { _id, name, price, pickupPrice, sizePrices = {} } = dish;
  const variants = variantsOf(menu, dish);
  return {
    ...{ id: _id, name, link: `/staff/menu/edit/dishes/${_id}`, variants },
    cells: [
      { key: _id, amount: price, name: t('price_of', { name }) },
      ...(pickupPrice === undefined
        ? []
        : [
            {
              ...{ key: priceKeys.pickup(_id), amount: pickupPrice, label: t('pickup_price') },
              name: t('pickup_price_of', { name }),
            },
          ]),
      ...variants.flatMap((variant): PriceCell[] => {
        const amount = sizePrices[variant._id];
        if (amount === undefined) return [];
        const of = editor('price_in_size', { name, size: variant.label });
        return [{ key: variant.own, amount, label: variant.label, name: t('price_of', { name: of }) }];
      }),
    ],
  };
}

/** The same where sizes are columns: prices of its own in sizes stand there. */
export function sizedPriceRow(dish: StaffDishLine, menu: PricedMenu, words: RowWords): SizedRow {
  const { variants, cells, ...row } = dishPriceRow(dish, menu, words);
  const own = new Set(variants.map((variant) => variant.own));
  const isSized = ownSizes(menu, dish).length > 0;
  const nameIn = ({ label: size }: Variant) =>
    words.t('price_of', { name: words.editor('price_in_size', { name: row.name, size }) });
  return {
    ...{ ...row, variants: [], cells: cells.filter(({ key }) => !own.has(key)) },
    sizes: isSized ? variants.map((variant) => ({ variant, name: nameIn(variant) })) : [],
  };
}

/**
 * The sizes that a category's dishes have in common, as columns: of one group, or of several that name the same in the same order. null
 * where dishes come in different sizes, in none, or in more than fit beside each other.
 */
export function sizeColumns(
  { optionGroups, contentLanguage }: PricedMenu,
  dishes: readonly StaffDishLine[],
): SizeColumn[] | null {
  const [columns, ...others] = optionGroups
    .filter(({ _id, isSize }) => isSize && dishes.some(({ optionGroupIds }) => optionGroupIds.includes(_id)))
    .map(({ values }) => values.map(({ _id, label }) => ({ _id, label: ownLabels(label, contentLanguage) })));
  const namesOf = (sizes: SizeColumn[]) => JSON.stringify(sizes.map(({ label }) => label));
  if (!columns || columns.length > MOST_COLUMNS) return null;
  return others.every((sizes) => namesOf(sizes) === namesOf(columns)) ? columns : null;
}

/** More stand one below the other. */
const MOST_COLUMNS = 6;

export function optionPriceRows(group: StaffOptionGroup, menu: PricedMenu, { t, editor }: RowWords): PriceRow[] {
  const sizes = new Map(
    menu.optionGroups
      .filter(({ isSize }) => isSize)
      .flatMap(({ values }) => values.map((each) => [each._id, each.label])),
  );
  return group.values.map(({ _id, label, priceAdjustment, sizePrices }) => {
    const name = ownLabels(label, menu.contentLanguage);
    return {
      ...{ id: _id, name, link: null, variants: [] },
      cells: [
        { key: priceKeys.option(_id), amount: priceAdjustment, name: t('surcharge_of', { name }) },
        ...Object.entries(sizePrices).map(([id, amount]): PriceCell => {
          const size = ownLabels(sizes.get(id) ?? {}, menu.contentLanguage);
          const of = editor('price_in_size', { name, size });
          return {
            ...{ key: priceKeys.optionInSize(_id, id), amount, label: size, name: t('surcharge_of', { name: of }) },
          };
        }),
      ],
    };
  });
}

export function dealPriceRow(deal: StaffDeal, menu: PricedMenu, { t }: RowWords): PriceRow {
  const name = ownLabels(deal.name, menu.contentLanguage);
  const dishes = new Map(menu.products.map((dish) => [dish._id, dish.name]));
  return {
    ...{ id: deal._id, name, link: null, variants: [] },
    cells: [
      { key: priceKeys.deal(deal._id), amount: deal.price, name: t('price_of', { name }) },
      ...extrasOf(deal).map(({ key, amount, productId }): PriceCell => {
        const label = t('surcharge_of', { name: dishes.get(productId) ?? '' });
        return { ...{ key, amount, label, name: `${name}: ${label}` } };
      }),
    ],
  };
}
