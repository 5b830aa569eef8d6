import type { SizePrices } from '../../domain/menu/size-prices.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { storedSizePrices } from '../menu/present-size-prices.ts';
import { foodColumns } from '../menu/stored-food.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type {
  CategoriesTable,
  OptionGroupsTable,
  OptionValuesTable,
  ProductCategoriesTable,
  ProductOptionGroupsTable,
  ProductsTable,
} from '../platform/tables/menu-tables.ts';
import type { MenuContext } from './import-context.ts';
import type { RestaurantFile } from './restaurant-file.ts';

export interface MenuRows {
  categories: CategoriesTable[];
  products: ProductsTable[];
  productCategories: ProductCategoriesTable[];
  optionGroups: OptionGroupsTable[];
  optionValues: OptionValuesTable[];
  productOptionGroups: ProductOptionGroupsTable[];
}

/** The menu's rows. Positions follow the order in the file. */
export function menuRows(context: MenuContext): MenuRows {
  const { file, ids, texts } = context;
  const restaurant_id = ids.restaurant;
  return {
    categories: file.categories.map(({ key, name, description, isActive, hours }, position) => {
      const id = ids.of('category', key);
      texts.add('category', id, { name, description });
      return { restaurant_id, id, is_active: Number(isActive), position, serving_hours: hours && toJson(hours) };
    }),
    products: file.products.map((product, position) => productRow(context, product, position)),
    productCategories: file.products.flatMap((product) =>
      product.categories.map((category, position) => ({
        restaurant_id,
        product_id: ids.of('product', product.key),
        category_id: ids.of('category', category),
        position,
      })),
    ),
    optionGroups: file.optionGroups.map(({ key, name, min, max, maxPerValue, included, isSize }) => {
      const id = ids.of('option-group', key);
      texts.add('option_group', id, { name });
      const bounds = { min_selections: min, max_selections: max, max_per_value: maxPerValue, included };
      const is_size = Number(isSize);
      return { restaurant_id, id, ...bounds, is_size };
    }),
    optionValues: file.optionGroups.flatMap((group) => optionValueRows(context, group)),
    productOptionGroups: file.products.flatMap((product) =>
      product.options.map((group, position) => ({
        restaurant_id,
        product_id: ids.of('product', product.key),
        group_id: ids.of('option-group', group),
        position,
      })),
    ),
  };
}

function productRow(
  { file, ids, texts }: MenuContext,
  product: RestaurantFile['products'][number],
  position: number,
): ProductsTable {
  const id = ids.of('product', product.key);
  texts.add('product', id, {
    name: product.name,
    description: product.description,
    ingredients: product.ingredients,
  });
  return {
    restaurant_id: ids.restaurant,
    id,
    price: toMinor(product.price, decimalsOf(file.currency.code)),
    pickup_price: product.pickupPrice === null ? null : toMinor(product.pickupPrice, decimalsOf(file.currency.code)),
    deposit: toMinor(product.deposit, decimalsOf(file.currency.code)),
    content_size: product.content?.size ?? null,
    content_unit: product.content?.unit ?? null,
    picture_id: product.picture && ids.of('picture', product.picture),
    ...foodColumns(product),
    menu_number: product.menuNumber,
    heat: product.heat,
    kcal: product.kcal,
    dietary: toJson(product.dietary),
    minimum_age: product.minimumAge,
    kitchen_name: product.kitchenName,
    cooking_minutes: product.cookingMinutes,
    tax_class: product.taxClass,
    is_featured: Number(product.isFeatured),
    is_available: Number(product.isAvailable),
    unavailable_until: null,
    is_active: 1,
    position,
    units: 1,
    notice_minutes: 0,
    daily_portions: product.dailyPortions,
    shows_portions: Number(product.showsPortions),
    goes_with: product.goesWith.length ? toJson(product.goesWith.map((key) => ids.of('product', key))) : null,
    serving_hours: product.hours && toJson(product.hours),
    size_prices: sizePricesRow({ file, ids }, product.sizePrices),
    halves:
      product.halves && toJson({ categoryId: ids.of('category', product.halves.category), rule: product.halves.rule }),
  };
}

function optionValueRows(
  { file, ids, texts }: MenuContext,
  group: RestaurantFile['optionGroups'][number],
): OptionValuesTable[] {
  return group.values.map((value, position) => {
    const id = ids.of('option-value', group.key, value.key);
    texts.add('option_value', id, { label: value.label });
    return {
      restaurant_id: ids.restaurant,
      id,
      group_id: ids.of('option-group', group.key),
      price_adjustment: toMinor(value.priceAdjustment, decimalsOf(file.currency.code)),
      size_prices: sizePricesRow({ file, ids }, value.sizePrices),
      opens: value.opens.length ? toJson(value.opens.map((opened) => ids.of('option-group', opened))) : null,
      ...foodColumns(value),
      minimum_age: value.minimumAge,
      kitchen_name: value.kitchenName,
      tax_class: value.taxClass,
      is_default: Number(value.isDefault),
      is_available: Number(value.isAvailable),
      unavailable_until: null,
      position,
    };
  });
}

/** Amounts by "group/value" as the database keeps them: by the size's id. */
function sizePricesRow({ file, ids }: Pick<MenuContext, 'file' | 'ids'>, prices: SizePrices) {
  const bySize = Object.entries(prices).map(([path, price]) => {
    const [group = '', value = ''] = path.split('/');
    return [ids.of('option-value', group, value), price] as const;
  });
  return storedSizePrices(Object.fromEntries(bySize), decimalsOf(file.currency.code));
}
