import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  removeSlideQuery,
  reorderSlidesInput,
  staffSlideAnswer,
  staffSlideChange,
  staffSlideInput,
  staffSlideParams,
  staffSlidesAnswer,
} from '../../contract/staff/staff-slides.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { creationHeaders, REPEATED } from '../editing/creation-id.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { noContent } from '../platform/http/no-content.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { readStaffSlides } from './read-staff-slides.ts';
import { removeSlide } from './remove-stored-slide.ts';
import { reorderSlides } from './reorder-slides.ts';
import { saveSlide } from './save-slide.ts';
import { staffSlidesRefusals } from './staff-slides.refusals.ts';

const { forbidden, not_found } = commonRefusals;
const { highlight_media_unknown, too_many_highlights, highlights_changed } = staffSlidesRefusals;
const { menu_changed } = versionsRefusals;
const wrongInput = [textsRefusals.own_language_missing, highlight_media_unknown];

const carriesHighlight = 'A 409 for another version carries the current `highlight`.';

/** Routes on which owners and managers edit the hero slides. */
export async function staffSlidesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/staff/highlights',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listStaffHighlights',
        summary: 'List all hero slides in order, including those switched off',
        response: { 200: staffSlidesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { highlights: await readStaffSlides(services.db, tenant.id) } }),
  );

  api.post(
    '/staff/highlights',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addHighlight',
        summary: 'Create a hero slide, shown last',
        description: REPEATED,
        headers: creationHeaders,
        body: staffSlideInput,
        response: { 201: staffSlideAnswer },
        refusals: [forbidden, too_many_highlights, ...wrongInput],
      },
    },
    async (request, reply) => {
      const { tenant, body: input, headers } = request;
      const { userId } = signedIn(request);
      const key = headers['idempotency-key'];
      const highlight = await saveSlide(services, { tenant, userId, of: null, input, key });
      return reply.code(201).send({ data: { highlight } });
    },
  );

  api.put(
    '/staff/highlights/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeHighlight',
        summary: 'Change a hero slide, or switch it off',
        description: carriesHighlight,
        params: staffSlideParams,
        body: staffSlideChange,
        response: { 200: staffSlideAnswer },
        refusals: [forbidden, not_found, menu_changed, ...wrongInput],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const { expectedVersion, ...input } = body;
      const of = { id: params.id, expectedVersion };
      return { data: { highlight: await saveSlide(services, { tenant, userId, of, input }) } };
    },
  );

  api.delete(
    '/staff/highlights/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeSlide',
        summary: 'Delete a hero slide',
        description: carriesHighlight,
        params: staffSlideParams,
        querystring: removeSlideQuery,
        response: { 204: noContent },
        refusals: [forbidden, not_found, menu_changed],
      },
    },
    async (request, reply) => {
      const { tenant, params, query } = request;
      const { userId } = signedIn(request);
      await removeSlide(services, { restaurantId: tenant.id, userId, id: params.id, ...query });
      return reply.code(204).send();
    },
  );

  api.put(
    '/staff/highlight-order',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'reorderSlides',
        summary: 'Reorder the hero slides',
        body: reorderSlidesInput,
        response: { 200: staffSlidesAnswer },
        refusals: [forbidden, highlights_changed],
      },
    },
    async (request) => {
      const { tenant, body } = request;
      const { userId } = signedIn(request);
      return {
        data: { highlights: await reorderSlides(services, { restaurantId: tenant.id, userId, ids: body.ids }) },
      };
    },
  );
}
