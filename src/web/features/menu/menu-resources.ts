import type { Category, Deal, Product } from '../../../contract/menu.ts';
import type { Resource } from '../../app/api/resource.ts';
import type { Resources } from '../../app/api/resources.ts';

export const categories: Resource<{ categories: Category[] }> = {
  key: 'categories',
  persist: true,
  fetch: (api, conditions) => api.menu.categories(conditions),
};

export const productsResource: Resource<{ products: Product[]; deals?: Deal[] | undefined }> = {
  key: 'products',
  persist: true,
  shares: 'options',
  fetch: (api, conditions) => api.menu.products(conditions),
};

/** Only the featured dishes, so that Home need not carry the whole menu. */
export const featuredProducts: Resource<{ products: Product[] }> = {
  key: 'products/featured',
  shares: 'options',
  fetch: (api, conditions) => api.menu.featured(conditions),
};

/** Ids of the dishes that most orders had, the first one first. */
export const mostOrdered: Resource<{ productIds: string[] }> = {
  key: 'products/most-ordered',
  fetch: (api, conditions) => api.menu.mostOrdered(conditions),
};

export function productResource(id: string): Resource<{ product: Product }> {
  return {
    key: `product/${id}`,
    async fetch(api, conditions) {
      if (!id) throw new Error('Product ID is required.');
      return api.menu.product(id, { ...conditions, quiet: true });
    },
  };
}

/** Seeds a dish's own resource with what the menu has brought, so that its page shows it at once and revalidates as usual. */
export function showKnownProduct(resources: Resources, id: string): void {
  const known = resources.peek(productsResource)?.products.find(({ _id }) => _id === id);
  const { key } = productResource(id);
  if (known && !resources.peek(productResource(id)))
    resources.seed({ [key]: { data: { product: known }, etag: null } });
}
