import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  busyAnswer,
  busyInput,
  staffOrderTimesAnswer,
  staffOrderTimesChange,
} from '../../contract/staff/staff-order-times.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeOrderTimes, readOrderTimes } from './order-times-settings.ts';
import { setBusy } from './set-busy.ts';

/** Routes of how a restaurant takes orders in time. */
export async function orderTimesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const allowed = (permission: 'orders' | 'settings') => [services.authenticate, requireStaff(services.db, permission)];

  api.put(
    '/staff/busy',
    {
      preValidation: allowed('orders'),
      schema: {
        ...staffSchema,
        operationId: 'setBusy',
        summary: 'Add minutes to all times for an hour, or end that with null',
        body: busyInput,
        response: { 200: busyAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      const { userId } = signedIn(request);
      return { data: { busy: await setBusy(services, { restaurantId: tenant.id, userId, input }) } };
    },
  );

  api.get(
    '/staff/order-times',
    {
      preValidation: allowed('settings'),
      schema: {
        ...staffSchema,
        operationId: 'getOrderTimes',
        summary: 'Get preparation times, slots, hours of delivery and capacity rules',
        response: { 200: staffOrderTimesAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readOrderTimes(services.db, tenant.id) }),
  );

  api.put(
    '/staff/order-times',
    {
      preValidation: allowed('settings'),
      schema: {
        ...staffSchema,
        operationId: 'changeOrderTimes',
        summary: 'Replace preparation times, slots, hours of delivery and capacity rules',
        description: `Applies to orders placed after the change. ${carriesRecord}`,
        body: staffOrderTimesChange,
        response: { 200: staffOrderTimesAnswer },
        refusals: [commonRefusals.forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeOrderTimes(services, { tenant, userId, change }) };
    },
  );
}
