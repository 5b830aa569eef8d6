import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/storefront.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { dishesByOrders } from './dishes-by-orders.ts';
import { menuRefusals } from './menu.refusals.ts';
import { sendContent } from './send-content.ts';
import { dealsOf, wholeMenu } from './whole-menu.ts';

export async function menuRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listCategories, async (request, reply) =>
    sendContent(services, request, reply, ({ answers, categories }) =>
      answers.json('categories', () => ({ categories })),
    ),
  );

  route(endpoints.listProducts, async (request, reply) => {
    const { categoryId, isActive, isFeatured, limit, page } = request.query;
    return sendContent(services, request, reply, (content) => {
      const { answers, products } = content;
      // Only active products are public.
      if (isActive === 'false') return answers.json('no products', () => ({ products: [] }));
      const isStart = categoryId === undefined && isFeatured === undefined && page === 1;
      if (isStart && products.length <= limit) return wholeMenu(content);
      return answers.json(`products of ${categoryId}, featured ${isFeatured}, ${limit} on page ${page}`, () => {
        const wanted = products
          .filter((product) => isIn(product, categoryId))
          .filter((product) => isFeatured === undefined || String(product.isFeatured) === isFeatured);
        const end = page * limit;
        const hasMore = wanted.length > end;
        return {
          products: wanted.slice(end - limit, end),
          ...(isStart && dealsOf(content)),
          ...(hasMore && { nextPage: page + 1 }),
        };
      });
    });
  });

  const ordered = dishesByOrders(services);
  route(endpoints.listMostOrdered, async (request) => ({ productIds: await ordered(request.tenant.id) }));

  route(endpoints.getProduct, async (request, reply) =>
    sendContent(services, request, reply, ({ answers, productsById }) => {
      const product = productsById.get(request.params.id);
      // 404 for another restaurant's product too.
      if (!product) throw new Refusal(menuRefusals.product_unknown);
      return answers.json(`product ${product._id}`, () => ({ product }));
    }),
  );
}

function isIn(product: { categories: { _id: string }[] }, categoryId: string | undefined): boolean {
  return categoryId === undefined || product.categories.some((category) => category._id === categoryId);
}
