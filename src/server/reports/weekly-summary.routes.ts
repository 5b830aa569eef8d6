import * as contract from '../../contract/staff/staff-weekly-summary.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import type { App } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeWeeklySummary, readWeeklySummary } from './weekly-summary.ts';

/** Routes on which a member of the staff asks for the week's figures by mail. */
export async function weeklySummaryRoutes(app: App, services: Services): Promise<void> {
  const preValidation = [services.authenticate, requireStaff(services.db, 'figures')];
  const member = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    timezone: request.tenant.timezone,
  });

  app.get(
    '/staff/weekly-summary',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getWeeklySummary',
        summary: 'Get whether one gets the week’s figures by mail each Monday',
        response: { 200: contract.weeklySummaryAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async (request) => ({ data: await readWeeklySummary(services.db, member(request)) }),
  );

  app.put(
    '/staff/weekly-summary',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeWeeklySummary',
        summary: 'Say whether one wants the week’s figures by mail each Monday',
        body: contract.weeklySummary,
        response: { 200: contract.weeklySummaryAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async (request) => ({ data: await changeWeeklySummary(services, member(request), request.body) }),
  );
}
