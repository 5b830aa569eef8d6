import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { auditQuery } from '../../contract/staff/staff-audit.ts';
import { dishHistoryAnswer, menuThingParams } from '../../contract/staff/staff-menu.ts';
import {
  removeDishQuery,
  staffDishAnswer,
  staffDishChange,
  staffDishInput,
  staffDishLinesAnswer,
} from '../../contract/staff/staff-menu-dishes.ts';
import { dishPricesInput } from '../../contract/staff/staff-menu-prices.ts';
import { reorderInput } from '../../contract/staff/staff-menu-primitives.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { creationHeaders, REPEATED } from '../editing/creation-id.ts';
import { readAudit } from '../editing/read-audit.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { noContent } from '../platform/http/no-content.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { changePrices } from './change-prices.ts';
import { duplicateDish } from './duplicate-dish.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { readDish, readDishLines } from './read-dishes.ts';
import { removeDish } from './remove-dish.ts';
import { reorderRecords } from './reorder-records.ts';
import { saveDish } from './save-dish.ts';

const { forbidden, not_found } = commonRefusals;
const { menu_full } = menuRecordRefusals;
const { menu_changed } = versionsRefusals;
const wrongInput = [forbidden, menu_full, textsRefusals.own_language_missing];
const carriesProduct = 'A 409 carries the current `product`.';

/** Routes on which owners and managers edit dishes. */
export async function dishesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const preValidation = [services.authenticate, requireStaff(db, 'menu')];

  api.get(
    '/staff/products/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getDish',
        summary: 'Get a dish with its texts in every language',
        params: menuThingParams,
        response: { 200: staffDishAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params }) => {
      const product = await readDish(db, tenant.id, params.id, clock());
      if (!product) throw new Refusal(not_found);
      return { data: { product } };
    },
  );

  api.post(
    '/staff/products',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addDish',
        summary: 'Create a dish, on or off the menu',
        description: `${REPEATED} ${carriesProduct}`,
        headers: creationHeaders,
        body: staffDishInput,
        response: { 201: staffDishAnswer },
        refusals: [...wrongInput, menu_changed],
      },
    },
    async (request, reply) => {
      const { tenant, body: input, headers } = request;
      const { userId } = signedIn(request);
      const key = headers['idempotency-key'];
      const product = await saveDish(services, { tenant, userId, input, of: null, key });
      return reply.code(201).send({ data: { product } });
    },
  );

  api.post(
    '/staff/products/:id/copies',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'duplicateDish',
        summary: 'Copy a dish under a marked name, off the menu',
        description: REPEATED,
        headers: creationHeaders,
        params: menuThingParams,
        response: { 201: staffDishAnswer },
        refusals: [forbidden, not_found, menu_full],
      },
    },
    async (request, reply) => {
      const { tenant, params, headers } = request;
      const of = { tenant, userId: signedIn(request).userId, id: params.id, key: headers['idempotency-key'] };
      return reply.code(201).send({ data: { product: await duplicateDish(services, of) } });
    },
  );

  api.put(
    '/staff/products/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeDish',
        summary: 'Change a dish',
        description: `Open storefronts show the change at once. ${carriesProduct}`,
        params: menuThingParams,
        body: staffDishChange,
        response: { 200: staffDishAnswer },
        refusals: [...wrongInput, not_found, menu_changed],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const { expectedVersion, ...input } = body;
      const product = await saveDish(services, { tenant, userId, input, of: { id: params.id, expectedVersion } });
      return { data: { product } };
    },
  );

  api.delete(
    '/staff/products/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeDish',
        summary: 'Take a dish off the menu',
        description: `Orders that contain the dish keep it, and it can be put back on the menu. ${carriesProduct}`,
        params: menuThingParams,
        querystring: removeDishQuery,
        response: { 204: noContent },
        refusals: [forbidden, not_found, menu_changed],
      },
    },
    async (request, reply) => {
      const { tenant, params, query } = request;
      const { userId } = signedIn(request);
      await removeDish(services, { restaurantId: tenant.id, userId, id: params.id, ...query });
      return reply.code(204).send();
    },
  );

  api.put(
    '/staff/product-order',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'orderDishes',
        summary: 'Reorder the dishes',
        description:
          'The named dishes share out, in the given order, the positions that they hold now; the others keep theirs.',
        body: reorderInput,
        response: { 200: staffDishLinesAnswer },
        refusals: [forbidden, menu_changed],
      },
    },
    async (request) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      const order = { tenant, userId, table: 'products', ids: body.ids } as const;
      const products = await reorderRecords(services, order, (tx, now) => readDishLines(tx, tenant, now));
      return { data: { products } };
    },
  );

  api.put(
    '/staff/product-prices',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changePrices',
        summary: 'Change the prices of several dishes',
        description: 'All or none. A 409 carries the current `products`.',
        body: dishPricesInput,
        response: { 200: staffDishLinesAnswer },
        refusals: [forbidden, menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      const { userId } = signedIn(request);
      return { data: { products: await changePrices(services, { tenant, userId, input }) } };
    },
  );

  api.get(
    '/staff/products/:id/history',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getDishHistory',
        summary: 'List the changes made to a dish, newest first',
        params: menuThingParams,
        querystring: auditQuery,
        response: { 200: dishHistoryAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params, query }) => {
      if (!(await readDish(db, tenant.id, params.id, clock()))) throw new Refusal(not_found);
      const about = { subject: 'product', subjectId: params.id };
      return { data: await readAudit(db, tenant, { ...query, about }) };
    },
  );
}
