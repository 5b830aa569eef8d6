import { favoriteParams, favoritesAnswer } from '../../contract/accounts/accounts.ts';
import { signedIn } from '../accounts/authenticate.ts';
import type { App } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { addFavorite } from './add-favorite.ts';
import { removeFavorite } from './remove-favorite.ts';

const tags = ['account'];
const security = [{ customer: [] }];

export async function favoritesRoutes(app: App, services: Services): Promise<void> {
  const { authenticate: preValidation } = services;
  const answers = { response: { 200: favoritesAnswer }, refusals: [commonRefusals.not_found] };

  app.put(
    '/users/me/favorites/:productId',
    {
      schema: {
        tags,
        security,
        operationId: 'addFavorite',
        summary: 'Add a product of this restaurant to the customer’s favourites',
        params: favoriteParams,
        ...answers,
      },
      preValidation,
    },
    async (request) => {
      const { userId } = signedIn(request);
      const favorite = { restaurantId: request.tenant.id, userId, productId: request.params.productId };
      return { data: { favoriteProducts: await addFavorite(services, favorite) } };
    },
  );

  app.delete(
    '/users/me/favorites/:productId',
    {
      schema: {
        tags,
        security,
        operationId: 'removeFavorite',
        summary: 'Remove a product from the customer’s favourites',
        params: favoriteParams,
        ...answers,
      },
      preValidation,
    },
    async (request) => {
      const { userId } = signedIn(request);
      const favorite = { restaurantId: request.tenant.id, userId, productId: request.params.productId };
      return { data: { favoriteProducts: await removeFavorite(services, favorite) } };
    },
  );
}
