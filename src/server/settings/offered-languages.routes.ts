import * as contract from '../../contract/staff/staff-languages.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import type { App } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeOfferedLanguages, readOfferedLanguages } from './offered-languages.ts';

const { forbidden } = commonRefusals;

/** Routes on which managers choose the languages that customers are offered. */
export async function offeredLanguagesRoutes(app: App, services: Services): Promise<void> {
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  app.get(
    '/staff/languages',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getOfferedLanguages',
        summary: 'Get the languages that customers are offered',
        response: { 200: contract.offeredLanguagesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readOfferedLanguages(services.db, tenant.id) }),
  );

  app.put(
    '/staff/languages',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeOfferedLanguages',
        summary: 'Choose the languages that customers are offered',
        description: carriesRecord,
        body: contract.offeredLanguagesChange,
        response: { 200: contract.offeredLanguagesAnswer },
        refusals: [forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const act = { restaurantId: request.tenant.id, userId: signedIn(request).userId, now: services.clock() };
      return { data: await changeOfferedLanguages(services, act, request.body) };
    },
  );
}
