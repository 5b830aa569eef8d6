import { userAnswer } from '../../contract/accounts/accounts.ts';
import { addressAnswer, addressInput, addressParams } from '../../contract/accounts/addresses.ts';
import { signedIn } from '../accounts/authenticate.ts';
import type { App } from '../platform/http/app.ts';
import { noContent } from '../platform/http/no-content.ts';
import type { Services } from '../services.ts';
import { addAddress } from './add-address.ts';
import { addressRefusals } from './addresses.refusals.ts';
import { changeAddress } from './change-address.ts';
import { presentAddress } from './present-address.ts';
import { readProfile } from './read-profile.ts';
import { removeAddress } from './remove-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

const tags = ['addresses'];
const security = [{ customer: [] }];

export async function addressesRoutes(app: App, services: Services): Promise<void> {
  const { authenticate: preValidation } = services;

  app.post(
    '/users/me/addresses',
    {
      schema: {
        tags,
        security,
        operationId: 'addAddress',
        summary: 'Save an address; the first one becomes the default',
        body: addressInput,
        response: { 201: addressAnswer },
        refusals: [addressRefusals.too_many_addresses],
      },
      preValidation,
    },
    async (request, reply) => {
      const owner = { userId: signedIn(request).userId, language: request.language };
      const address = await addAddress(services, owner, request.body);
      reply.code(201);
      return { data: { address: presentAddress(address) } };
    },
  );

  app.put(
    '/users/me/addresses/:id',
    {
      schema: {
        tags,
        security,
        operationId: 'changeAddress',
        summary: 'Replace a saved address',
        params: addressParams,
        body: addressInput,
        response: { 200: addressAnswer },
        refusals: [addressRefusals.address_not_found],
      },
      preValidation,
    },
    async (request) => {
      const key = { userId: signedIn(request).userId, id: request.params.id, language: request.language };
      return { data: { address: presentAddress(await changeAddress(services, key, request.body)) } };
    },
  );

  app.delete(
    '/users/me/addresses/:id',
    {
      schema: {
        tags,
        security,
        operationId: 'removeAddress',
        summary: 'Delete a saved address; if it was the default, the oldest of the rest becomes it',
        params: addressParams,
        response: { 204: noContent },
        refusals: [addressRefusals.address_not_found],
      },
      preValidation,
    },
    async (request, reply) => {
      await removeAddress(services, { userId: signedIn(request).userId, id: request.params.id });
      return reply.code(204).send();
    },
  );

  app.patch(
    '/users/me/addresses/:id/default',
    {
      schema: {
        tags,
        security,
        operationId: 'setDefaultAddress',
        summary: 'Make a saved address the default',
        params: addressParams,
        response: { 200: userAnswer },
        refusals: [addressRefusals.address_not_found],
      },
      preValidation,
    },
    async (request) => {
      const { userId } = signedIn(request);
      await setDefaultAddress(services, { userId, id: request.params.id });
      return { data: { user: await readProfile(services.db, { restaurantId: request.tenant.id, userId }) } };
    },
  );
}
