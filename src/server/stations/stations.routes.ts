import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as contract from '../../contract/staff/staff-stations.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { bumpLine } from './bump-line.ts';
import {
  addKitchenDevice,
  addStation,
  changeStation,
  readStations,
  removeStation,
  revokeKitchenDevice,
} from './change-stations.ts';
import { readScreen } from './station-screen.ts';
import { stationsRefusals } from './stations.refusals.ts';

const { forbidden, not_found } = commonRefusals;
const { too_many_stations, too_many_kitchen_devices, line_not_cooking } = stationsRefusals;

/** Routes of the kitchen's stations: kept in the office, and shown to whoever cooks (decision 100). */
export async function stationsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const may = (permission: 'orders' | 'settings') => [services.authenticate, requireStaff(services.db, permission)];
  const act = (request: FastifyRequest) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });
  const answer = contract.stationsAnswer;
  const params = contract.stationParams;

  api.get(
    '/staff/stations',
    {
      preValidation: may('orders'),
      schema: {
        ...staffSchema,
        operationId: 'listStations',
        summary: 'List the kitchen’s stations with their devices',
        response: { 200: answer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { stations: await readStations(services.db, tenant.id) } }),
  );

  api.post(
    '/staff/stations',
    {
      preValidation: may('settings'),
      schema: {
        ...staffSchema,
        operationId: 'addStation',
        summary: 'Add a station to the kitchen',
        body: contract.stationInput,
        response: { 201: answer },
        refusals: [forbidden, too_many_stations],
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: { stations: await addStation(services, act(request), request.body) } }),
  );

  api.put(
    '/staff/stations/:id',
    {
      preValidation: may('settings'),
      schema: {
        ...staffSchema,
        operationId: 'changeStation',
        summary: 'Change a station’s name, or what is cooked there',
        params,
        body: contract.stationInput,
        response: { 200: answer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({
      data: { stations: await changeStation(services, { ...act(request), ...request.params }, request.body) },
    }),
  );

  api.delete(
    '/staff/stations/:id',
    {
      preValidation: may('settings'),
      schema: {
        ...staffSchema,
        operationId: 'removeStation',
        summary: 'Remove a station with its devices',
        params,
        response: { 200: answer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({
      data: { stations: await removeStation(services, { ...act(request), ...request.params }) },
    }),
  );

  api.post(
    '/staff/stations/:id/devices',
    {
      preValidation: may('settings'),
      schema: {
        ...staffSchema,
        operationId: 'addKitchenDevice',
        summary: 'Add a device to a station',
        description: 'Only this answer has the `code`, which pairs one device within ten minutes.',
        params,
        body: contract.kitchenDeviceInput,
        response: { 201: contract.pairingAnswer },
        refusals: [forbidden, not_found, too_many_kitchen_devices],
      },
    },
    async (request, reply) => {
      const data = await addKitchenDevice(services, { ...act(request), ...request.params }, request.body.name);
      return reply.code(201).send({ data });
    },
  );

  api.delete(
    '/staff/kitchen-devices/:id',
    {
      preValidation: may('settings'),
      schema: {
        ...staffSchema,
        operationId: 'revokeKitchenDevice',
        summary: 'Take a device’s rights away at once',
        params,
        response: { 200: answer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({
      data: { stations: await revokeKitchenDevice(services, { ...act(request), ...request.params }) },
    }),
  );

  api.get(
    '/staff/stations/:id/screen',
    {
      preValidation: may('orders'),
      schema: {
        ...staffSchema,
        operationId: 'getStationScreen',
        summary: 'Get the orders that a station cooks now, each with its own lines',
        params,
        response: { 200: contract.stationScreenAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params: { id } }) => ({ data: await readScreen(services, tenant, id) }),
  );

  api.put(
    '/staff/stations/:id/lines',
    {
      preValidation: may('orders'),
      schema: {
        ...staffSchema,
        operationId: 'bumpLine',
        summary: 'Say that a line of an order is done, or is not after all',
        params,
        body: contract.lineDoneInput,
        response: { 200: contract.stationScreenAnswer },
        refusals: [forbidden, not_found, line_not_cooking],
      },
    },
    async ({ tenant, params: { id: stationId }, body }) => {
      await bumpLine(services, { restaurantId: tenant.id, stationId }, body);
      return { data: await readScreen(services, tenant, stationId) };
    },
  );
}
