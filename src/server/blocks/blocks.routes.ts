import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/blocks.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addBlock, liftBlock, readBlocks } from './change-blocks.ts';

/** Routes on which managers say from whom the restaurant takes no orders online. */
export async function blocksRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  route(endpoints.listBlocks, async ({ tenant }) => ({ data: { blocks: await readBlocks(services.db, tenant.id) } }));

  route(endpoints.addBlock, async (request) => ({
    data: { blocks: await addBlock(services, act(request), request.body) },
  }));

  route(endpoints.liftBlock, async (request) => ({
    data: { blocks: await liftBlock(services, act(request), request.params.hash) },
  }));
}
