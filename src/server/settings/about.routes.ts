import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { staffAboutAnswer, staffAboutChange } from '../../contract/staff/staff-about.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { picturesRefusals } from '../pictures/pictures.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { changeAbout } from './change-about.ts';
import { readAbout } from './read-about.ts';

/** Routes on which owners and managers edit the about content. */
export async function aboutRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/staff/about',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getAbout',
        summary: 'Get the restaurant’s About texts in every language',
        response: { 200: staffAboutAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readAbout(services.db, tenant.id) }),
  );

  api.put(
    '/staff/about',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeAbout',
        summary: 'Replace the restaurant’s About texts',
        description: carriesRecord,
        body: staffAboutChange,
        response: { 200: staffAboutAnswer },
        refusals: [
          commonRefusals.forbidden,
          versionsRefusals.menu_changed,
          textsRefusals.own_language_missing,
          picturesRefusals.picture_not_here,
        ],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeAbout(services, { tenant, userId, change }) };
    },
  );
}
