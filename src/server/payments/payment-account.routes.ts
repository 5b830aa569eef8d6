import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { paymentAccountAnswer, paymentAccountInput, paymentTestAnswer } from '../../contract/staff/staff-payments.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { settingsRefusals } from '../settings/settings.refusals.ts';
import { connectAccount, disconnectAccount, readPaymentAccount, testAccount } from './connect-account.ts';
import { paymentAccountRefusals } from './payment-account.refusals.ts';

const { forbidden } = commonRefusals;
const { payments_open, payments_secret_missing, payment_currency, no_simulator, ...wrong } = paymentAccountRefusals;
const WRONG = Object.values(wrong);

/** Routes on which owners connect the restaurant with its account of payments (decision 092). */
export async function paymentAccountRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'payments')];
  const change = (request: FastifyRequest) => ({ tenant: request.tenant, userId: signedIn(request).userId });

  api.get(
    '/staff/payment-account',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getPaymentAccount',
        summary: 'Get the restaurant’s account of online payments, without its key',
        response: { 200: paymentAccountAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readPaymentAccount(services, tenant) }),
  );

  api.put(
    '/staff/payment-account',
    {
      preValidation,
      config: { rateLimit: limits.findAccount },
      schema: {
        ...staffSchema,
        operationId: 'connectPaymentAccount',
        summary: 'Connect the restaurant with its own account of online payments, once the key has been tried',
        body: paymentAccountInput,
        response: { 200: paymentAccountAnswer },
        refusals: [forbidden, ...WRONG, payment_currency, payments_open, payments_secret_missing, no_simulator],
      },
    },
    async (request) => {
      await connectAccount(services, change(request), request.body);
      return { data: await readPaymentAccount(services, request.tenant) };
    },
  );

  api.post(
    '/staff/payment-account/test',
    {
      preValidation,
      config: { rateLimit: limits.findAccount },
      schema: {
        ...staffSchema,
        operationId: 'testPaymentAccount',
        summary: 'Try the connected account, and register again where its events arrive',
        response: { 200: paymentTestAnswer },
        refusals: [forbidden, ...WRONG],
      },
    },
    async ({ tenant }) => ({ data: await testAccount(services, tenant) }),
  );

  api.delete(
    '/staff/payment-account',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'disconnectPaymentAccount',
        summary: 'Take no more payments online, once all are settled',
        response: { 200: paymentAccountAnswer },
        refusals: [forbidden, payments_open, settingsRefusals.payment_method_needed],
      },
    },
    async (request) => {
      await disconnectAccount(services, change(request));
      return { data: await readPaymentAccount(services, request.tenant) };
    },
  );
}
