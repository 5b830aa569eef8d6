import * as contract from '../../contract/staff/staff-customers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { creationHeaders, REPEATED } from '../editing/creation-id.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import type { App } from '../platform/http/app.ts';
import { noContent } from '../platform/http/no-content.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { copyCustomer, forgetCustomer } from '../privacy/forget-customer.ts';
import { privacyRefusals } from '../privacy/privacy.refusals.ts';
import type { Services } from '../services.ts';
import { changeNote, grantPointsTo } from './change-customer.ts';
import { customerBookRefusals } from './customer-book.refusals.ts';
import { readCustomer } from './read-customer.ts';
import { searchCustomers } from './search-customers.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes on which staff find the restaurant's own customers, and keep what they know of them. */
export async function customerBookRoutes(app: App, services: Services): Promise<void> {
  const everybody = [services.authenticate, requireStaff(services.db, 'orders')];
  const owners = [services.authenticate, requireStaff(services.db, 'privacy')];
  const managers = [services.authenticate, requireStaff(services.db, 'customers')];
  const act = (request: Parameters<typeof signedIn>[0], id: string) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
    id,
  });

  app.post(
    '/staff/customer-searches',
    {
      preValidation: everybody,
      config: { rateLimit: limits.customers },
      schema: {
        ...staffSchema,
        operationId: 'searchCustomers',
        summary:
          'Find customers of this restaurant by name, e-mail address, phone or order number, with their open orders',
        description:
          'A POST, so that names and numbers stand in no log and no history. Without `typed`, all of them by page.',
        body: contract.customerSearchInput,
        response: { 200: contract.customersFoundAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant, body }) => ({ data: await searchCustomers(services, { restaurantId: tenant.id, ...body }) }),
  );

  app.get(
    '/staff/customers/:id',
    {
      preValidation: everybody,
      config: { rateLimit: limits.customers },
      schema: {
        ...staffSchema,
        operationId: 'getCustomer',
        summary: 'Get what the restaurant knows of one of its customers',
        params: contract.customerParams,
        response: { 200: contract.customerRecordAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params: { id } }) => ({
      data: { customer: await readCustomer(services.db, { restaurantId: tenant.id, id }) },
    }),
  );

  app.put(
    '/staff/customers/:id/note',
    {
      preValidation: everybody,
      schema: {
        ...staffSchema,
        operationId: 'changeCustomerNote',
        summary: 'Change what staff have noted about a customer',
        description: 'A 409 carries the current `note`.',
        params: contract.customerParams,
        body: contract.customerNoteInput,
        response: { 200: contract.customerNoteAnswer },
        refusals: [forbidden, not_found, versionsRefusals.menu_changed],
      },
    },
    async (request) => ({
      data: { note: await changeNote(services, act(request, request.params.id), request.body) },
    }),
  );

  app.post(
    '/staff/customers/:id/points',
    {
      preValidation: managers,
      schema: {
        ...staffSchema,
        operationId: 'grantPoints',
        summary: 'Credit points to a customer for a reason',
        description: REPEATED,
        headers: creationHeaders,
        params: contract.customerParams,
        body: contract.grantPointsInput,
        response: { 200: contract.customerRecordAnswer },
        refusals: [forbidden, not_found, customerBookRefusals.points_need_account],
      },
    },
    async (request) => {
      const { params, body, headers } = request;
      const key = headers['idempotency-key'];
      return { data: { customer: await grantPointsTo(services, act(request, params.id), body, key) } };
    },
  );

  app.post(
    '/staff/customers/:id/copy',
    {
      preValidation: owners,
      config: { rateLimit: limits.customers },
      schema: {
        ...staffSchema,
        operationId: 'copyCustomer',
        summary: 'Copy everything that the restaurant holds of a customer, for the customer',
        params: contract.customerParams,
        response: { 200: contract.customerCopyAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({ data: { copy: await copyCustomer(services, act(request, request.params.id)) } }),
  );

  app.delete(
    '/staff/customers/:id',
    {
      preValidation: owners,
      schema: {
        ...staffSchema,
        operationId: 'forgetCustomer',
        summary: 'Forget a customer for good; orders stay as receipts without name, number, address and notes',
        params: contract.customerParams,
        response: { 204: noContent },
        refusals: [forbidden, not_found, privacyRefusals.orders_under_way],
      },
    },
    async (request, reply) => {
      await forgetCustomer(services, act(request, request.params.id));
      return reply.code(204).send();
    },
  );
}
