import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { categoriesAnswer, productAnswer, productsAnswer, productsQuery } from '../../contract/menu.ts';
import { id } from '../../contract/primitives.ts';
import { problem } from '../../contract/problem.ts';
import { sendCached } from '../platform/cached-answer.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { menuRefusals } from './menu.refusals.ts';

export async function menuRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();

  api.get(
    '/categories',
    {
      schema: {
        tags: ['menu'],
        operationId: 'listCategories',
        summary: 'The active categories, in menu order',
        response: { 200: categoriesAnswer, 404: problem },
      },
    },
    async (request, reply) => {
      const { answers } = await services.content.of(request.tenant.id, request.language);
      return sendCached(request, reply, answers.categories);
    },
  );

  api.get(
    '/products',
    {
      schema: {
        tags: ['menu'],
        operationId: 'listProducts',
        summary: 'The products on the menu, in menu order',
        querystring: productsQuery,
        response: { 200: productsAnswer, 400: problem, 404: problem },
      },
    },
    async (request, reply) => {
      const { categoryId, isActive, limit } = request.query;
      const { answers, products } = await services.content.of(request.tenant.id, request.language);
      const isWhole = categoryId === undefined && isActive !== 'false' && products.length <= limit;
      if (isWhole) return sendCached(request, reply, answers.products);
      // Only active products are public.
      const shown = isActive === 'false' ? [] : products.filter((product) => isIn(product, categoryId)).slice(0, limit);
      return sendCached(request, reply, answers.of({ products: shown }));
    },
  );

  api.get(
    '/products/:id',
    {
      schema: {
        tags: ['menu'],
        operationId: 'getProduct',
        summary: 'A product of this restaurant',
        params: z.object({ id }),
        response: { 200: productAnswer, 400: problem, 404: problem },
      },
    },
    async (request, reply) => {
      const { answers, productsById } = await services.content.of(request.tenant.id, request.language);
      const product = productsById.get(request.params.id);
      // Another restaurant's product is as unknown as one that never was.
      if (!product) throw new Refusal(menuRefusals.product_unknown);
      return sendCached(request, reply, answers.of({ product }));
    },
  );
}

function isIn(product: { categories: { _id: string }[] }, categoryId: string | undefined): boolean {
  return categoryId === undefined || product.categories.some((category) => category._id === categoryId);
}
