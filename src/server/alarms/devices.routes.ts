import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  alarmTestAnswer,
  deviceInput,
  staffDeviceParams,
  staffDevicesAnswer,
} from '../../contract/staff/staff-alarms.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { pushesRefusals } from '../pushes/pushes.refusals.ts';
import type { Services } from '../services.ts';
import { alarmsRefusals } from './alarms.refusals.ts';
import { addDevice, readDevices, removeDevice, testDevice } from './keep-devices.ts';

const { forbidden, not_found } = commonRefusals;
const { too_many_devices } = alarmsRefusals;
const { push_service_unknown } = pushesRefusals;

/** Routes on which staff keep the devices that ring for orders (decision 097). */
export async function devicesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'orders')];
  const by = (request: FastifyRequest) => ({ restaurantId: request.tenant.id, userId: signedIn(request).userId });

  api.get(
    '/staff/devices',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listDevices',
        summary: 'List the devices that ring for unanswered orders',
        response: { 200: staffDevicesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readDevices(services, tenant.id) }),
  );

  api.post(
    '/staff/devices',
    {
      preValidation,
      config: { rateLimit: limits.alarm },
      schema: {
        ...staffSchema,
        operationId: 'addDevice',
        summary: 'Ring a browser by Web Push for unanswered orders',
        description: 'A browser that is known by its endpoint stays the same device.',
        body: deviceInput,
        response: { 201: staffDevicesAnswer },
        refusals: [forbidden, push_service_unknown, too_many_devices],
      },
    },
    async (request, reply) => reply.code(201).send({ data: await addDevice(services, by(request), request.body) }),
  );

  api.post(
    '/staff/devices/:id/test',
    {
      preValidation,
      config: { rateLimit: limits.alarm },
      schema: {
        ...staffSchema,
        operationId: 'testDevice',
        summary: 'Ring a device to show that it rings',
        params: staffDeviceParams,
        response: { 200: alarmTestAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params }) => {
      await testDevice(services, { restaurantId: tenant.id, ...params });
      return { data: { isQueued: true } };
    },
  );

  api.delete(
    '/staff/devices/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removeDevice',
        summary: 'Ring a device no more',
        params: staffDeviceParams,
        response: { 200: staffDevicesAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      await removeDevice(services, { ...by(request), ...request.params });
      return { data: await readDevices(services, request.tenant.id) };
    },
  );
}
