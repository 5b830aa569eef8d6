import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { categoriesAnswer, productAnswer, productsAnswer, productsQuery } from '../../contract/menu.ts';
import { id } from '../../contract/primitives.ts';
import { notModified } from '../platform/cache/cached-answer.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { menuRefusals } from './menu.refusals.ts';
import { sendContent } from './send-content.ts';

export async function menuRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();

  api.get(
    '/categories',
    {
      schema: {
        tags: ['menu'],
        operationId: 'listCategories',
        summary: 'List the active categories, in menu order',
        response: { 200: categoriesAnswer, 304: notModified },
      },
    },
    async (request, reply) =>
      sendContent(services, request, reply, ({ answers, categories }) =>
        answers.json('categories', () => ({ categories })),
      ),
  );

  api.get(
    '/products',
    {
      schema: {
        tags: ['menu'],
        operationId: 'listProducts',
        summary: 'List the products on the menu, in menu order',
        querystring: productsQuery,
        response: { 200: productsAnswer, 304: notModified },
      },
    },
    async (request, reply) => {
      const { categoryId, isActive, isFeatured, limit, page } = request.query;
      return sendContent(services, request, reply, ({ answers, products }) => {
        // Only active products are public.
        if (isActive === 'false') return answers.json('no products', () => ({ products: [] }));
        const isWhole = categoryId === undefined && isFeatured === undefined && page === 1 && products.length <= limit;
        const question = isWhole
          ? 'products'
          : `products of ${categoryId}, featured ${isFeatured}, ${limit} on page ${page}`;
        return answers.json(question, () => {
          const wanted = products
            .filter((product) => isIn(product, categoryId))
            .filter((product) => isFeatured === undefined || String(product.isFeatured) === isFeatured);
          const end = page * limit;
          const hasMore = wanted.length > end;
          return { products: wanted.slice(end - limit, end), ...(hasMore && { nextPage: page + 1 }) };
        });
      });
    },
  );

  api.get(
    '/products/:id',
    {
      schema: {
        tags: ['menu'],
        operationId: 'getProduct',
        summary: 'Get a product of this restaurant',
        params: z.object({ id }),
        response: { 200: productAnswer, 304: notModified },
        refusals: [menuRefusals.product_unknown],
      },
    },
    async (request, reply) =>
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
