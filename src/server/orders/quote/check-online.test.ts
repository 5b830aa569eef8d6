import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../../tests/support/card-payments.ts';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup } from '../../../../tests/support/order-input.ts';
import { NOON } from '../../../../tests/support/test-app.ts';

const HOUR = 3_600_000;

describe.each(dialects)('a restaurant that wants some orders paid online, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
  });
  afterAll(() => test.close());
  beforeEach(() => test.setNow(NOON));

  const url = '/staff/payment-methods';
  const never = { above: null, guests: false, laterDays: false };
  const methods = async () => (await test.call({ url, token: test.owner })).body.data;
  const rule = async (onlineOnly: object | null) => {
    const { methods: same } = await methods();
    const answer = await test.call({ method: 'PUT', url, token: test.owner, body: { methods: same, onlineOnly } });
    expect(answer.status).toBe(200);
    return answer.body.data.onlineOnly;
  };
  const place = async (more: object, token = test.customer) => {
    const body = pickup([item('margherita', ['size/large'], 2)], more);
    return (await test.call({ method: 'POST', url: '/orders', token, body })).body;
  };
  const shown = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('says nothing of it until it has set it, and nothing more once it has not', async () => {
    expect(await methods()).not.toHaveProperty('onlineOnly');
    expect(await shown()).not.toHaveProperty('onlineOnly');
    await rule({ ...never, guests: true });
    expect((await shown()).onlineOnly).toEqual({ ...never, guests: true });
    expect(await rule(null)).toBeUndefined();
    expect(await shown()).not.toHaveProperty('onlineOnly');
  });

  it('takes orders above its amount by card only', async () => {
    expect(await rule({ ...never, above: 26 })).toEqual({ ...never, above: 26 });
    expect((await place({})).data.status).toBe('Pending Confirmation');
    await rule({ ...never, above: 25.99 });
    expect((await place({})).code).toBe('online_payment_required');
    expect((await place({ paymentDetails: CARD })).data.status).toBe('Awaiting Payment');
  });

  it('takes guests’ orders by card only', async () => {
    await rule({ ...never, guests: true });
    expect((await place({})).data.status).toBe('Pending Confirmation');
    const { accessToken } = (await test.call({ method: 'POST', url: '/auth/guest' })).body;
    const guest = { guest: { name: 'Gia', email: 'gia@example.com' } };
    expect((await place(guest, accessToken)).code).toBe('online_payment_required');
    expect((await place({ ...guest, paymentDetails: CARD }, accessToken)).data.status).toBe('Awaiting Payment');
  });

  it('takes orders for another day by card only', async () => {
    await rule({ ...never, laterDays: true });
    const at = (instant: number) => ({ isASAP: false, scheduledAt: new Date(instant).toISOString() });
    expect((await place(at(NOON + 2 * HOUR))).data.status).toBe('Pending Confirmation');
    expect((await place(at(NOON + 24 * HOUR))).code).toBe('online_payment_required');
  });
});
