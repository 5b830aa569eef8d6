import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '../../contract/endpoints/printers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { printersOf } from '../printing/printers.repo.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { addPrinter, changePrinter, emptyQueue, queueTest, removePrinter, renewAddress } from './change-printers.ts';
import { presentPrinter } from './present-printer.ts';
import { previewOf } from './preview-printer.ts';

/** Routes on which the restaurant's printers are kept (decision 095). */
export async function printersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const by = (request: FastifyRequest) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
  });

  route(endpoints.listPrinters, async ({ tenant }) => {
    const now = services.clock();
    const rows = await printersOf(services.db, tenant.id, services.clock());
    return { data: { printers: rows.map((row) => presentPrinter(row, now)) } };
  });

  route(endpoints.addPrinter, async (request) => ({ data: await addPrinter(services, by(request), request.body) }));

  route(endpoints.changePrinter, async (request) => ({
    data: { printer: await changePrinter(services, { ...by(request), ...request.params }, request.body) },
  }));

  route(endpoints.renewPrinterAddress, async (request) => ({
    data: await renewAddress(services, { ...by(request), ...request.params }),
  }));

  route(endpoints.testPrinter, async (request) => ({
    data: { printer: await queueTest(services, { ...by(request), ...request.params }) },
  }));

  route(endpoints.previewPrinter, async ({ tenant, params }) => ({
    data: await previewOf(services, { restaurantId: tenant.id, ...params }),
  }));

  route(endpoints.emptyPrinterQueue, async (request) => ({
    data: { printer: await emptyQueue(services, { ...by(request), ...request.params }) },
  }));

  route(endpoints.removePrinter, async (request) => {
    await removePrinter(services, { ...by(request), ...request.params });
    return { data: { removed: request.params.id } };
  });
}
