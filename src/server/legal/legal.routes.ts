import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { legalTextsAnswer } from '../../contract/legal.ts';
import { staffLegalAnswer, staffLegalChange } from '../../contract/staff/staff-legal.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { notModified } from '../platform/cache/cached-answer.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { sendContent } from '../storefront/send-content.ts';
import { changeLegal, readLegal } from './legal-settings.ts';

const { forbidden } = commonRefusals;

/** Routes of the restaurant's own legal texts, and of what owners and managers write into them. */
export async function legalRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/legal',
    {
      schema: {
        tags: ['restaurants'],
        operationId: 'getLegalTexts',
        summary: 'Get the legal texts that the restaurant has written itself',
        response: { 200: legalTextsAnswer, 304: notModified },
      },
    },
    async (request, reply) =>
      sendContent(services, request, reply, ({ answers, legalTexts }) =>
        answers.json('legal', () => ({ data: legalTexts })),
      ),
  );

  api.get(
    '/staff/legal',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getLegal',
        summary: 'Get what the restaurant says of itself by law',
        response: { 200: staffLegalAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readLegal(services.db, tenant.id) }),
  );

  api.put(
    '/staff/legal',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeLegal',
        summary: 'Replace what the restaurant says of itself by law',
        description: `Customers accept the edition of their day. ${carriesRecord}`,
        body: staffLegalChange,
        response: { 200: staffLegalAnswer },
        refusals: [forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeLegal(services, { restaurantId: tenant.id, userId, change }) };
    },
  );
}
