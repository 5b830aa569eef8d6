import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { saveTaxes } from '../../../tests/support/receipt-facts.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

describe.each(dialects)('mails about an order, on %s,', (dialect) => {
  let test: TestApp;
  let owner: string;
  let customer: string;
  beforeAll(async () => {
    test = await startTestApp(dialect, { RATE_LIMITS: 'false' });
    owner = await test.register('owner@example.test');
    await employ(test, await userIdOf(test, owner), 'Owner');
    customer = await test.register();
  });
  afterAll(() => test.close());

  const set = (fewMails: boolean, token = owner) =>
    test.call({ method: 'PUT', url: '/staff/order-mails', token, body: { fewMails } });
  /** Of which statuses a customer is mailed on the way of an order. */
  const mailedOf = async (...statuses: string[]) => {
    await test.services.db.deleteFrom('outbox').execute();
    const placed = await test.call({
      ...{ method: 'POST', url: '/orders', token: customer },
      body: pickup([item('margherita', ['size/large'], 2)]),
    });
    const url = `/staff/orders/${placed.body.data._id}/status`;
    for (const status of statuses) {
      const answer = await test.call({ method: 'PATCH', url, token: owner, body: { status, reason: 'busy' } });
      expect(answer.status).toBe(200);
    }
    const rows = await test.services.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .orderBy('created_at')
      .execute();
    return rows
      .filter(({ kind }) => kind === 'order_placed' || kind === 'order_status')
      .map(({ payload }) => JSON.parse(payload).status as string)
      .sort();
  };
  const WAY = ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'];

  it('tell of each step where the restaurant has said nothing', async () => {
    expect(await mailedOf(...WAY)).toEqual([...WAY, 'Pending Confirmation'].sort());
  });

  it('tell of fewer where it wants so: received, ready, called off', async () => {
    expect((await set(true)).body.data).toEqual({ fewMails: true });
    expect(await mailedOf(...WAY)).toEqual(['Pending Confirmation', 'Ready for Pickup']);
    expect(await mailedOf('Confirmed', 'Cancelled by Restaurant')).toEqual([
      'Cancelled by Restaurant',
      'Pending Confirmation',
    ]);
    expect((await test.call({ url: '/restaurants/public/-' })).body.data.restaurant.fewMails).toBe(true);
    await set(false);
    expect(await mailedOf('Confirmed')).toEqual(['Confirmed', 'Pending Confirmation']);
  });

  it('bring the receipt at the handover where one is given', async () => {
    await set(true);
    await saveTaxes(test, owner, TAXES);
    expect(await mailedOf(...WAY)).toEqual(['Completed', 'Pending Confirmation', 'Ready for Pickup']);
    await set(false);
  });

  it('are set by who may change settings', async () => {
    expect((await set(true, customer)).status).toBe(403);
  });
});
