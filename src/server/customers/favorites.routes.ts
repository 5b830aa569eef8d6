import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/customers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addFavorite } from './add-favorite.ts';
import { removeFavorite } from './remove-favorite.ts';

export async function favoritesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.addFavorite, async (request) => {
    const { userId } = signedIn(request);
    const favorite = { restaurantId: request.tenant.id, userId, productId: request.params.productId };
    return { data: { favoriteProducts: await addFavorite(services, favorite) } };
  });

  route(endpoints.removeFavorite, async (request) => {
    const { userId } = signedIn(request);
    const favorite = { restaurantId: request.tenant.id, userId, productId: request.params.productId };
    return { data: { favoriteProducts: await removeFavorite(services, favorite) } };
  });
}
