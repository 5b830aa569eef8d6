import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  orderingPauseAnswer,
  orderingPauseInput,
  todaysHoursAnswer,
  todaysHoursInput,
  unansweredOrdersAnswer,
  unansweredOrdersChange,
} from '../../contract/staff/staff-ordering.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeAcceptance, readAcceptance } from './acceptance-settings.ts';
import { changeTodaysHours } from './change-todays-hours.ts';
import { orderingRefusals } from './ordering.refusals.ts';
import { pauseOrdering } from './pause-ordering.ts';

/** Routes to pause ordering, to change today's hours, and to set what happens to unanswered orders. */
export async function orderingRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const allowed = (permission: 'orders' | 'settings') => [services.authenticate, requireStaff(services.db, permission)];

  api.put(
    '/staff/ordering-pause',
    {
      preValidation: allowed('orders'),
      schema: {
        ...staffSchema,
        operationId: 'pauseOrdering',
        summary: 'Pause ordering until a given time, or resume it with null',
        body: orderingPauseInput,
        response: { 200: orderingPauseAnswer },
        refusals: [commonRefusals.forbidden, orderingRefusals.pause_out_of_range],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      const { userId } = signedIn(request);
      return {
        data: { orderingPausedUntil: await pauseOrdering(services, { restaurantId: tenant.id, userId, input }) },
      };
    },
  );

  api.put(
    '/staff/todays-hours',
    {
      preValidation: allowed('orders'),
      schema: {
        ...staffSchema,
        operationId: 'changeTodaysHours',
        summary: "Stay open longer or close earlier today, or restore today's usual hours",
        description: 'Hours that last past midnight belong to the day on which they began.',
        body: todaysHoursInput,
        response: { 200: todaysHoursAnswer },
        refusals: [commonRefusals.forbidden, orderingRefusals.closing_out_of_range],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      const { userId } = signedIn(request);
      return { data: await changeTodaysHours(services, { restaurantId: tenant.id, userId, input }) };
    },
  );

  api.get(
    '/staff/unanswered-orders',
    {
      preValidation: allowed('settings'),
      schema: {
        ...staffSchema,
        operationId: 'getUnansweredOrders',
        summary: 'Get when unanswered orders trigger a reminder and are cancelled',
        response: { 200: unansweredOrdersAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readAcceptance(services.db, tenant.id) }),
  );

  api.put(
    '/staff/unanswered-orders',
    {
      preValidation: allowed('settings'),
      schema: {
        ...staffSchema,
        operationId: 'changeUnansweredOrders',
        summary: 'Change when unanswered orders trigger a reminder and are cancelled',
        description: `Applies to orders placed after the change. ${carriesRecord}`,
        body: unansweredOrdersChange,
        response: { 200: unansweredOrdersAnswer },
        refusals: [commonRefusals.forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeAcceptance(services, { restaurantId: tenant.id, userId, change }) };
    },
  );
}
