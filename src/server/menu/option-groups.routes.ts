import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { menuThingParams } from '../../contract/staff/staff-menu.ts';
import {
  removeOptionGroupQuery,
  staffOptionGroupAnswer,
  staffOptionGroupChange,
  staffOptionGroupInput,
} from '../../contract/staff/staff-menu-options.ts';
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
import { removeOptionGroup } from './remove-option-group.ts';
import { saveOptionGroup } from './save-option-group.ts';

const { forbidden, not_found } = commonRefusals;
const { menu_full, option_group_in_use } = menuRecordRefusals;
const { menu_changed } = versionsRefusals;
const { own_language_missing } = textsRefusals;
const carriesGroup = 'A 409 carries the current `optionGroup`.';

/** Routes on which owners and managers edit option groups. They are read with the menu (`menu-record.routes.ts`). */
export async function optionGroupsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'menu')];

  api.post(
    '/staff/option-groups',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addOptionGroup',
        summary: 'Create an option group',
        description: `${REPEATED} ${carriesGroup}`,
        headers: creationHeaders,
        body: staffOptionGroupInput,
        response: { 201: staffOptionGroupAnswer },
        refusals: [forbidden, menu_full, menu_changed, own_language_missing],
      },
    },
    async (request, reply) => {
      const { tenant, body: input, headers } = request;
      const { userId } = signedIn(request);
      const key = headers['idempotency-key'];
      const optionGroup = await saveOptionGroup(services, { tenant, userId, input, of: null, key });
      return reply.code(201).send({ data: { optionGroup } });
    },
  );

  api.put(
    '/staff/option-groups/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeOptionGroup',
        summary: 'Change an option group and its values',
        description: carriesGroup,
        params: menuThingParams,
        body: staffOptionGroupChange,
        response: { 200: staffOptionGroupAnswer },
        refusals: [forbidden, not_found, menu_changed, own_language_missing],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const { expectedVersion, ...input } = body;
      const of = { id: params.id, expectedVersion };
      return { data: { optionGroup: await saveOptionGroup(services, { tenant, userId, input, of }) } };
    },
  );

  api.delete(
    '/staff/option-groups/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeOptionGroup',
        summary: 'Delete an option group',
        description: `A group that dishes use is deleted only with \`fromDishes\`. ${carriesGroup}`,
        params: menuThingParams,
        querystring: removeOptionGroupQuery,
        response: { 204: noContent },
        refusals: [forbidden, not_found, menu_changed, option_group_in_use],
      },
    },
    async (request, reply) => {
      const { tenant, params, query } = request;
      const { userId } = signedIn(request);
      await removeOptionGroup(services, { restaurantId: tenant.id, userId, id: params.id, query });
      return reply.code(204).send();
    },
  );
}
