import type { PlaceOrderInput } from '../../src/contract/orders.ts';
import type { Way } from '../../src/server/payments/simulator/simulator.ts';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { item, pickup } from './order-input.ts';
import { employ, userIdOf } from './people.ts';
import { type ServedSimulator, serveSimulator } from './serve-simulator.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { carryOutActs, checkPayments } from './work.ts';

export const CARD = { method: 'Card or wallet', paymentStatus: 'Pending' } as const;
export const KEY = 'rk_test_trattoria';

/** The trattoria with an account at a simulated Stripe, which is a server of its own. */
export interface CardApp extends TestApp {
  stripe: ServedSimulator;
  owner: string;
  customer: string;
  /** Places an order that is paid by card, and returns it. */
  order(more?: Partial<PlaceOrderInput>): Promise<{ _id: string; totalAmount: number; status: string }>;
  /** Opens the order's page and does something on it. Returns the session's id. */
  pay(orderId: string, way?: Way): Promise<string>;
  show(orderId: string): Promise<ShownOrder>;
  staffDo(orderId: string, status: string, more?: object): Promise<{ status: number; body: unknown }>;
  /** Does what the process would do meanwhile. */
  work(): Promise<void>;
}
interface ShownOrder {
  status: string;
  paymentDetails: Record<string, unknown> & { online: Online };
  creditNotes?: object[];
}
interface Online {
  state: string;
  charged: number;
  refunded: number;
  method: string | null;
  lastDigits: string | null;
  isTest: boolean;
  refunds: { amount: number }[];
}

export async function startCardApp(dialect: DialectName, env: Record<string, string> = {}): Promise<CardApp> {
  let test: TestApp | undefined;
  const stripe = await serveSimulator({ clock: () => test?.services.clock() ?? Date.now() });
  test = await startTestApp(dialect, {
    STRIPE_URL: stripe.url,
    PAYMENTS_SECRET: 'p'.repeat(32),
    ACCESS_TOKEN_S: '86400',
    ...env,
  });
  const { call, services } = test;
  const owner = await test.register('owner@example.test');
  await employ(test, await userIdOf(test, owner), 'Owner');
  const customer = await test.register();
  const connected = await call({
    method: 'PUT',
    url: '/staff/payment-account',
    token: owner,
    body: { provider: 'stripe', key: KEY },
  });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  const show = async (orderId: string) => (await call({ url: `/orders/${orderId}`, token: customer })).body.order;
  return {
    ...test,
    stripe,
    owner,
    customer,
    show,
    order: async (more = {}) => {
      const body = pickup([item('margherita', ['size/large'], 2)], { paymentDetails: CARD, ...more });
      const answer = await call({ method: 'POST', url: '/orders', token: customer, body });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.data;
    },
    pay: async (orderId, way = 'pay') => {
      const answer = await call({ method: 'POST', url: `/orders/${orderId}/payment`, token: customer });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const session = answer.body.data.url.split('/').at(-1) as string;
      stripe.simulator.act(session, way);
      return session;
    },
    staffDo: (orderId, status, more = {}) =>
      call({ method: 'PATCH', url: `/staff/orders/${orderId}/status`, token: owner, body: { status, ...more } }),
    work: async () => {
      for (let round = 0; round < 4; round++) {
        test.setNow(services.clock() + 31_000);
        await checkPayments(services);
        await carryOutActs(services);
      }
    },
    close: async () => {
      await test.close();
      await stripe.close();
    },
  };
}
