import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/storefront.ts';
import { themeCss } from '../../domain/look/theme-css.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { restaurantIdOfSlug } from './content.repo.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { restaurantsRefusals } from './restaurants.refusals.ts';
import { sendContent } from './send-content.ts';

export async function restaurantsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  async function idOf(slug: string, tenant: Tenant): Promise<string> {
    const id = slug === '-' || slug === tenant.slug ? tenant.id : await restaurantIdOfSlug(services.db, slug);
    if (id === null) throw new Refusal(restaurantsRefusals.restaurant_unknown);
    return id;
  }

  route(endpoints.getRestaurant, async (request, reply) => {
    const id = await idOf(request.params.slug, request.tenant);
    const answerOf = ({ answers, restaurant }: ContentSnapshot) =>
      answers.json('restaurant', () => ({ data: { restaurant } }));
    return sendContent(services, request, reply, answerOf, id);
  });

  route(endpoints.getRestaurantStyles, async (request, reply) => {
    const id = await idOf(request.params.slug, request.tenant);
    const answerOf = ({ answers, restaurant }: ContentSnapshot) =>
      answers.text('styles', 'text/css', () => themeCss(restaurant));
    return sendContent(services, request, reply, answerOf, id);
  });
}
