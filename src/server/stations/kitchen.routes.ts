import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as contract from '../../contract/staff/staff-stations.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { bumpLine } from './bump-line.ts';
import { askingDevice, pair } from './pair-kitchen-device.ts';
import { readScreen } from './station-screen.ts';
import { stationsRefusals } from './stations.refusals.ts';

const { device_unknown, code_unknown, too_many_kitchen_codes, line_not_cooking } = stationsRefusals;

/**
 * Routes of paired devices, which have no account: a device may read its station's screen and say what is done there, and nothing else.
 * Its secret is the header `kitchen-device`. They are in no document: only our own page calls them.
 */
export async function kitchenRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const hide = true;

  api.post(
    '/kitchen/devices',
    {
      config: { rateLimit: limits.kitchenCode },
      schema: {
        hide,
        body: contract.pairInput,
        response: { 201: contract.pairedAnswer },
        refusals: [code_unknown, too_many_kitchen_codes],
      },
    },
    async ({ tenant, body }, reply) =>
      reply.code(201).send({ data: { token: await pair(services, tenant.id, body.code) } }),
  );

  api.get(
    '/kitchen/screen',
    { schema: { hide, response: { 200: contract.stationScreenAnswer }, refusals: [device_unknown] } },
    async (request) => {
      const { station_id } = await askingDevice(services, request);
      return { data: await readScreen(services, request.tenant, station_id) };
    },
  );

  api.put(
    '/kitchen/lines',
    {
      preValidation: async (request) => void (await askingDevice(services, request)),
      schema: {
        hide,
        body: contract.lineDoneInput,
        response: { 200: contract.stationScreenAnswer },
        refusals: [device_unknown, commonRefusals.not_found, line_not_cooking],
      },
    },
    async (request) => {
      const { station_id: stationId } = await askingDevice(services, request);
      await bumpLine(services, { restaurantId: request.tenant.id, stationId }, request.body);
      return { data: await readScreen(services, request.tenant, stationId) };
    },
  );
}
