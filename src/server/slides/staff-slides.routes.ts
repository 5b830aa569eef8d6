import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/slides.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readStaffSlides } from './read-staff-slides.ts';
import { removeSlide } from './remove-stored-slide.ts';
import { reorderSlides } from './reorder-slides.ts';
import { saveSlide } from './save-slide.ts';

/** Routes on which owners and managers edit the hero slides. */
export async function staffSlidesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listStaffHighlights, async ({ tenant }) => ({
    data: { highlights: await readStaffSlides(services.db, tenant.id) },
  }));

  route(endpoints.addHighlight, async (request) => {
    const { tenant, body: input, headers } = request;
    const { userId } = signedIn(request);
    const key = headers['idempotency-key'];
    const highlight = await saveSlide(services, { tenant, userId, of: null, input, key });
    return { data: { highlight } };
  });

  route(endpoints.changeHighlight, async (request) => {
    const { tenant, params, body } = request;
    const { userId } = signedIn(request);
    const { expectedVersion, ...input } = body;
    const of = { id: params.id, expectedVersion };
    return { data: { highlight: await saveSlide(services, { tenant, userId, of, input }) } };
  });

  route(endpoints.removeSlide, async (request) => {
    const { tenant, params, query } = request;
    const { userId } = signedIn(request);
    await removeSlide(services, { restaurantId: tenant.id, userId, id: params.id, ...query });
  });

  route(endpoints.reorderSlides, async (request) => {
    const { tenant, body } = request;
    const { userId } = signedIn(request);
    return {
      data: { highlights: await reorderSlides(services, { restaurantId: tenant.id, userId, ids: body.ids }) },
    };
  });
}
