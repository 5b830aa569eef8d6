import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { checkoutBody } from '../../../tests/support/world-checkouts.ts';

const KNOWN = '+44 20 7946 0199';
const EMAIL = 'ada@example.com';

describe.each(dialects)('an assistant that may order, on %s,', (dialect) => {
  let test: TestApp;
  let owner: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    test.setNow(NOON);
    owner = await hire(test, 'Owner');
    await fetched(KNOWN);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await allow(50);
  });

  const allow = (ordersUpTo: number | null) =>
    test.call({
      method: 'PUT',
      url: '/staff/assistants',
      token: owner,
      body: { assistantsOff: false, ordersUpTo },
    });
  const orders = () => test.services.db.selectFrom('orders').selectAll().where('source', '=', 'assistant').execute();

  /** Somebody's order that was handed over. */
  async function fetched(phone: string): Promise<void> {
    const { accessToken: token } = (await test.call({ method: 'POST', url: '/auth/guest', body: {} })).body;
    const guest = { name: 'Ada Cook', email: EMAIL };
    const body = { ...pickup([item('margherita', ['size/large'])], { contactPhone: phone }), guest };
    const { _id } = (await test.call({ method: 'POST', url: '/orders', token, body })).body.data;
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
      await test.call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, token: owner, body: { status } });
  }

  async function begin({ phone = KNOWN, type = 'pickup' }: { phone?: string; type?: string } = {}) {
    const line = item('margherita', ['size/large']);
    const { tip, ...body } = checkoutBody({ restaurantId: ids.restaurant, line, email: EMAIL }) as ReturnType<
      typeof checkoutBody
    > & { tip?: object };
    const [method] = body.fulfillment.methods;
    const methods = type === 'pickup' ? [{ type: 'pickup' }] : [method];
    const sent = { ...body, buyer: { ...body.buyer, phone_number: phone }, fulfillment: { methods } };
    const answer = await test.call({ method: 'POST', url: '/ucp/checkout-sessions', body: sent });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  }
  const complete = (id: string) =>
    test.call({ method: 'POST', url: `/ucp/checkout-sessions/${id}/complete`, body: {} });

  it('orders once what a known buyer pays at the counter, however often it is asked', async () => {
    const { id, status, totals } = await begin();
    expect(status).toBe('ready_for_complete');
    const answers = await Promise.all([complete(id), complete(id), complete(id)]);
    expect(answers.map(({ body }) => body.status)).toEqual(Array(3).fill('complete_in_progress'));
    const [order, ...more] = await orders();
    expect(more).toEqual([]);
    expect(order).toMatchObject({ customer_name: 'Ada Cook', order_type: 'Pickup', status: 'Pending Confirmation' });
    expect(Number(order?.total)).toBe(totals.at(-1).amount);
    await test.call({
      method: 'PATCH',
      url: `/staff/orders/${order?.id}/status`,
      token: owner,
      body: { status: 'Confirmed' },
    });
    const done = await complete(id);
    expect(done.body).toMatchObject({ status: 'completed', order: { label: `#${order?.call_number}` } });
    const mails = await test.services.db.selectFrom('outbox').select(['kind', 'recipient']).execute();
    expect(mails.filter(({ kind }) => kind === 'order_placed').length).toBeGreaterThan(0);
  });

  it('leaves it to a person where the number is unknown, and tells so only then', async () => {
    const before = (await orders()).length;
    const { id, status } = await begin({ phone: '+44 20 7946 0111' });
    expect(status).toBe('ready_for_complete');
    const { body } = await complete(id);
    expect(body).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'buyer_confirmation_required' }, {}],
    });
    expect(body.continue_url).toContain(`#${id}`);
    expect(await orders()).toHaveLength(before);
  });

  it('orders nothing above the sum, for delivery, or where the owner does not let it', async () => {
    const before = (await orders()).length;
    expect((await begin({ type: 'delivery' })).status).toBe('requires_escalation');
    await allow(5);
    const dear = await begin();
    expect(dear.status).toBe('requires_escalation');
    expect((await complete(dear.id)).body.status).toBe('requires_escalation');
    await allow(50);
    const { id } = await begin();
    await allow(null);
    expect((await complete(id)).body.status).toBe('requires_escalation');
    expect(await orders()).toHaveLength(before);
  });

  it('is refused whom the restaurant has blocked', async () => {
    const before = (await orders()).length;
    const { id } = await begin();
    await test.call({ method: 'POST', url: '/staff/blocks', token: owner, body: { phone: KNOWN, reason: 'No show' } });
    expect((await complete(id)).body.status).toBe('requires_escalation');
    expect(await orders()).toHaveLength(before);
  });

  it('keeps the sum that an owner set while the door is closed and opened', async () => {
    const set = (assistantsOff: boolean) =>
      test.call({ method: 'PUT', url: '/staff/assistants', token: owner, body: { assistantsOff } });
    await set(true);
    await set(false);
    const read = await test.call({ url: '/staff/assistants', token: owner });
    expect(read.body.data).toEqual({ assistantsOff: false, ordersUpTo: 50 });
  });
});
