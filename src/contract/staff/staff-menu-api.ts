import type { ApiRequest, Transport } from '../transport.ts';
import type { AuditEntry } from './staff-audit.ts';
import type { MenuRecord, TextSuggestions, TextSuggestionsInput } from './staff-menu.ts';
import type { StaffCategory, StaffCategoryInput } from './staff-menu-categories.ts';
import type { StaffDish, StaffDishInput, StaffDishLine } from './staff-menu-dishes.ts';
import type { StaffOptionGroup, StaffOptionGroupInput } from './staff-menu-options.ts';
import type { DishPricesInput } from './staff-menu-prices.ts';
import type { MenuTemplate } from './staff-menu-templates.ts';
import type { ChangeOf } from './staff-versions.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'quiet'>;
type Query = NonNullable<ApiRequest['query']>;

export type Once = Pick<ApiRequest, 'headers'>;

/** With the same key, a repeated creation creates nothing new. */
export const once = (key: string): Once => ({ headers: { 'idempotency-key': key } });

/** The calls that edit the menu. A 409 `menu_changed` carries the current record. */
export function staffMenuCalls(transport: Transport) {
  const send = <T>(
    method: ApiRequest['method'],
    path: string,
    body?: unknown,
    more: Conditions & Once & { query?: Query } = {},
  ) => transport<T>({ method, path: `/staff${path}`, ...(body !== undefined && { body }), ...more });
  const part = encodeURIComponent;

  return {
    read: (more?: Conditions) => send<{ data: MenuRecord }>('GET', '/menu-record', undefined, more),
    templates: (more?: Conditions) =>
      send<{ data: { templates: MenuTemplate[] } }>('GET', '/menu-templates', undefined, more),
    /** Fills an empty menu; with null, empties it again. */
    startMenu: (input: { kind: MenuTemplate['kind'] | null; dishes?: number }, more?: Conditions) =>
      send<{ data: MenuRecord }>('PUT', '/menu-template', input, more),
    suggestTexts: (input: TextSuggestionsInput, more?: Conditions) =>
      send<{ data: TextSuggestions }>('POST', '/text-suggestions', input, more),

    addCategory: (input: StaffCategoryInput, key: string, more?: Conditions) =>
      send<{ data: { category: StaffCategory } }>('POST', '/categories', input, { ...once(key), ...more }),
    changeCategory: (id: string, input: ChangeOf<StaffCategoryInput>, more?: Conditions) =>
      send<{ data: { category: StaffCategory } }>('PUT', `/categories/${part(id)}`, input, more),
    /** For a category with dishes the query must say what becomes of them. */
    removeCategory: (
      id: string,
      query: { expectedVersion?: string; moveTo?: string; removeDishes?: boolean } = {},
      more?: Conditions,
    ) => send<void>('DELETE', `/categories/${part(id)}`, undefined, { query, ...more }),
    orderCategories: (ids: string[], more?: Conditions) =>
      send<{ data: { categories: StaffCategory[] } }>('PUT', '/category-order', { ids }, more),

    dish: (id: string, more?: Conditions) =>
      send<{ data: { product: StaffDish } }>('GET', `/products/${part(id)}`, undefined, more),
    addDish: (input: StaffDishInput, key: string, more?: Conditions) =>
      send<{ data: { product: StaffDish } }>('POST', '/products', input, { ...once(key), ...more }),
    changeDish: (id: string, input: ChangeOf<StaffDishInput>, more?: Conditions) =>
      send<{ data: { product: StaffDish } }>('PUT', `/products/${part(id)}`, input, more),
    /** Takes a dish off the menu; `changeDish` with `isActive` brings it back. */
    removeDish: (id: string, query: { expectedVersion?: string } = {}, more?: Conditions) =>
      send<void>('DELETE', `/products/${part(id)}`, undefined, { query, ...more }),
    orderDishes: (ids: string[], more?: Conditions) =>
      send<{ data: { products: StaffDishLine[] } }>('PUT', '/product-order', { ids }, more),
    changePrices: (input: DishPricesInput, more?: Conditions) =>
      send<{ data: { products: StaffDishLine[] } }>('PUT', '/product-prices', input, more),
    dishHistory: (id: string, query: { after?: string; limit?: number } = {}, more?: Conditions) =>
      send<{ data: { entries: AuditEntry[]; next: string | null } }>(
        'GET',
        `/products/${part(id)}/history`,
        undefined,
        { query, ...more },
      ),

    addOptionGroup: (input: StaffOptionGroupInput, key: string, more?: Conditions) =>
      send<{ data: { optionGroup: StaffOptionGroup } }>('POST', '/option-groups', input, { ...once(key), ...more }),
    changeOptionGroup: (id: string, input: ChangeOf<StaffOptionGroupInput>, more?: Conditions) =>
      send<{ data: { optionGroup: StaffOptionGroup } }>('PUT', `/option-groups/${part(id)}`, input, more),
    /** If dishes have the group, `fromDishes` must be true. */
    removeOptionGroup: (
      id: string,
      query: { expectedVersion?: string; fromDishes?: boolean } = {},
      more?: Conditions,
    ) => send<void>('DELETE', `/option-groups/${part(id)}`, undefined, { query, ...more }),
  };
}
