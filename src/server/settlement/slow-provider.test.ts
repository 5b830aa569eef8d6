import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { item } from '../../../tests/support/order-input.ts';
import { employ } from '../../../tests/support/people.ts';
import { NOON, SUSHI } from '../../../tests/support/test-app.ts';
import { checkPayments } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { importIds } from '../import/import-ids.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { createServices } from '../wire.ts';
import { startSettlement } from './start-settlement.ts';

const SLOWLY = { timeout: 15_000 };

/** Processes that settle payments with a provider that takes its time. */
describe.each(dialects)('with a slow provider, on %s, payments', (dialect) => {
  let test: CardApp;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await test.close();
  });

  /** Settles in a process of its own, as far as the database sees. */
  function settleIn(services: Services) {
    const settlement = startSettlement(services);
    services.payments.wake = settlement.wake;
    closing.push(settlement.stop);
    settlement.wake();
  }
  /** The embedded database belongs to one process: there it is a second worker of it. */
  function secondProcess(): Services {
    const { config, clock } = test.services;
    if (!test.databaseUrl) return test.services;
    const other = openDatabase({ databaseUrl: test.databaseUrl, dataDir: config.DATA_DIR });
    closing.push(() => other.db.destroy());
    return createServices(config, other, clock);
  }
  /** Orders that are paid and wait to be accepted. Returns their ids. */
  async function paid(count: number): Promise<string[]> {
    const placed: string[] = [];
    for (let i = 0; i < count; i++) {
      const { _id } = await test.order();
      await test.pay(_id);
      await checkPayments(test.services);
      placed.push(_id);
    }
    return placed;
  }
  async function accept(orders: string[]): Promise<void> {
    for (const id of orders) await test.staffDo(id, 'Confirmed');
  }
  const acts = () =>
    test.services.db.selectFrom('payment_acts').selectAll().where('kind', '=', 'capture').orderBy('id').execute();
  /** Holds every capture of the account back, and counts them. */
  function holdCaptures(key = '') {
    const held: (() => void)[] = [];
    let isOpen = false;
    test.stripe.before = ({ path, headers }) => {
      if (!path.endsWith('/capture') || !headers['authorization']?.endsWith(key)) return;
      return new Promise((resolve) => {
        held.push(resolve);
        if (isOpen) resolve();
      });
    };
    closing.push(async () => release());
    const release = () => {
      isOpen = true;
      for (const answer of held) answer();
    };
    return { count: () => held.length, release };
  }

  it('are asked for once by two processes, though the provider takes longer than a claim once lasted', async () => {
    await accept(await paid(6));
    const captures = holdCaptures();
    settleIn(test.services);
    await expect.poll(captures.count, SLOWLY).toBe(5);
    test.setNow(test.services.clock() + MINUTE);
    settleIn(secondProcess());
    await expect.poll(captures.count, SLOWLY).toBe(6);
    await new Promise((resolve) => setTimeout(resolve, 300));
    captures.release();
    await expect.poll(async () => (await acts()).every(({ done_at }) => done_at !== null), SLOWLY).toBe(true);
    expect(captures.count()).toBe(6);
    expect((await acts()).map(({ attempts, failed_at }) => [attempts, failed_at])).toEqual(Array(6).fill([1, null]));
  });

  it('of one restaurant hold up no other', async () => {
    const orders = await paid(7);
    const sushi = await acceptedSushi();
    await accept(orders);
    const captures = holdCaptures('rk_test_trattoria');
    settleIn(test.services);
    await expect.poll(captures.count, SLOWLY).toBe(5);
    await expect
      .poll(async () => (await acts()).find(({ payment_id }) => payment_id === sushi)?.done_at, SLOWLY)
      .toBe(test.services.clock());
    expect(captures.count()).toBe(5);
  });

  /** An accepted order of the other restaurant. Returns its payment's id. */
  async function acceptedSushi(): Promise<string> {
    const ids = importIds('sushi-bar');
    const call: CardApp['call'] = (request) => test.call({ host: SUSHI, ...request });
    const owner = await test.register('sushi@example.test', SUSHI);
    const { _id: ownerId } = (await call({ url: '/users/me', token: owner })).body.data.user;
    await employ(test, ownerId, 'Owner', ids.restaurant);
    const account = { provider: 'stripe', key: 'rk_test_sushi_bar' };
    await call({ method: 'PUT', url: '/staff/payment-account', token: owner, body: account });
    const customer = await test.register('eater@example.test', SUSHI);
    const maki = {
      ...item('lemonade'),
      productId: ids.of('product', 'maki'),
      ...{ unitPrice: 6.5, itemSubtotal: 6.5, productName: 'Maki' },
    };
    const body = {
      restaurantId: ids.restaurant,
      items: [maki],
      ...{ subtotal: 6.5, discountAmount: 0, deliveryFee: 0, serviceFee: 0, taxes: 0, totalAmount: 6.5 },
      ...{ orderType: 'Pickup', isASAP: true, scheduledAt: null, deliveryAddress: null, customerNotes: '' },
      ...{ contactPhone: '+351 912 345 678', paymentDetails: { method: 'Card or wallet', paymentStatus: 'Pending' } },
    };
    const placed = await call({ method: 'POST', url: '/orders', token: customer, body });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { _id } = placed.body.data;
    const opened = await call({ method: 'POST', url: `/orders/${_id}/payment`, token: customer });
    test.stripe.simulator.act(opened.body.data.url.split('/').at(-1), 'pay');
    await checkPayments(test.services);
    await call({
      method: 'PATCH',
      url: `/staff/orders/${_id}/status`,
      token: owner,
      body: { status: 'Confirmed' },
    });
    const payment = await test.services.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', _id)
      .executeTakeFirstOrThrow();
    return payment.id;
  }
});
