import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { staffThemeAnswer, staffThemeChange } from '../../contract/staff/staff-theme.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { picturesRefusals } from '../pictures/pictures.refusals.ts';
import { uploadsRefusals } from '../pictures/uploads.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeTheme, readTheme } from './change-theme.ts';
import { themeRefusals } from './theme.refusals.ts';

/** Routes on which owners and managers edit colours, logo and cover picture. */
export async function themeRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/staff/theme',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getTheme',
        summary: 'Get the restaurant’s colours, as staff entered them, its logo and its cover picture',
        response: { 200: staffThemeAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readTheme(services.db, tenant.id) }),
  );

  api.put(
    '/staff/theme',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeTheme',
        summary: 'Change the restaurant’s colours, logo and cover picture',
        description: `The storefront shows the change at once. ${carriesRecord}`,
        body: staffThemeChange,
        response: { 200: staffThemeAnswer },
        refusals: [
          commonRefusals.forbidden,
          versionsRefusals.menu_changed,
          themeRefusals.logo_refused,
          themeRefusals.logo_unknown,
          picturesRefusals.picture_not_here,
          picturesRefusals.pictures_busy,
          uploadsRefusals.uploads_full,
        ],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeTheme(services, { restaurantId: tenant.id, userId, change }) };
    },
  );
}
