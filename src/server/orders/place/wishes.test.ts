import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { composeMail } from '../../mail/compose-mail.ts';

describe.each(dialects)('what customers wish for a dish that is missing, on %s,', (dialect) => {
  let test: TestApp;
  let customer: string;
  let manager: string;
  beforeAll(async () => {
    test = await startTestApp(dialect, { RATE_LIMITS: 'false' });
    customer = await test.register();
    manager = await hire(test, 'Manager');
  });
  afterAll(() => test.close());

  const ask = (asksWishes: boolean, token = manager) =>
    test.call({ method: 'PUT', url: '/staff/wishes', token, body: { asksWishes } });
  const restaurant = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  const place = (wish: string | undefined) =>
    test.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: pickup([{ ...item('margherita', ['size/large']), ...(wish && { wish }) } as never, item('lemonade')]),
    });

  it('is kept only where the restaurant asks, which at first it does not', async () => {
    expect(await restaurant()).not.toHaveProperty('asksWishes');
    const { status, body } = await place('call');
    expect(status).toBe(201);
    expect(body.data.items[0]).not.toHaveProperty('wish');
    expect((await ask(true, await hire(test, 'Staff'))).status).toBe(403);
  });

  it('is read by staff and in the confirmation, for each dish that has one', async () => {
    expect((await ask(true)).body.data).toEqual({ asksWishes: true, takesLineNotes: false });
    expect((await restaurant()).asksWishes).toBe(true);
    const { body } = await place('replace');
    expect(body.data.items[0].wish).toBe('replace');
    expect(body.data.items[1]).not.toHaveProperty('wish');
    const seen = await test.call({ url: `/staff/orders/${body.data._id}`, token: manager });
    expect(seen.body.order.items.map(({ wish }: { wish?: string }) => wish)).toEqual(['replace', undefined]);
    const rows = await test.services.db.selectFrom('outbox').selectAll().where('kind', '=', 'order_placed').execute();
    const mails = await Promise.all(rows.map((row) => composeMail(test.services, row)));
    expect(mails.filter(({ text }) => text.includes('If missing: replace it'))).toHaveLength(1);
  });

  it('is one of three, and stays with its order when the restaurant asks no more', async () => {
    expect((await place('surprise')).status).toBe(422);
    const { body } = await place('leave_out');
    await ask(false);
    const shown = await test.call({ url: `/orders/${body.data._id}`, token: customer });
    expect(shown.body.order.items[0].wish).toBe('leave_out');
  });
});
