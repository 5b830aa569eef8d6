import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { staffDetailsAnswer, staffDetailsChange } from '../../contract/staff/staff-details.ts';
import {
  staffDeliveryAnswer,
  staffDeliveryChange,
  staffOpeningHoursAnswer,
  staffOpeningHoursChange,
  staffPaymentMethodsAnswer,
  staffPaymentMethodsChange,
} from '../../contract/staff/staff-settings.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { changeOpeningHours, readOpeningHours } from './change-opening-hours.ts';
import { changePaymentMethods, readPaymentMethods } from './change-payment-methods.ts';
import { changeDelivery, readDelivery } from './delivery.ts';
import { changeDetails, readDetails } from './details.ts';
import { settingsRefusals } from './settings.refusals.ts';

const { forbidden } = commonRefusals;
const { menu_changed } = versionsRefusals;

/** Routes on which owners and managers edit the restaurant's settings. */
export async function settingsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/staff/details',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getDetails',
        summary: 'Get the restaurant’s name, address and contact details',
        response: { 200: staffDetailsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readDetails(services.db, tenant.id) }),
  );

  api.put(
    '/staff/details',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeDetails',
        summary: 'Replace the restaurant’s name, address and contact details',
        description: carriesRecord,
        body: staffDetailsChange,
        response: { 200: staffDetailsAnswer },
        refusals: [forbidden, menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeDetails(services, { restaurantId: tenant.id, userId, change }) };
    },
  );

  api.get(
    '/staff/opening-hours',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getOpeningHours',
        summary: 'Get the weekly opening hours and the exceptions',
        response: { 200: staffOpeningHoursAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readOpeningHours(services.db, tenant.id) }),
  );

  api.put(
    '/staff/opening-hours',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeOpeningHours',
        summary: 'Replace the weekly opening hours, the exceptions and the closures',
        description: carriesRecord,
        body: staffOpeningHoursChange,
        response: { 200: staffOpeningHoursAnswer },
        refusals: [forbidden, menu_changed, textsRefusals.own_language_missing],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeOpeningHours(services, { tenant, userId, change }) };
    },
  );

  api.get(
    '/staff/delivery-settings',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getDeliverySettings',
        summary: 'Get the delivery and collection settings',
        response: { 200: staffDeliveryAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readDelivery(services.db, tenant.id) }),
  );

  api.put(
    '/staff/delivery-settings',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeDeliverySettings',
        summary: 'Change the delivery and collection settings',
        description: `The next order is priced by these settings. ${carriesRecord}`,
        body: staffDeliveryChange,
        response: { 200: staffDeliveryAnswer },
        refusals: [forbidden, menu_changed, settingsRefusals.nothing_offered, textsRefusals.own_language_missing],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeDelivery(services, { tenant, userId, change }) };
    },
  );

  api.get(
    '/staff/payment-methods',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getPaymentMethods',
        summary: 'List the payment methods',
        response: { 200: staffPaymentMethodsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readPaymentMethods(services.db, tenant.id) }),
  );

  api.put(
    '/staff/payment-methods',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changePaymentMethods',
        summary: 'Switch payment methods on or off',
        description: carriesRecord,
        body: staffPaymentMethodsChange,
        response: { 200: staffPaymentMethodsAnswer },
        refusals: [
          forbidden,
          menu_changed,
          settingsRefusals.payment_method_unknown,
          settingsRefusals.payment_method_needed,
        ],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changePaymentMethods(services, { restaurantId: tenant.id, userId, change }) };
    },
  );
}
