import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/customers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { presentAddress } from './present-address.ts';
import { readProfile } from './read-profile.ts';
import { removeAddress } from './remove-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

export async function addressesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.addAddress, async (request) => {
    const owner = { userId: signedIn(request).userId, language: request.language };
    const address = await addAddress(services, owner, request.body);
    return { data: { address: presentAddress(address) } };
  });

  route(endpoints.changeAddress, async (request) => {
    const key = { userId: signedIn(request).userId, id: request.params.id, language: request.language };
    return { data: { address: presentAddress(await changeAddress(services, key, request.body)) } };
  });

  route(endpoints.removeAddress, async (request) => {
    await removeAddress(services, { userId: signedIn(request).userId, id: request.params.id });
  });

  route(endpoints.setDefaultAddress, async (request) => {
    const { userId } = signedIn(request);
    await setDefaultAddress(services, { userId, id: request.params.id });
    return { data: { user: await readProfile(services.db, { restaurantId: request.tenant.id, userId }) } };
  });
}
