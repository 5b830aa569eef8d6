import type { Category, Product } from '../../../contract/menu.ts';
import type { Resource } from '../../app/resources.ts';

export const categories: Resource<{ categories: Category[] }> = {
  key: 'categories',
  persist: true,
  fetch: (api, conditions) => api.menu.categories(conditions),
};

export const products: Resource<{ products: Product[] }> = {
  key: 'products',
  persist: true,
  fetch: (api, conditions) => api.menu.products(conditions),
};

export function product(id: string): Resource<{ product: Product }> {
  return { key: `product/${id}`, fetch: (api, conditions) => api.menu.product(id, { ...conditions, quiet: true }) };
}
