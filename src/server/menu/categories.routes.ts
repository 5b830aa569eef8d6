import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { menuThingParams } from '../../contract/staff/staff-menu.ts';
import {
  removeCategoryQuery,
  staffCategoriesAnswer,
  staffCategoryAnswer,
  staffCategoryChange,
  staffCategoryInput,
} from '../../contract/staff/staff-menu-categories.ts';
import { reorderInput } from '../../contract/staff/staff-menu-primitives.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { creationHeaders, REPEATED } from '../editing/creation-id.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { noContent } from '../platform/http/no-content.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { menuRecordRefusals } from './menu-record.refusals.ts';
import { readCategories } from './read-categories.ts';
import { removeCategory } from './remove-category.ts';
import { reorderRecords } from './reorder-records.ts';
import { saveCategory } from './save-category.ts';

const { forbidden, not_found } = commonRefusals;
const { menu_full, category_not_empty } = menuRecordRefusals;
const { menu_changed } = versionsRefusals;
const { own_language_missing } = textsRefusals;
const carriesCategory = 'A 409 carries the current `category`.';

/** Routes on which owners and managers edit categories. They are read with the menu (`menu-record.routes.ts`). */
export async function categoriesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'menu')];

  api.post(
    '/staff/categories',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addCategory',
        summary: 'Create a category at the end of the menu',
        description: `${REPEATED} ${carriesCategory}`,
        headers: creationHeaders,
        body: staffCategoryInput,
        response: { 201: staffCategoryAnswer },
        refusals: [forbidden, menu_full, menu_changed, own_language_missing],
      },
    },
    async (request, reply) => {
      const { tenant, body: input, headers } = request;
      const { userId } = signedIn(request);
      const key = headers['idempotency-key'];
      const category = await saveCategory(services, { tenant, userId, input, of: null, key });
      return reply.code(201).send({ data: { category } });
    },
  );

  api.put(
    '/staff/categories/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeCategory',
        summary: 'Change the words of a category, hide it or show it',
        description: carriesCategory,
        params: menuThingParams,
        body: staffCategoryChange,
        response: { 200: staffCategoryAnswer },
        refusals: [forbidden, not_found, menu_changed, own_language_missing],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const { expectedVersion, ...input } = body;
      const of = { id: params.id, expectedVersion };
      return { data: { category: await saveCategory(services, { tenant, userId, input, of }) } };
    },
  );

  api.delete(
    '/staff/categories/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeCategory',
        summary: 'Delete a category',
        description: `A category that contains dishes is deleted only with \`moveTo\` or \`removeDishes\`. ${carriesCategory}`,
        params: menuThingParams,
        querystring: removeCategoryQuery,
        response: { 204: noContent },
        refusals: [forbidden, not_found, menu_changed, category_not_empty],
      },
    },
    async (request, reply) => {
      const { tenant, params, query } = request;
      const { userId } = signedIn(request);
      await removeCategory(services, { restaurantId: tenant.id, userId, id: params.id, query });
      return reply.code(204).send();
    },
  );

  api.put(
    '/staff/category-order',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'orderCategories',
        summary: 'Reorder the categories',
        description:
          'The named categories share out, in the given order, the positions that they hold now; the others keep theirs.',
        body: reorderInput,
        response: { 200: staffCategoriesAnswer },
        refusals: [forbidden, menu_changed],
      },
    },
    async (request) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      const order = { tenant, userId, table: 'categories', ids: body.ids } as const;
      return { data: { categories: await reorderRecords(services, order, (tx) => readCategories(tx, tenant.id)) } };
    },
  );
}
