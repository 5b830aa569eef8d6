import * as contract from '../../contract/staff/staff-guests.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import type { App } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeGuestSettings, readGuestSettings } from './guest-settings.ts';

const { forbidden } = commonRefusals;

/** Routes on which managers say whether and how people order without an account. */
export async function guestSettingsRoutes(app: App, services: Services): Promise<void> {
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  app.get(
    '/staff/guest-settings',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getGuestSettings',
        summary: 'Get whether people order without an account, what is asked of them, and how long their names stay',
        response: { 200: contract.guestSettingsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readGuestSettings(services.db, tenant.id) }),
  );

  app.put(
    '/staff/guest-settings',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeGuestSettings',
        summary: 'Change whether people order without an account, what is asked of them, and how long their names stay',
        description: 'A 409 carries the current `record`.',
        body: contract.guestSettingsInput,
        response: { 200: contract.guestSettingsAnswer },
        refusals: [forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, now: services.clock() };
      return { data: await changeGuestSettings(services, act, request.body) };
    },
  );
}
