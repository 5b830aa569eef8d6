import type { OptionGroup, OptionValue, Product } from '../../contract/menu.ts';
import type { Language } from '../../domain/languages.ts';
import {
  type HalfDish,
  halfPrice,
  leastHalf,
  pricedWithHalves,
  toppingGroups,
  toppingPrice,
} from '../../domain/menu/half-dishes.ts';
import { HALF_PLACES, type HalfPlace, type Halves, halfGroupId, halfLabel } from '../../domain/menu/halves.ts';
import { openedGroups } from '../../domain/menu/opened-groups.ts';
import { eachAmount, type SizedOption, type SizePrices } from '../../domain/menu/size-prices.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';
import { halfName, halfRuleText } from '../texts/half-texts.ts';

interface Reader {
  language: Language;
  /** Of the restaurant's currency. */
  decimals: number;
}

type Row = Pick<ProductsTable, 'id' | 'halves'>;

/**
 * The menu with the halves of its dishes that are half and half, as groups to choose from. `ofHalf`: a dish with what its options cost in any
 * size, since a half comes in the sizes of the whole.
 */
export function withHalves<R extends Row>(
  products: Product[],
  rows: readonly R[],
  { ofHalf, ...reader }: Reader & { ofHalf: (row: R) => Product },
): Product[] {
  const halves = new Map(rows.flatMap(({ id, halves: own }) => (own === null ? [] : [[id, fromJson(own)] as const])));
  if (halves.size === 0) return products;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return products.map((product) => {
    const own = halves.get(product._id);
    if (!own) return product;
    const dishes = products.flatMap(({ _id, categories }) => {
      const row = rowOf.get(_id);
      const isHalf = !halves.has(_id) && categories.some((category) => category._id === own.categoryId);
      return row && isHalf ? ofHalf(row) : [];
    });
    return halved(product, dishes, { ...own, ...reader });
  });
}

function halved(product: Product, dishes: readonly Product[], { rule, language, decimals }: Halves & Reader): Product {
  const sizes = sizesOf(product, decimals);
  const halves = dishes.map((dish) => ({ dish, half: asHalf(dish, decimals) }));
  const all = halves.map(({ half }) => half);
  const least = leastHalf(all);
  const own = product.options.map(({ _id }) => _id);
  const toppings = toppingGroups(all, own);
  const groups = HALF_PLACES.flatMap((place): OptionGroup[] => [
    {
      ...{ _id: halfGroupId(place), name: halfName(place, language), minSelections: 1, maxSelections: 1 },
      half: { rule, decimals },
      ...(place === 1 && { note: halfRuleText(rule, language) }),
      values: halves.map(({ dish, half }) => {
        const opens = toppings.flatMap(({ id, isOfAll }) =>
          !isOfAll && half.groupIds.includes(id) ? halfGroupId(place, id) : [],
        );
        return {
          ...asValue(dish, language),
          ...priced(halfPrice(half, { least, sizes }), decimals),
          ...(opens[0] && { opens }),
        };
      }),
    },
    ...toppings.flatMap(({ id }) => {
      const group = dishes.flatMap(({ options }) => options.find(({ _id }) => _id === id) ?? [])[0];
      return group ? onHalf(group, { place, sizes, language, decimals }) : [];
    }),
  ]);
  const { price, pickup, ...rest } = product;
  const minor = { price: toMinor(price, decimals), pickup: pickup && { ...pickup, price: 0 } };
  const whole = pricedWithHalves(minor, least);
  return {
    ...rest,
    price: toDecimal(whole.price, decimals),
    ...(whole.pickup && { pickup: { ...whole.pickup, price: toDecimal(whole.pickup.price, decimals) } }),
    options: [...product.options, ...groups],
    isAvailable: product.isAvailable && dishes.some(({ isAvailable }) => isAvailable),
  };
}

/** A dish as one that is chosen; it says of its food what the dish says. */
function asValue(dish: Product, language: Language): Omit<OptionValue, 'priceAdjustment'> {
  const { _id, name, isAvailable, allergens, allergenCodes, noAllergens, lang, langs } = dish;
  const { mayContain, mayContainCodes, allergenKinds, additives, minimumAge, portions } = dish;
  const said = langs?.name ?? lang;
  return {
    ...{ _id, label: halfLabel(name), isDefault: false, isAvailable },
    ...(allergens.length > 0 && { allergens, allergenCodes }),
    ...(noAllergens && { noAllergens }),
    ...(mayContain && { mayContain, mayContainCodes }),
    ...(allergenKinds && { allergenKinds }),
    ...(additives && { additives }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(portions && { portions }),
    ...(said !== language && { lang: said }),
  };
}

function onHalf(
  group: OptionGroup,
  { place, sizes, language, decimals }: Reader & { place: HalfPlace; sizes: SizePrices },
): OptionGroup {
  return {
    ...group,
    _id: halfGroupId(place, group._id),
    name: halfName(place, group.lang ?? language, group.name),
    values: group.values.map(({ opens: _, sizePrices, ...value }) => {
      const minor = { adjustment: value.priceAdjustment, sizePrices };
      return {
        ...value,
        label: halfLabel(value.label),
        ...priced(toppingPrice(inMinor(minor, decimals), sizes), decimals),
      };
    }),
  };
}

function asHalf(product: Product, decimals: number): HalfDish {
  const opened = openedGroups(product.options);
  const groups = product.options.filter(({ _id, isSize }) => !isSize && !opened.has(_id));
  return {
    ...{ id: product._id, price: toMinor(product.price, decimals), sizes: sizesOf(product, decimals) },
    groupIds: groups.map(({ _id }) => _id),
  };
}

function sizesOf({ options }: Product, decimals: number): SizePrices {
  const values = options.flatMap((group) => (group.isSize ? group.values : []));
  return Object.fromEntries(values.map(({ _id, priceAdjustment }) => [_id, toMinor(priceAdjustment, decimals)]));
}

function inMinor({ adjustment, sizePrices }: SizedOption, decimals: number): SizedOption {
  const minor = (amount: number) => toMinor(amount, decimals);
  return { adjustment: minor(adjustment), ...(sizePrices && { sizePrices: eachAmount(sizePrices, minor) }) };
}

function priced({ adjustment, sizePrices }: SizedOption, decimals: number) {
  const decimal = (amount: number) => toDecimal(amount, decimals);
  return {
    priceAdjustment: decimal(adjustment),
    ...(sizePrices && { sizePrices: eachAmount(sizePrices, decimal) }),
  };
}
