import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { restaurantAnswer } from '../../contract/restaurants.ts';
import { API_BASE } from '../../contract/transport.ts';
import { themeCss } from '../../domain/look/theme-css.ts';
import { notModified } from '../platform/cache/cached-answer.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { restaurantIdOfSlug } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { restaurantsRefusals } from './restaurants.refusals.ts';
import { sendContent } from './send-content.ts';

/**
 * '-' stands for the tenant. Public configuration is the only thing that may be read of another restaurant (DECISIONS, settled
 * 19).
 */
const params = z.object({ slug: z.string().check(z.regex(/^(-|[a-z0-9-]{1,60})$/)) });

/**
 * An address could match both this path and `/restaurants/{restaurantId}/reviews`, which OpenAPI calls ambiguous. With `servers`
 * of its own this path is written without API_BASE, so that the two differ.
 */
const servers = [{ url: API_BASE }];
const css = z.string();

export async function restaurantsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();

  async function idOf(slug: string, tenant: Tenant): Promise<string> {
    const id = slug === '-' || slug === tenant.slug ? tenant.id : await restaurantIdOfSlug(services.db, slug);
    if (id === null) throw new Refusal(restaurantsRefusals.restaurant_unknown);
    return id;
  }

  api.get(
    '/restaurants/public/:slug',
    {
      schema: {
        tags: ['restaurants'],
        operationId: 'getRestaurant',
        summary: 'Get the public configuration of a restaurant',
        params,
        servers,
        response: { 200: restaurantAnswer, 304: notModified },
        refusals: [restaurantsRefusals.restaurant_unknown],
      },
    },
    async (request, reply) => {
      const id = await idOf(request.params.slug, request.tenant);
      const answerOf = ({ answers, restaurant }: ContentSnapshot) =>
        answers.json('restaurant', () => ({ data: { restaurant } }));
      return sendContent(services, request, reply, answerOf, id);
    },
  );

  api.get(
    '/restaurants/public/:slug/styles.css',
    {
      schema: {
        tags: ['restaurants'],
        operationId: 'getRestaurantStyles',
        summary: 'Get the restaurant’s colours as CSS custom properties, light and dark',
        params,
        produces: ['text/css'],
        response: { 200: css, 304: notModified },
        refusals: [restaurantsRefusals.restaurant_unknown],
      },
    },
    async (request, reply) => {
      const id = await idOf(request.params.slug, request.tenant);
      const answerOf = ({ answers, restaurant }: ContentSnapshot) =>
        answers.text('styles', 'text/css', () => themeCss(restaurant));
      return sendContent(services, request, reply, answerOf, id);
    },
  );
}
